import { attributeOf, elementsIn, type HtmlElement, type HtmlNode, textIn } from './html-tree.ts';

/** What restaurants call their menu in the languages that owners have their pages in. */
const MENU_WORDS =
  'menus? menú menù menü cartes? karten? speisekarten? getränkekarten? weinkarten? tageskarten? mittagskarten? carta cartas cardápio ementa meny spisekort menukaart kaart'.split(
    ' ',
  );
/** Its parts. A picture that is called so shows a dish. */
const PART_WORDS =
  'speisen getränke food drinks? wines? boissons? vins? plats? desserts? lunch dinner brunch breakfast déjeuner dejeuner dîner diner cocktails? formules?'.split(
    ' ',
  );
const wordPattern = (words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
const MENU_PATTERN = wordPattern(MENU_WORDS);
const MENU_OR_PART_PATTERN = wordPattern([...MENU_WORDS, ...PART_WORDS]);
/** A picture to press on. */
const SIGN_PATTERN = /icon|logo|burger|toggle|button/i;
const PICTURE_PATTERN = /\.(?:jpe?g|png)$/i;
const PDF_PATTERN = /\.pdf$|\bpdf\b/i;
const MAX_LINKS = 5;

/**
 * The addresses of PDF files that a page calls its menu or a part of it, in the order of the page, each once; without any, of
 * pictures that it calls so. Five at most.
 */
export function findMenuLinks(nodes: readonly HtmlNode[], pageAddress: string): string[] {
  const baseElement = elementsIn(nodes).find(({ tagName }) => tagName === 'base');
  const base = URL.parse((baseElement && attributeOf(baseElement, 'href')) ?? '', pageAddress)?.href ?? pageAddress;
  const addresses = { pdf: new Set<string>(), picture: new Set<string>() };
  for (const element of elementsIn(nodes)) {
    const target = attributeOf(element, LINKING_ATTRIBUTES[element.tagName] ?? '');
    const url = target === undefined ? null : URL.parse(target.trim(), base);
    if (!url || !['http:', 'https:'].includes(url.protocol)) continue;
    url.hash = '';
    const words = `${wordsOf(element)} ${fileNameOfPath(url.pathname).replaceAll(/[-_+.\d]/g, ' ')}`;
    const isPicture = PICTURE_PATTERN.test(url.pathname);
    if (isPicture && MENU_PATTERN.test(words) && !SIGN_PATTERN.test(words)) addresses.picture.add(url.href);
    const isPdf = element.tagName !== 'img' && PDF_PATTERN.test(`${words} ${url.pathname}`);
    if (!isPicture && isPdf && MENU_OR_PART_PATTERN.test(words)) addresses.pdf.add(url.href);
  }
  return [...(addresses.pdf.size > 0 ? addresses.pdf : addresses.picture)].slice(0, MAX_LINKS);
}

const LINKING_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  img: 'src',
  embed: 'src',
  iframe: 'src',
  object: 'data',
};

const wordsOf = (element: HtmlElement): string =>
  [
    element.tagName === 'a' ? textIn(element) : '',
    ...['title', 'alt', 'aria-label', 'download'].map((name) => attributeOf(element, name) ?? ''),
  ].join(' ');

/** The last part of a path, in letters. */
export function fileNameOfPath(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

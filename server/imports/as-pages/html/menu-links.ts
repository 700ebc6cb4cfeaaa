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
/** More than a link to a picture has in it. Hostile pages have links in links. */
const MAX_LINK_ELEMENTS = 100;
/** Copies of a picture for smaller screens, as content managers name them: "menu-1024x724.jpg". */
const SIZE_PATTERN = /-(?:(\d{1,5})x(\d{1,5})|scaled)(?=\.[a-z]{3,4}$)/i;

/**
 * The addresses of PDF files that a page calls its menu or a part of it, in the order of the page, each once; without any, of
 * pictures that it calls so.
 */
export function findMenuLinks(nodes: readonly HtmlNode[], pageAddress: string): string[] {
  const baseElement = elementsIn(nodes).find(({ tagName }) => tagName === 'base');
  const base = URL.parse((baseElement && attributeOf(baseElement, 'href')) ?? '', pageAddress)?.href ?? pageAddress;
  const pdfs = new Set<string>();
  const pictures = new PictureLinks();
  /** Small pictures that lead to themselves in full size. */
  const previews = new Set<HtmlElement>();
  for (const element of elementsIn(nodes)) {
    const url = linkedFrom(element, base);
    if (!url || previews.has(element)) continue;
    const images = element.tagName === 'a' ? imagesIn(element) : [];
    const words = [...[element, ...images].map(wordsOf), wordsOfPath(url.pathname)].join(' ');
    const isPicture = PICTURE_PATTERN.test(url.pathname);
    if (isPicture) {
      for (const image of images) previews.add(image);
      const allWords = [words, ...images.map((image) => wordsOfPath(attributeOf(image, 'src') ?? ''))].join(' ');
      if (MENU_PATTERN.test(allWords) && !SIGN_PATTERN.test(allWords)) pictures.add(url);
    }
    const isPdf = element.tagName !== 'img' && PDF_PATTERN.test(`${words} ${url.pathname}`);
    if (!isPicture && isPdf && MENU_OR_PART_PATTERN.test(words)) pdfs.add(url.href);
  }
  return pdfs.size > 0 ? [...pdfs] : pictures.list();
}

/** What an element links or shows on the web. */
function linkedFrom(element: HtmlElement, base: string): URL | undefined {
  const target = attributeOf(element, LINKING_ATTRIBUTES[element.tagName] ?? '');
  const url = target === undefined ? null : URL.parse(target.trim(), base);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  url.hash = '';
  return url;
}

/** Each picture once, in its largest size. */
class PictureLinks {
  readonly #byName = new Map<string, { href: string; pixels: number }>();

  add({ origin, pathname, search, href }: URL): void {
    const name = `${origin}${pathname.replace(SIZE_PATTERN, '')}${search}`;
    const [, width, height] = SIZE_PATTERN.exec(pathname) ?? [];
    const pixels = width === undefined ? Number.POSITIVE_INFINITY : Number(width) * Number(height);
    if (pixels > (this.#byName.get(name)?.pixels ?? -1)) this.#byName.set(name, { href, pixels });
  }

  list(): string[] {
    return Array.from(this.#byName.values(), ({ href }) => href);
  }
}

const imagesIn = ({ childNodes }: HtmlElement): HtmlElement[] =>
  elementsIn(childNodes)
    .take(MAX_LINK_ELEMENTS)
    .filter(({ tagName }) => tagName === 'img')
    .toArray();

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

const wordsOfPath = (path: string): string => fileNameOfPath(path).replaceAll(/[-_+.\d]/g, ' ');

/** The last part of a path, in letters. */
export function fileNameOfPath(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

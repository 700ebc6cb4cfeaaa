import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** As browsers nest at most. Deeper elements aren't read. */
export const MAX_DEPTH = 500;

/** The children of the whole document. */
export const parseHtml = (html: string): HtmlNode[] => parse(html).childNodes;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Every element, from the first to the last, also those that aren't shown. */
export function* elementsIn(nodes: readonly HtmlNode[], depth = 0): Generator<HtmlElement> {
  if (depth > MAX_DEPTH) return;
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(node.childNodes, depth + 1);
  }
}

/** All text in a node, shown or not, with single spaces. */
export const textIn = (node: HtmlNode): string => textWithBreaks(node).replace(/\s+/g, ' ').trim();

/** The same with the spaces of its source. */
export function textWithBreaks(node: HtmlNode): string {
  const texts: string[] = [];
  const collect = (part: HtmlNode, depth: number) => {
    if (isText(part)) texts.push(part.value);
    else if (isElement(part) && depth <= MAX_DEPTH) for (const child of part.childNodes) collect(child, depth + 1);
  };
  collect(node, 0);
  return texts.join('');
}

/** A text that is written as in HTML, without its entities: "Moules &amp; frites". What looks like a tag stays text. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? parseFragment(text.replaceAll('<', '&lt;')).childNodes.map(textWithBreaks).join('') : text;

/** They have no part of the page's own text. */
const OTHER_TAGS: ReadonlySet<string> = new Set(
  'head script style noscript template nav footer aside button select option input textarea iframe object embed svg math canvas audio video map dialog s strike del'.split(
    ' ',
  ),
);
const OTHER_ROLES: ReadonlySet<string> = new Set(
  'navigation contentinfo search banner dialog alertdialog alert button menu menubar tablist toolbar'.split(' '),
);
const HIDING_STYLE_PATTERN = /display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden/i;
/** Names of classes, each tested by itself: dishes may be cookies, too. */
const OTHER_CLASS_PATTERN =
  /\b(?:sr-only|screen-reader-text|visually-?hidden)(?:-focusable)?$|(?:cookie|consent|gdpr)s?[-_ ]?(?:banner|bar|notice|box|popup|modal|policy|law|overlay|consent|sdk)(?![a-z])|\b(?:newsletter|breadcrumbs?)(?![\w-])/i;
/** It says what the element has around it, or hasn't. */
const STATE_CLASS_PATTERN = /^(?:no|not|has|with|without|hide|show)[-_]/i;
/** One of several parts of which a page shows one at a time: all of them are the menu. */
const PANEL_PATTERN = /tab|panel|accordion|collapse|slide|carousel/i;

/** Whether an element is left out: not shown, or not about what the page is about. */
export function isLeftOut(element: HtmlElement): boolean {
  // Its classes are about the whole page, and some pages are hidden until their script has run.
  if (element.tagName === 'html' || element.tagName === 'body') return false;
  if (OTHER_TAGS.has(element.tagName)) return true;
  const role = attributeOf(element, 'role') ?? '';
  if (OTHER_ROLES.has(role)) return true;
  const names = `${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''}`;
  if (names.split(/\s/).some((name) => OTHER_CLASS_PATTERN.test(name) && !STATE_CLASS_PATTERN.test(name))) return true;
  const isHidden =
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    HIDING_STYLE_PATTERN.test(attributeOf(element, 'style') ?? '');
  return isHidden && !PANEL_PATTERN.test(`${role} ${names}`);
}

const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big br cite code data dfn em font i img ins kbd label mark picture q rp rt ruby samp small source span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Whether an element and all in it run within a line. What a style sheet says isn't known. */
export function isInline(node: HtmlNode, depth = 0): boolean {
  if (!isElement(node)) return true;
  return (
    INLINE_TAGS.has(node.tagName) && depth < MAX_DEPTH && node.childNodes.every((child) => isInline(child, depth + 1))
  );
}

import { hasPrice } from '../lines/line-roles.ts';
import type { MenuLine } from '../lines/menu-line.ts';
import { decodeHtml } from './decode-html.ts';
import { parseHtml } from './html-tree.ts';
import { findMenuLinks } from './menu-links.ts';
import { readHtmlLines } from './read-html-lines.ts';
import { nameSections } from './section-buttons.ts';
import { readStructuredMenu } from './structured-menu.ts';

/** With fewer prices, a page says something else, and may link its menu. */
const MIN_PRICES = 3;
/** A menu without prices has at least so many lines below its headings. */
const MIN_LINES = 5;
/** What a page describes to programs may be a part of its menu: then its text is read. */
const MIN_DESCRIBED = 0.8;

export type WebPageText = { lines: MenuLine[] } | { links: string[] };

/**
 * The menu on a page: what it describes to programs, else its text; if there is none, the files that it calls its menu.
 * Without lines and links there is no menu. Undefined if the bytes are no text.
 */
export function readWebPage(bytes: Uint8Array, charset: string | undefined, address: string): WebPageText | undefined {
  const html = decodeHtml(bytes, charset);
  if (html === undefined) return undefined;
  const nodes = parseHtml(html);
  nameSections(nodes);
  const textLines = readHtmlLines(nodes);
  const pricesOfText = textLines.filter(hasPrice).length;
  const structuredMenu = readStructuredMenu(nodes);
  if (structuredMenu.items >= MIN_PRICES && structuredMenu.priced >= pricesOfText * MIN_DESCRIBED)
    return { lines: structuredMenu.lines };
  if (pricesOfText >= MIN_PRICES) return { lines: textLines };
  const links = findMenuLinks(nodes, address);
  if (links.length > 0) return { links };
  const isMenu = pricesOfText > 0 || (textLines.length >= MIN_LINES && hasSections(textLines));
  return isMenu ? { lines: textLines } : { links: [] };
}

const hasSections = (lines: readonly MenuLine[]): boolean =>
  lines.some(({ mark }) => mark === 'heading') && lines.some(({ mark }) => mark === 'strong');

import { isPrice, isPriceList, splitPriceList } from './line-roles.ts';
import type { MenuLine } from './menu-line.ts';

const LINE_BREAK_PATTERN = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** Signs that draw a line across the page, alone or around a heading. */
const RULE_SIGNS = new Set('-=_*~#.•·─━═—–+');
const MIN_RULE_SIGNS = 3;
/** Between a dish and its price. */
const LEADER_PATTERN = /[.·_]{3,}|…{2,}|(?:[.·] ){3}[.· ]*/;
/** Emoji; © and ™ count as such, too, but belong to names. */
const PICTOGRAPHS_PATTERN = / ?(?:(?![©®™‼⁉])\p{Extended_Pictographic}(?:\ufe0e|\ufe0f|\u200d)*)+ ?/gu;
const GAP_PATTERN = /\t| {3,}|\u3000+/;
/** Not a plus, which is an addition. */
const BULLET_PATTERN = /^[-–—•·▪●○◦‣►➤✓>][ \t\u00a0]+(?=\S)/;
const STAR_PATTERN = /^\*[ \t\u00a0]+(?=\S)/;
/** Word sets numbers of lists apart by a tab: "1.\tSoup 9.50". */
const LIST_NUMBER_PATTERN = /^(\d{1,3}[.)])[\t\u3000]+(?=\S)/;
/** "18.-", as prices are printed in Switzerland and Austria. */
const DASH_PRICE_PATTERN = /\d[.,] ?[-–—]{1,2}$/;
/** A star before fewer lines is that of a footnote. */
const MIN_STARS = 3;
/** Words between stars that open behind a space and close before one, or before a sign. */
const EMPHASIS_PATTERN = /(?<![^\s(])\*{1,2}(?=[\p{L}\p{N}])([^*]{0,200}[^*\s])\*{1,2}(?=[\s,.;:!?)]|$)/gu;
const MARKDOWN_HEADING_PATTERN = /^#{1,6} +(?=\S)/;

/** The lines of a plain text, with what people who write one mark: headings, bold words, columns, lists. */
export function readTextLines(text: string): MenuLine[] {
  const lines: MenuLine[] = [];
  let gap = 0;
  const sourceLines = text.replace(/^\uFEFF/, '').split(LINE_BREAK_PATTERN);
  const hasStars = sourceLines.filter((line) => STAR_PATTERN.test(line.trimStart())).length >= MIN_STARS;
  for (const sourceLine of sourceLines) {
    const plainLine = withoutPictographs(sourceLine).trim().replace(LIST_NUMBER_PATTERN, '$1 ');
    const words = hasStars ? plainLine.replace(STAR_PATTERN, '') : plainLine;
    if (isRule(words)) {
      const previousLine = lines.at(-1);
      // Underlined: a line of its own above the rule is a heading.
      const isUnderlined =
        gap === 0 && previousLine?.cells.length === 1 && (previousLine.gap > 0 || lines.length === 1);
      if (isUnderlined && words !== '' && !/\d/.test(previousLine.cells[0] ?? '')) previousLine.mark = 'heading';
      gap += 1;
      continue;
    }
    const { mark, content } = readMark(words);
    const cells = splitCells(content);
    if (cells.length === 0) continue;
    for (const dishCells of splitDishes(cells)) {
      lines.push({ cells: dishCells, ...(mark && { mark }), gap });
      gap = 0;
    }
  }
  return lines;
}

/** Also a blank line. */
const isRule = (words: string): boolean =>
  words === '' ||
  (words.replaceAll(' ', '').length >= MIN_RULE_SIGNS &&
    [...words].every((sign) => sign === ' ' || RULE_SIGNS.has(sign))) ||
  // Below the header of a table.
  (words.includes('-') && /^\|[\s:|-]+$/.test(words));

/** Leading ones would hide that a line is a heading, and the reader has no letters for them. With their spaces they are no gap. */
const withoutPictographs = (line: string): string => line.replaceAll('➕', '+').replace(PICTOGRAPHS_PATTERN, ' ');

function readMark(words: string): { mark?: MenuLine['mark']; content: string } {
  const heading = words.replace(MARKDOWN_HEADING_PATTERN, '');
  if (heading !== words) return { mark: 'heading', content: withoutInlineMarks(withoutEnd(heading, '#').trim()) };
  const [before, after] = [countSigns(words, 0, 1), countSigns(words, words.length - 1, -1)];
  const core = words.slice(before, words.length - after).trim();
  const sign = words[0] ?? '';
  const isFramed = before > 0 && after > 0 && core !== '' && sign === words.at(-1) && !core.includes(sign);
  if (isFramed && !DASH_PRICE_PATTERN.test(words)) {
    const isHugged = words[before] !== ' ';
    // *bold* in chats, **bold** in Markdown; "--- Starters ---" otherwise.
    if (sign === '*' && isHugged) return { mark: 'strong', content: core };
    // Italics, or struck through.
    if ((sign === '_' || sign === '~') && isHugged) return { content: core };
    if (sign !== '.' && sign !== '+') return { mark: 'heading', content: core };
  }
  return { content: withoutInlineMarks(words.replace(BULLET_PATTERN, '')) };
}

/** How often the sign at a place is repeated from there on, if it draws rules. */
function countSigns(words: string, start: number, step: 1 | -1): number {
  const sign = words[start] ?? '';
  if (!RULE_SIGNS.has(sign)) return 0;
  let count = 0;
  while (words[start + count * step] === sign) count += 1;
  return count;
}

function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

/** "**Margherita** with basil" → "Margherita with basil". Other stars are those of footnotes, or of "6*5". */
function withoutInlineMarks(text: string): string {
  const plainText = text.replace(EMPHASIS_PATTERN, '$1');
  return plainText.includes('*') ? text : plainText;
}

function splitCells(content: string): string[] {
  const isTableRow = content.startsWith('|') && content.endsWith('|') && content.length > 1;
  const parts = isTableRow ? content.slice(1, -1).split('|') : content.split(GAP_PATTERN).flatMap(splitAtLeaders);
  const cells = parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
  const [onlyCell] = cells;
  return cells.length === 1 && onlyCell !== undefined ? (splitPriceList(onlyCell) ?? cells) : cells;
}

/** "Soup | 9 | Terrine | 12" → "Soup | 9" and "Terrine | 12": a name after a price, with a price of its own. */
function splitDishes(cells: readonly string[]): (readonly string[])[] {
  const isName = (cell: string) => /^\p{Lu}/u.test(cell) && !isPrice(cell);
  const start = cells.findIndex(
    (cell, index) => index > 1 && isName(cell) && isPrice(cells[index - 1] ?? '') && isPrice(cells[index + 1] ?? ''),
  );
  const isDish = isName(cells[0] ?? '') && cells.slice(1, start).every((cell) => isPrice(cell));
  return start > 0 && isDish ? [cells.slice(0, start), ...splitDishes(cells.slice(start))] : [cells];
}

/** "and so on... for two" has no leaders. */
function splitAtLeaders(part: string): string[] {
  const parts = part.split(LEADER_PATTERN).map((text) => text.trim());
  const lastPart = parts.at(-1) ?? '';
  return isPrice(lastPart) || isPriceList(lastPart) ? parts : [part];
}

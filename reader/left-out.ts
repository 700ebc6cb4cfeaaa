import { setImmediate } from 'node:timers/promises';
import { type Draft, draftFields, type LeftOutLine } from '../shared/draft.ts';
import { MAX_LEFT_OUT_CHARACTERS, MAX_LEFT_OUT_LINES } from '../shared/limits.ts';
import type { Box } from '../shared/menu.ts';
import { joinWords, type PrintedLine, unite, wordsWithin } from './geometry/printed-line.ts';
import type { PageReading, Word } from './reading.ts';

/** The item that a word belongs to; null is the section itself. */
type Owner = { section: number; item: number | null };

/** A word, or a number as long as a telephone number; shorter ones are diet marks, footnotes and dish numbers. */
const SAYS_SOMETHING = /\p{L}{3}|\p{Lo}{2}|\d.*\d.*\d.*\d.*\d/u;

/** A page with more words is not a menu, and would block the thread that answers requests: it is skipped. */
const MAX_WORDS = 2_000;

/**
 * Lists the printed lines that no field of the draft contains, however the draft was made: each with the dish above it
 * in its column, so that the owner can add it there. Marks that are tags of a dish count as contained.
 */
export async function findLeftOut(draft: Draft, pages: readonly PageReading[]): Promise<LeftOutLine[]> {
  const first = draft.sections[0];
  if (!first) return [];
  const keys = draft.sections.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]);
  const tags = new Set(draft.sections.flatMap(({ items }) => items.flatMap((item) => item.tags)));
  const fields = fieldsOf(draft);
  let key = Math.max(...keys);
  let before: Owner = { section: first.key, item: null };
  const leftOutLines: LeftOutLine[] = [];
  for (const { page, words, width, height } of pages) {
    // Yields, since the same thread answers requests, and a page of 500 words needs 7 ms.
    await setImmediate();
    if (words.length > MAX_WORDS) continue;
    const owners = ownersOf(words, fields.get(page) ?? []);
    const above = joinWords(words, width / height).flatMap((line) => {
      const owner = line.words.map((word) => owners.get(word)).findLast((one) => one !== undefined);
      return owner ? [{ box: line.box, owner }] : [];
    });
    const free = words.filter((word) => !owners.has(word) && !tags.has(word.text));
    for (const { text, box } of joinAmounts(joinWords(free, width / height))) {
      if (tags.has(text)) continue;
      const higher = above.filter((other) => other.box.y < box.y);
      const { section, item } = (higher.findLast((other) => isOver(other.box, box)) ?? higher.at(-1))?.owner ?? before;
      leftOutLines.push({ key: ++key, section, after: item, text: text.slice(0, MAX_LEFT_OUT_CHARACTERS).trim(), box });
    }
    before = above.at(-1)?.owner ?? before;
  }
  return leftOutLines.slice(0, MAX_LEFT_OUT_LINES);
}

/** The boxes of all fields by page, each with its field's section and item. */
function fieldsOf(draft: Draft): Map<number, [Box, Owner][]> {
  const boxesOfFields = draft.sections.flatMap((section) =>
    [...draftFields({ sections: [section] })].flatMap(([name, { boxes }]) => {
      const [kind, key] = name.split('.');
      const owner = { section: section.key, item: kind === 'item' ? Number(key) : null };
      return boxes.map((box): [Box, Owner] => [box, owner]);
    }),
  );
  return Map.groupBy(boxesOfFields, ([{ page }]) => page);
}

function ownersOf(words: readonly Word[], fields: readonly [Box, Owner][]): Map<Word, Owner> {
  return new Map(fields.flatMap(([box, owner]) => wordsWithin(words, [box]).map((word) => [word, owner] as const)));
}

/** The lines with meaningful text. An amount at the end of a row belongs to the words before it, at any distance. */
function joinAmounts(lines: readonly PrintedLine[]): { text: string; box: Box }[] {
  const says = lines.filter(hasText);
  const amountLines = lines.filter((line) => !hasText(line));
  return says.map((line) => {
    const behind = amountLines.filter(({ box }) => isBehind(box, line.box) && nearest(box, says) === line);
    const parts = [line, ...behind.toSorted((a, b) => a.box.x - b.box.x)];
    return { text: parts.map(textOf).join(' '), box: unite(parts.map(({ box }) => box)) };
  });
}

const nearest = (box: Box, lines: readonly PrintedLine[]): PrintedLine | undefined =>
  lines.filter((line) => isBehind(box, line.box)).toSorted((a, b) => b.box.x - a.box.x)[0];

const textOf = ({ words }: PrintedLine): string => words.map(({ text }) => text).join(' ');
const hasText = (line: PrintedLine): boolean => SAYS_SOMETHING.test(textOf(line));

const isBehind = (box: Box, { x, y, width, height }: Box): boolean =>
  box.x >= x + width && box.y < y + height / 2 && box.y + box.height > y + height / 2;

const isOver = (box: Box, below: Box): boolean => box.x < below.x + below.width && below.x < box.x + box.width;

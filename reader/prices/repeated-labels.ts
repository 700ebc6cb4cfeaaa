import type { PlacedWord } from '../geometry/placed-word.ts';
import { fold } from '../words/fold.ts';
import { kindsOf, type PartKind } from './part-kind.ts';
import { joinSigns, type Part, type SignSide } from './price-parts.ts';

/** Number of rows that must repeat a text beside a price before it counts as a size instead of a dish. */
const MIN_ROWS = 3;
const MAX_WORDS = 3;

/**
 * A menu's own names for sizes, which are in no word list: the same word or two beside prices in row after row, if a
 * row has several ("Prato: 20  Meia dose: 27"), or after a price that begins its row ("49,80 Familial").
 */
export function findRepeatedLabels(rows: PlacedWord[][], side: SignSide | undefined): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const words of rows) {
    const parts = joinSigns(words, side);
    for (const phrase of new Set(phrasesOf(parts, kindsOf(parts)))) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([phrase, count]) => (count >= MIN_ROWS ? [phrase] : [])));
}

/** The texts between a row's prices. */
function phrasesOf(parts: Part[], kinds: PartKind[]): string[] {
  const pieces: { text: string; isPriced: boolean }[] = [];
  let start = 0;
  for (let end = 0; end <= parts.length; end += 1) {
    if (end < parts.length && kinds[end] !== 'amount' && kinds[end] !== 'separator') continue;
    const words = parts.slice(start, end);
    if (words.length > 0 && words.length <= MAX_WORDS && words.some(({ text }) => /\p{L}{2}/u.test(text)))
      pieces.push({ text: phraseOf(words), isPriced: kinds[end] === 'amount' || kinds[start - 1] === 'amount' });
    start = end + 1;
  }
  const amounts = kinds.filter((kind) => kind === 'amount').length;
  const isRowOfSizes = amounts > 1 && pieces.length >= amounts;
  const isSizeAlone = amounts === 1 && kinds[0] === 'amount' && pieces.length === 1;
  return isRowOfSizes || isSizeAlone ? pieces.flatMap(({ text, isPriced }) => (isPriced ? [text] : [])) : [];
}

const phraseOf = (parts: Part[]): string => parts.map(({ text }) => fold(text)).join(' ');

/** Whether each part belongs to one of those phrases. */
export function areRepeated(parts: Part[], labels: ReadonlySet<string>): boolean[] {
  const isRepeated = parts.map(() => false);
  if (labels.size === 0) return isRepeated;
  for (let start = 0; start < parts.length; start += 1)
    for (let length = MAX_WORDS; length > 0; length -= 1)
      if (start + length <= parts.length && labels.has(phraseOf(parts.slice(start, start + length))))
        isRepeated.fill(true, start, start + length);
  return isRepeated;
}

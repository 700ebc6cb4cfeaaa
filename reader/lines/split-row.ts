import { isSign } from '../prices/lexemes.ts';
import { canBePrice, parsePriceTokens } from '../prices/price-token.ts';
import { textOf } from '../prices/runs.ts';
import { fold } from '../words/fold.ts';
import type { PlacedWord } from '../words/placed-word.ts';
import { isLabels } from './line-kind.ts';

/** White space, in type sizes, between an item's price and the next item on the same line. */
const MIN_GAP = 0.7;

/** What parts dishes that are set in one line, behind their prices. */
const PARTING = /^[·•|/–—*;,-]$/;

/**
 * "Domestic 5   Imported 6", "Domestic 5 · Imported 6" → two lines: each part begins with a name, set like the first, and
 * ends with a price.
 */
export function splitRow(words: PlacedWord[], labels: ReadonlySet<string>): PlacedWord[][] {
  const parts: PlacedWord[][] = [[]];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isParted =
      before !== undefined &&
      (PARTING.test(before.text) ? endsInPrice(words[index - 2]) : /[,;]$/.test(before.text) && isClearPrice(before));
    const isApart = endsInPrice(before) && before !== undefined && (word.x0 - before.x1) / word.size > MIN_GAP;
    if ((isParted || isApart) && !isPrice(word) && !isSign(word.text) && !PARTING.test(word.text)) parts.push([]);
    parts.at(-1)?.push(word);
  }
  const dishes = parts.map((part) => (PARTING.test(part.at(-1)?.text ?? '') ? part.slice(0, -1) : part));
  return parts.length > 1 && dishes.every((part) => isItem(part, words[0]) && !isSize(part, labels)) ? parts : [words];
}

/** "3.50,": after a number alone a comma parts nothing. */
const isClearPrice = ({ text }: PlacedWord) =>
  isSign(text) || (parsePriceTokens(text)?.every(({ kind }) => kind !== 'bare') ?? false);

/** A price, or the currency behind one. */
const endsInPrice = (word: PlacedWord | undefined) => word !== undefined && (isPrice(word) || isSign(word.text));

/** "Prato: 20" of a menu that says so in row after row. */
const isSize = (part: PlacedWord[], labels: ReadonlySet<string>) =>
  labels.has(
    part
      .filter((word) => !isPrice(word) && !isSign(word.text))
      .map(({ text }) => fold(text))
      .join(' '),
  );

const isPrice = (word: PlacedWord) => canBePrice(word.text);

function isItem(part: PlacedWord[], first: PlacedWord | undefined): boolean {
  const [lead, last] = [part[0], part.at(-1)];
  if (!first || !lead || !last || !endsInPrice(last)) return false;
  const name = part.filter((word) => !endsInPrice(word));
  return (
    /^[^\p{L}]*\p{Lu}/u.test(lead.text) &&
    /\p{L}{2}/u.test(textOf(name)) &&
    !isLabels(textOf(name)) &&
    lead.word.bold === first.word.bold &&
    lead.word.italic === first.word.italic &&
    Math.abs(Math.log(lead.size / first.size)) < 0.15
  );
}

import type { DraftItem } from '../../shared/draft.ts';
import type { PlacedWord } from '../geometry/placed-word.ts';
import type { Line } from '../lines/line.ts';
import { type PriceToken, parsePriceToken } from '../prices/price-token.ts';
import { draftPrice, textField } from './draft-fields.ts';

/** Words that introduce a row of additions and are no part of the first name. */
const OPENING = /^(?:add|adds|ajoute[rz]?|extras?|suppl[ée]ments?):?$/i;
const SEPARATOR = /^(?:[,;/|·•]|or|ou|oder|o)$/i;

type Addition = { label: PlacedWord[]; token: PriceToken; word: PlacedWord };

/** "add cheese +2 bacon +2": the additions of a line, each with its amount. */
export function additionsOf(line: Line): DraftItem['options'] {
  const additions = splitAdditions(line);
  if (additions.length > 0)
    return additions.flatMap(({ label: words, token, word }) => {
      const label = textField([words]);
      const price = { ...token, words: [word], label: [], alternatives: [], is_mended: false };
      return label ? [{ label, amount: draftPrice(price).amount }] : [];
    });
  const label = textField([line.words]);
  const price = line.prices[0];
  return label ? [{ label, amount: price ? draftPrice(price).amount : null }] : [];
}

function splitAdditions(line: Line): Addition[] {
  const additions: Addition[] = [];
  let label: PlacedWord[] = [];
  for (const word of allWords(line)) {
    const token = parsePriceToken(word.text.replace(/^\+(?=\.)/, '0').replace(/^\+/, ''));
    const isAdded = word.text.startsWith('+') || label.at(-1)?.text === '+';
    const name = label.filter(({ text }) => text !== '+' && !SEPARATOR.test(text));
    if (token && (isAdded || token.kind !== 'bare') && name.some(({ text }) => /\p{L}{2}/u.test(text))) {
      additions.push({ label: name, token, word });
      label = [];
    } else label.push(word);
  }
  // Text after the last amount: a sentence that contains amounts.
  if (label.some(({ text }) => /\p{L}{2}/u.test(text))) return [];
  const [first, ...laterAdditions] = additions;
  if (!first || laterAdditions.length === 0 || !OPENING.test(first.label[0]?.text ?? '')) return additions;
  return [{ ...first, label: first.label.slice(1) }, ...laterAdditions];
}

function allWords({ words, prices, rest: restWords }: Line): PlacedWord[] {
  const priced = prices.flatMap((price) => [...price.words, ...price.label]);
  return [...new Set([...words, ...priced, ...restWords])].toSorted((a, b) => a.x0 - b.x0);
}

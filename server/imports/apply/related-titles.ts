import { foldText } from './fold-text.ts';
import type { DraftEntry, Entry, MenuEntry } from './matched-entries.ts';

/** With its texts folded once: a dish is compared with hundreds. */
type Titled<Entry> = { entry: Entry; words: string[]; figures: string; text: string };

/** Words that make another dish of the same one. */
const OTHER_DIET = /^(sans|vegan|vegetal|vegetar|veggie|vege|without|free|ohne|senza|sin|sem|faux)/;
/** A word of more titles says nothing of a dish. */
const MAX_TITLES_PER_WORD = 100;

/**
 * Pairs of dishes of which one title has all words of the other ("Picante", "Picante con pimientos"), or the same up to a
 * letter each, in any order: in the same section, with the same prices or the same description, and if neither is related with any
 * other dish. A word that changes the diet, or another number, makes another dish. Dishes without a price have no prices
 * that are the same.
 */
export function relatedPairs(left: readonly DraftEntry[], right: readonly MenuEntry[]): { key: number; id: number }[] {
  const others = right.map(titled);
  const byWord = new Map<string, Titled<MenuEntry>[]>();
  const byAmounts = Map.groupBy(others.filter(hasOwnPrice), ({ entry }) => entry.amounts);
  const byText = Map.groupBy(others.filter(hasText), ({ text }) => text);
  for (const other of others)
    for (const word of new Set(other.words)) {
      const list = byWord.get(word);
      if (list) list.push(other);
      else byWord.set(word, [other]);
    }
  const pairs = left.map(titled).flatMap((one) => {
    const lists = one.words.map((word) => byWord.get(word) ?? []);
    // A misread word is in no list.
    if (one.words.length === 1) lists.push(byAmounts.get(one.entry.amounts) ?? [], byText.get(one.text) ?? []);
    const near = new Set(lists.filter(({ length }) => length <= MAX_TITLES_PER_WORD).flat());
    return [...near]
      .filter((other) => isRelated(one, other))
      .map((other) => ({ key: one.entry.key, id: other.entry.id }));
  });
  const ofKey = Map.groupBy(pairs, ({ key }) => key);
  const ofId = Map.groupBy(pairs, ({ id }) => id);
  return pairs.filter(({ key, id }) => ofKey.get(key)?.length === 1 && ofId.get(id)?.length === 1);
}

const titled = <Entry extends { title: string; description: string | null }>(entry: Entry): Titled<Entry> => ({
  entry,
  words: foldText(entry.title).split(' '),
  figures: (entry.title.match(/\d+/g) ?? []).join(' '),
  text: foldText(entry.description ?? ''),
});

const hasOwnPrice = ({ entry }: Titled<Entry>): boolean => entry.has_price;
const hasText = ({ text }: Titled<Entry>): boolean => text !== '';

function isRelated(one: Titled<DraftEntry>, other: Titled<MenuEntry>): boolean {
  const [a, b] = [one.entry, other.entry];
  const isSamePrice = a.has_price && a.amounts === b.amounts;
  if (!isSamePrice && !(hasText(one) && one.text === other.text)) return false;
  if ((a.section !== null && a.section !== b.section) || one.figures !== other.figures) return false;
  const [fewer, more] =
    one.words.length <= other.words.length ? [one.words, [...other.words]] : [other.words, [...one.words]];
  const isWhole = fewer.length === more.length;
  for (const word of fewer) {
    const at = more.findIndex((other) => other === word || (isWhole && isOneLetterApart(word, other)));
    if (at < 0) return false;
    more.splice(at, 1);
  }
  return !more.some((word) => OTHER_DIET.test(word));
}

/** One letter is another, missing or added, in words of at least four. */
function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length < 4 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1);
}

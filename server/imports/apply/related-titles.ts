import { foldText } from './fold-text.ts';
import type { DraftEntry, Entry, MenuEntry } from './matched-entries.ts';

/** With its texts folded once: a dish is compared with hundreds. */
type Titled<Entry> = { entry: Entry; words: string[]; figures: string; text: string };

/** Words that make another dish of the same one. */
const OTHER_DIET = /^(sans|vegan|vegetal|vegetar|veggie|vege|without|free|ohne|senza|sin|sem|faux)/;
/** A word of more titles doesn't identify a dish. */
const MAX_TITLES_PER_WORD = 100;

/**
 * Pairs of dishes of which one title has all words of the other ("Picante", "Picante con pimientos"), or the same up to a
 * letter each, in any order: in the same section, with the same prices or the same description, and if neither is related with any
 * other dish. A word that changes the diet, or another number, makes another dish. Dishes without a price have no prices
 * that are the same.
 */
export function relatedPairs(left: readonly DraftEntry[], right: readonly MenuEntry[]): { key: number; id: number }[] {
  const menuTitles = right.map(titled);
  const byWord = new Map<string, Titled<MenuEntry>[]>();
  const byAmounts = Map.groupBy(menuTitles.filter(hasOwnPrice), ({ entry }) => entry.amounts);
  const byText = Map.groupBy(menuTitles.filter(hasText), ({ text }) => text);
  for (const menuTitle of menuTitles)
    for (const word of new Set(menuTitle.words)) {
      const list = byWord.get(word);
      if (list) list.push(menuTitle);
      else byWord.set(word, [menuTitle]);
    }
  const pairs = left.map(titled).flatMap((draftTitle) => {
    const lists = draftTitle.words.map((word) => byWord.get(word) ?? []);
    // A misread word is in no list.
    if (draftTitle.words.length === 1)
      lists.push(byAmounts.get(draftTitle.entry.amounts) ?? [], byText.get(draftTitle.text) ?? []);
    const near = new Set(lists.filter(({ length }) => length <= MAX_TITLES_PER_WORD).flat());
    return [...near]
      .filter((other) => isRelated(draftTitle, other))
      .map((other) => ({ key: draftTitle.entry.key, id: other.entry.id }));
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

function isRelated(draftTitle: Titled<DraftEntry>, menuTitle: Titled<MenuEntry>): boolean {
  const [a, b] = [draftTitle.entry, menuTitle.entry];
  const isSamePrice = a.has_price && a.amounts === b.amounts;
  if (!isSamePrice && !(hasText(draftTitle) && draftTitle.text === menuTitle.text)) return false;
  if ((a.section !== null && a.section !== b.section) || draftTitle.figures !== menuTitle.figures) return false;
  const [shorterWords, longerWords] =
    draftTitle.words.length <= menuTitle.words.length
      ? [draftTitle.words, [...menuTitle.words]]
      : [menuTitle.words, [...draftTitle.words]];
  const isWhole = shorterWords.length === longerWords.length;
  for (const word of shorterWords) {
    const sameIndex = longerWords.findIndex(
      (candidate) => candidate === word || (isWhole && isOneLetterApart(word, candidate)),
    );
    if (sameIndex < 0) return false;
    longerWords.splice(sameIndex, 1);
  }
  return !longerWords.some((word) => OTHER_DIET.test(word));
}

/** One letter is another, missing or added, in words of at least four. */
function isOneLetterApart(firstWord: string, secondWord: string): boolean {
  const [short, long] = firstWord.length <= secondWord.length ? [firstWord, secondWord] : [secondWord, firstWord];
  if (long.length < 4 || long.length - short.length > 1) return false;
  let differsAt = 0;
  while (differsAt < short.length && short[differsAt] === long[differsAt]) differsAt += 1;
  return short.length === long.length
    ? short.slice(differsAt + 1) === long.slice(differsAt + 1)
    : short.slice(differsAt) === long.slice(differsAt + 1);
}

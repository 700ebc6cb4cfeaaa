import { arabicStems, foldCharacters } from '../../../food/concepts-in.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { stem } from '../../facts/stems.ts';
import { foldMessage } from '../words/phrases.ts';
import type { GuestMessage } from './guest-message.ts';
import { readMessage } from './read-message.ts';

/** Scripts whose words are found inside a title, not between its spaces. */
const NO_SPACES = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]+$/u;

const titles = new WeakMap<MenuFacts, readonly string[]>();
function titlesOf(facts: MenuFacts): readonly string[] {
  const cached = titles.get(facts) ?? [
    ...new Set(
      facts.dishes.flatMap(({ item, original }) =>
        [item.title, original.title].filter((title) => title.length > 1 && NO_SPACES.test(title)),
      ),
    ),
  ];
  titles.set(facts, cached);
  return cached;
}

const foldedTitles = new WeakMap<MenuFacts, readonly string[]>();
function foldedTitlesOf(facts: MenuFacts): readonly string[] {
  const cached = foldedTitles.get(facts) ?? [...new Set(facts.dishes.map(({ item }) => foldCharacters(item.title)))];
  foldedTitles.set(facts, cached);
  return cached;
}

const names = new WeakMap<MenuFacts, readonly string[]>();
/** The names of several words that dishes have, folded as messages are. */
function namesOf(facts: MenuFacts): readonly string[] {
  const cached = names.get(facts) ?? [
    ...new Set(
      facts.dishes
        .flatMap(({ item, original }) => [foldMessage('en', item.title), foldMessage('en', original.title)])
        .filter((name) => name.trim().includes(' ')),
    ),
  ];
  names.set(facts, cached);
  return cached;
}

/** Reads a message of a guest about a menu. */
export const readOnMenu = (facts: MenuFacts, text: string, page = facts.locale, goes_on = false): GuestMessage =>
  readMessage(text, {
    page,
    goes_on,
    currency: facts.restaurant.currency,
    titles: titlesOf(facts),
    names: namesOf(facts),
    isOfMenu: (word) => facts.stems.has(stem(word)),
    // Arabic joins the article to the word: "الكاري".
    isOfTitle: (word) =>
      facts.title_stems.has(stem(word)) ||
      arabicStems(word).some((form) => facts.title_stems.has(form)) ||
      (NO_SPACES.test(word) && foldedTitlesOf(facts).some((title) => title.includes(foldCharacters(word)))),
  });

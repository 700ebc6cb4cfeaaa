import type { MenuLocale } from '../../../../shared/locales.ts';
import { foldCharacters, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { ownLexicon } from '../../../food/lexicon.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { stem } from '../../facts/stems.ts';
import { isEdible } from '../reading/edible.ts';
import type { WantedDish } from './wanted-dishes.ts';

/**
 * The dishes that a menu calls by a part of the name that is asked for, or whose titles have all of it: "محمرة" (browned)
 * for a guest who asks for muhammara, whose Arabic name in the lexicon is "محمرة حلبية", and "Tacos de birria" for birria.
 * Of the first, only titles that name no food count: others say what they are.
 */
export function calledInShort({ dishes, main_locale }: MenuFacts, { concepts }: WantedDish): MenuDish[] {
  const names = concepts.filter(isDishName).flatMap((concept) => namesOf(concept, main_locale));
  if (names.length === 0) return [];
  const keys = dishes.map((dish) => ({ dish, key: keyOf(main_locale, dish.original.title) }));
  const titlesWithName = keys.filter(({ key }) =>
    names.some((name) => name.length > MIN_KEY_SIGNS && key.includes(name)),
  );
  if (titlesWithName.length > 0) return titlesWithName.map(({ dish }) => dish);
  const shortTitles = keys.filter(
    ({ dish, key }) =>
      key.length > MIN_KEY_SIGNS &&
      ![...dish.title_concepts].some(isEdible) &&
      names.some((name) => isBeginningWith(name, key)),
  );
  return shortTitles.length > 1 ? [] : shortTitles.map(({ dish }) => dish);
}

const isDishName = (concept: string): boolean => isKindOf(concept, 'prepared food');

/** A space before and behind a word counts. */
const MIN_KEY_SIGNS = 3;

const isBeginningWith = (name: string, key: string): boolean => name.length > key.length && name.startsWith(key);

const keyOf = (locale: MenuLocale, text: string): string =>
  isReadByCharacters(locale)
    ? foldCharacters(text, locale).replace(/\s+/gu, '')
    : ` ${wordsOf(text).map(stem).join(' ')} `;

const names = new Map<MenuLocale, ReadonlyMap<string, readonly string[]>>();

function namesOf(concept: string, locale: MenuLocale): readonly string[] {
  const cachedNames = names.get(locale) ?? makeNames(locale);
  names.set(locale, cachedNames);
  return cachedNames.get(concept) ?? [];
}

const makeNames = (locale: MenuLocale): ReadonlyMap<string, readonly string[]> =>
  new Map(
    ownLexicon().concepts.map(({ words }) => [
      words.en.forms[0] ?? '',
      [words[locale].forms, ...words[locale].synonyms].flat().map((form) => keyOf(locale, form)),
    ]),
  );

import { expect, test } from 'vitest';
import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import type { Concept } from './concept.ts';
import { isKindOf } from './kinds-of-food.ts';
import { ownLexicon } from './lexicon.ts';
import { NAMED_PARTS, SHARED_WORDS } from './reviewed-words.ts';
import { splitWords } from './words.ts';

const lexicon = ownLexicon();
const nameOf = ({ words }: Concept): string => words.en.forms[0] ?? '';

// Languages that put spaces between words. The others have few synonyms, and one character can begin many words.
const SPACED: readonly MenuLocale[] = ['en', 'fr', 'es', 'de', 'it', 'pt', 'ar'];

const DIETS = new Set([
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'gluten-free',
  'dairy-free',
  'lactose-free',
  'alcohol-free',
]);
const FOODS = ['animal food', 'plant food', 'substance', 'sauce', 'bread', 'pasta', 'alcoholic drink'];
const isFoodOrDiet = (concept: Concept): boolean =>
  DIETS.has(nameOf(concept)) || (concept.class !== 'phrase' && FOODS.some((kind) => isKindOf(nameOf(concept), kind)));

/** The foods and diets that some words name, without the concept whose words they are. */
function partsNamedIn(locale: MenuLocale, form: string, concept: Concept): string[] {
  const words = splitWords(form);
  const parts: Concept[] = [];
  for (let start = 0; start < words.length; ) {
    const longest = longestMeanings(locale, words.slice(start), concept);
    parts.push(...longest.concepts);
    start += longest.length;
  }
  return parts.filter(isFoodOrDiet).map(nameOf);
}

function longestMeanings(
  locale: MenuLocale,
  words: readonly string[],
  concept: Concept,
): { concepts: Concept[]; length: number } {
  for (let length = words.length; length > 0; length -= 1) {
    const meanings = lexicon.meanings(locale, words.slice(0, length).join(' ')).map((meaning) => meaning.concept);
    if (meanings.length > 0 && !meanings.includes(concept)) return { concepts: meanings, length };
  }
  return { concepts: compoundParts(locale, words[0] ?? ''), length: 1 };
}

// "Hähnchen-": the form in which a German noun begins a compound.
const germanModifiers = new Map(
  lexicon.concepts.flatMap((concept) => {
    const { modifier } = concept.words.de;
    return modifier?.endsWith('-') ? [[modifier.slice(0, -1).toLowerCase(), concept] as const] : [];
  }),
);

/** The two parts of a German or English compound ("Käsefondue", "cheeseburger"); none if it is no compound. */
function compoundParts(locale: MenuLocale, word: string): Concept[] {
  if (locale !== 'de' && locale !== 'en') return [];
  for (let length = word.length - 3; length >= 3; length -= 1) {
    const head = lexicon.meanings(locale, word.slice(length)).map((meaning) => meaning.concept);
    const beginning = word.slice(0, length);
    const modifiers = [beginning, beginning.replace(/[sn]$/, '')].flatMap((form) => [
      ...lexicon.meanings(locale, form).map((meaning) => meaning.concept),
      ...(locale === 'de' && germanModifiers.has(form) ? [germanModifiers.get(form)] : []),
    ]);
    if (head.length > 0 && modifiers.length > 0) return [...modifiers, ...head].filter((part) => part !== undefined);
  }
  return [];
}

const areRelated = (name: string, other: string): boolean => isKindOf(name, other) || isKindOf(other, name);

/** Synonyms that name a food or a diet that the concept's own words don't name in any language. */
const synonymsWithOtherFoods = (concept: Concept): string[] => {
  const name = nameOf(concept);
  const named = MENU_LOCALES.flatMap((locale) =>
    concept.words[locale].forms.flatMap((form) => partsNamedIn(locale, form, concept)),
  );
  const allowed = [...named, ...(NAMED_PARTS.get(name) ?? [])];
  return SPACED.flatMap((locale) =>
    concept.words[locale].synonyms.flat().flatMap((form) =>
      partsNamedIn(locale, form, concept)
        .filter((part) => !isKindOf(name, part) && !allowed.some((other) => areRelated(part, other)))
        .map((part) => `${name}: ${locale} "${form}" names ${part}`),
    ),
  );
};

/** Synonyms that are the concept's own words without a food or a diet: "pot pie" for "chicken pot pie". */
const synonymsThatLackFoods = (concept: Concept): string[] => {
  const name = nameOf(concept);
  return SPACED.flatMap((locale) => {
    const { forms, synonyms } = concept.words[locale];
    const main = splitWords(forms[0] ?? '');
    return synonyms.flatMap(([form = '']) => {
      const words = splitWords(form);
      if (words.length >= main.length || !words.every((word) => main.includes(word))) return [];
      const missing = main.filter((word) => !words.includes(word)).join(' ');
      return partsNamedIn(locale, missing, concept)
        .filter((part) => !isKindOf(name, part) && !NAMED_PARTS.get(name)?.includes(part))
        .map((part) => `${name}: ${locale} "${form}" lacks ${part}`);
    });
  });
};

test('no synonym lacks a food or a diet that its concept names', () => {
  expect(lexicon.concepts.filter(({ class: kind }) => kind !== 'phrase').flatMap(synonymsThatLackFoods)).toEqual([]);
});

test('no synonym names a food or a diet that its concept does not name', () => {
  expect(lexicon.concepts.filter(({ class: kind }) => kind !== 'phrase').flatMap(synonymsWithOtherFoods)).toEqual([]);
});

/** What a guest orders by, or must avoid, and what its synonyms may not say alone: roots of words in the ten languages. */
const QUALITIES = [
  /\b(?:smok|fumée?s?\b|ahumad|räucher|geräucher|affumicat|fumad|defumad)|熏|燻|スモーク|훈제|مدخن/iu,
  /acorn|bellota|bolota|\bglands?\b|eichelmast|\bghiand|橡果|どんぐり|도토리|بلوط/iu,
];

test('no synonym is smoked or acorn-fed where no word of its concept is', () => {
  const isSaid = ({ words }: Concept, quality: RegExp) =>
    MENU_LOCALES.some((locale) => words[locale].forms.some((form) => quality.test(form)));
  const added = lexicon.concepts.flatMap((concept) =>
    QUALITIES.filter((quality) => !isSaid(concept, quality)).flatMap((quality) =>
      MENU_LOCALES.flatMap((locale) => concept.words[locale].synonyms.flat().filter((form) => quality.test(form))).map(
        (form) => `${nameOf(concept)}: ${form}`,
      ),
    ),
  );
  expect(added).toEqual([]);
});

test('a cheeseburger and a burger, a vegan and a vegetarian burger are different concepts', () => {
  const idsOf = (locale: MenuLocale, words: string) =>
    lexicon.meanings(locale, words).map(({ concept }) => nameOf(concept));
  expect(idsOf('en', 'cheeseburger')).not.toEqual(idsOf('en', 'burger'));
  expect(idsOf('en', 'vegan burger')).not.toEqual(idsOf('en', 'veggie burger'));
  expect(idsOf('fr', 'fèves au lard')).not.toEqual(idsOf('fr', 'haricots à la sauce tomate'));
  expect(idsOf('en', 'beef burger')).not.toEqual(idsOf('en', 'burger'));
  expect(idsOf('de', 'schnitzel wiener art')).not.toEqual(idsOf('de', 'wiener schnitzel'));
});

test('every concept has words in all ten languages', () => {
  const isIncomplete = ({ words }: Concept) => MENU_LOCALES.some((locale) => !words[locale].forms.every(Boolean));
  expect(lexicon.concepts.filter(isIncomplete).map(nameOf)).toEqual([]);
});

test('no concept is defined twice', () => {
  const names = lexicon.concepts.map((concept) => `${concept.class} ${nameOf(concept)}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(MENU_LOCALES)('in %s two things share a word only if one is the other’s kind or a list decides', (locale) => {
  const things = new Map<string, Set<string>>();
  for (const concept of lexicon.concepts)
    if (concept.class === 'noun' || concept.class === 'name')
      for (const form of [...concept.words[locale].forms, ...concept.words[locale].synonyms.flat()]) {
        const key = splitWords(form).join(' ');
        things.set(key, (things.get(key) ?? new Set()).add(nameOf(concept)));
      }
  const shared = [...things]
    .filter(([words, names]) => hasStrangers([...names]) && !SHARED_WORDS[locale].has(words))
    .map(([words, names]) => `${words}: ${[...names].join(', ')}`);
  expect(shared).toEqual([]);
});

const hasStrangers = (names: readonly string[]): boolean =>
  names.some((name, index) => names.slice(index + 1).some((other) => !areRelated(name, other)));

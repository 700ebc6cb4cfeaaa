import { LRUCache } from 'lru-cache';
import { type AllergenCode, codesOf, isCoveredBy } from '../../shared/allergens.ts';
import { findDietTag } from '../../shared/diet-tags.ts';
import { MAX_CHECKED_WORDS_CHARACTERS } from '../../shared/limits.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { NamedAllergen } from '../../shared/menu.ts';
import { allergensOfFood, isNuts } from './allergens-of-food.ts';
import { conceptsIn, type NamedConcept, nameOf } from './concepts-in.ts';
import {
  FREE_MARK,
  isOnRequest,
  isPlantBased,
  isQualifier,
  partPlantBased,
  splitAtJoints,
  splitDenied,
  veganTitle,
} from './denied-words.ts';
import { foodsInCompounds } from './german-compounds.ts';
import { isKindOf } from './kinds-of-food.ts';
import { ownLexicon } from './lexicon.ts';
import { withoutMisleadingWords } from './misleading-words.ts';

export type DishWords = {
  title: string;
  description: string | null;
  details: string | null;
  tags: readonly string[];
  variants: readonly { label: string }[];
  options: readonly { label: string }[];
};

const ANIMAL: readonly AllergenCode[] = ['milk', 'eggs', ...codesOf('seafood')];
const CLAUSE_ENDS = /[;()（）[\]、，。；؛،–—\n•|·]|[,.:!?](?!\d)/;

/**
 * The allergens that the words of a dish name, in the language of the menu: by the kind of a food (cheddar is milk) or by
 * what it is always made of (mayonnaise of eggs). What the words deny isn't named: "sans beurre", "vegan mayo". This is
 * what to ask the owner about, never what a dish contains.
 */
export function namedAllergens(locale: MenuLocale, dish: DishWords): NamedAllergen[] {
  const tagExcludes = dish.tags.flatMap((tag) => findDietTag(tag)?.excludes ?? []).flatMap(codesOf);
  const titleExcludes = excludedByTitle(locale, dish.title);
  const excludedCodes = { ...titleExcludes, unless_named: [...titleExcludes.unless_named, ...tagExcludes] };
  const dishAllergens = [dish.title, dish.description, dish.details].flatMap((text) =>
    text === null ? [] : ofText(locale, text, excludedCodes),
  );
  const partAllergens = [...dish.variants, ...dish.options].flatMap(({ label }) =>
    ofText(locale, label, { always: [], unless_named: [] }).map((allergen) => ({ ...allergen, part: label })),
  );
  return withoutRepeated([...dishAllergens.map((allergen) => ({ ...allergen, part: null })), ...partAllergens]);
}

/** What isn't named whatever the words say, and what only a word for it names: a tag may be about the bread. */
type ExcludedCodes = { always: readonly AllergenCode[]; unless_named: readonly AllergenCode[] };

/**
 * What a title excludes of the whole dish. Only one that is about a single food does: of "Fish & chips, vegan tartare sauce"
 * it is the sauce only. Words that name a food still name it beside "egg-free pancakes".
 */
function excludedByTitle(locale: MenuLocale, title: string): ExcludedCodes {
  const clauses = clausesOf(title);
  const qualifiers = clauses.filter((clause) => isQualifier(locale, clause));
  const [food, ...furtherFoods] = clauses.filter((clause) => !qualifiers.includes(clause));
  if (furtherFoods.length > 0) return { always: [], unless_named: [] };
  const vegan = food === undefined ? null : veganTitle(locale, food);
  const isWhole = vegan === 'whole' || qualifiers.some((clause) => isPlantBased(locale, clause));
  const isSingle = food !== undefined && splitAtJoints(locale, food).length === 1;
  return {
    always: isWhole ? ANIMAL : [],
    unless_named: [
      ...(vegan === 'beginning' ? ANIMAL : []),
      ...[...qualifiers, ...(isSingle ? [food] : [])].flatMap((clause) => readClause(locale, clause).free_of),
    ],
  };
}

type ClauseAllergens = {
  allergens: readonly { codes: AllergenCode[]; is_made_of: boolean }[];
  /** Whole groups that the clause denies. */
  free_of: readonly AllergenCode[];
};

const clausesOf = (text: string): string[] =>
  text.split(CLAUSE_ENDS).flatMap((clause) => (clause.trim() === '' ? [] : [clause.trim()]));

function ofText(locale: MenuLocale, text: string, { always, unless_named }: ExcludedCodes) {
  return clausesOf(text).flatMap((clause) =>
    readClause(locale, clause).allergens.flatMap(({ codes, is_made_of }) => {
      const excludedCodes = is_made_of ? [...always, ...unless_named] : always;
      return areExcluded(codes, excludedCodes) ? [] : [{ codes, words: beginningOf(clause) }];
    }),
  );
}

/** Not within a character of two code units. */
const beginningOf = (clause: string): string =>
  clause
    .slice(0, MAX_CHECKED_WORDS_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

const areExcluded = (codes: readonly AllergenCode[], excludedCodes: readonly AllergenCode[]): boolean =>
  codes.every((code) => excludedCodes.some((excluded) => isCoveredBy(code, excluded)));

/** Menus repeat their clauses, and an owner asks about the same menu again after each edit. */
const cachedClauses = new LRUCache<string, ClauseAllergens>({ max: 30_000 });

function readClause(locale: MenuLocale, clause: string): ClauseAllergens {
  const key = `${locale} ${clause}`;
  const cachedClause = cachedClauses.get(key);
  if (cachedClause) return cachedClause;
  const { affirmed, denied, free_of } = splitDenied(locale, plainText(clause));
  const text = withoutMisleadingWords(locale, affirmed);
  const isOfPlants = isPlantBased(locale, affirmed);
  const freeCodes = groupCodes(locale, free_of);
  // "Vegan mayo and butter": the first of them only is one of plants.
  const pieces = isOfPlants || free_of !== '' ? splitAtJoints(locale, text) : [text];
  const readings = pieces.flatMap((piece) =>
    (isOfPlants ? partPlantBased(locale, piece) : [{ words: piece, is_of_plants: false }]).map(
      ({ words, is_of_plants }) => ({
        excluded: [...(is_of_plants ? ANIMAL : []), ...(piece.includes(FREE_MARK) ? freeCodes : [])],
        ...readWords(locale, words),
      }),
    ),
  );
  const deniedCodes = [
    ...groupCodes(locale, denied),
    ...(isOnRequest(affirmed) ? [] : readings.flatMap((reading) => reading.free_of)),
  ];
  const clauseAllergens = {
    free_of: [...deniedCodes, ...freeCodes],
    allergens: readings.flatMap(({ allergens, excluded }) =>
      allergens.filter(({ codes }) => !areExcluded(codes, [...excluded, ...deniedCodes])),
    ),
  };
  cachedClauses.set(key, clauseAllergens);
  return clauseAllergens;
}

const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/["“”„«»]/g, '');

/** Words for what isn't in a dish, by their names in the lexicon. */
const FREE_OF: Record<string, readonly AllergenCode[]> = {
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'without milk': ['milk'],
  'egg-free': ['eggs'],
  'nut-free': ['tree_nuts', 'peanuts'],
  'peanut-free': ['peanuts'],
  'soy-free': ['soy'],
  'without fish': ['fish'],
};

/** Menus in other scripts have dishes by their English names: "Fish & chips". */
const OTHER_SCRIPTS: ReadonlySet<MenuLocale> = new Set(['zh', 'ja', 'ko', 'ar']);
const LATIN_WORDS = /[a-z][a-z'& -]+/g;
const englishConcepts = (locale: MenuLocale, text: string): NamedConcept[][] =>
  OTHER_SCRIPTS.has(locale) ? (text.match(LATIN_WORDS) ?? []).map((words) => conceptsIn('en', words)) : [];

function readWords(locale: MenuLocale, text: string): ClauseAllergens {
  const concepts = [...text.split(' ; ').map((words) => conceptsIn(locale, words)), ...englishConcepts(locale, text)];
  const compounds = foodsInCompounds(locale, text).flatMap((concept) => allergensOfFood(concept).by_kind);
  return {
    allergens: [
      ...concepts.flatMap(allergensOfConcepts),
      ...compounds.map((codes) => ({ codes: [...codes], is_made_of: false })),
    ],
    free_of: concepts.flat().flatMap(({ concept }) => FREE_OF[concept] ?? []),
  };
}

function allergensOfConcepts(concepts: readonly NamedConcept[]): { codes: AllergenCode[]; is_made_of: boolean }[] {
  // A latte of oat milk.
  const isWithPlantMilk = concepts.some(({ concept }) => isKindOf(concept, 'plant drink'));
  return concepts.flatMap((food) => {
    const { by_kind, made_of } = allergensOfFood(food.concept);
    if ((by_kind.length === 0 && made_of.length === 0) || isSaidByLonger(food, concepts)) return [];
    const namesakes = concepts.filter(
      ({ from, to, concept }) => from === food.from && to === food.to && !isPhrase(concept),
    );
    return [
      ...by_kind.map((codes) => ({ codes: [...codes], is_made_of: false })),
      ...made_of
        .filter((code) => !(code === 'milk' && isWithPlantMilk))
        .filter((code) => namesakes.every(({ concept }) => hasAllergen(concept, code)))
        .map((code) => ({ codes: [code], is_made_of: true })),
    ];
  });
}

/** "Rice noodles" are noodles without wheat, and "peanuts" are the nuts that they name. */
const isSaidByLonger = ({ concept, from, to }: NamedConcept, concepts: readonly NamedConcept[]): boolean =>
  concepts.some(
    (longer) =>
      longer.from <= from &&
      to <= longer.to &&
      longer.to - longer.from > to - from &&
      (isKindOf(longer.concept, concept) || isNuts(concept)),
  );

let phraseNames: ReadonlySet<string> | undefined;
/** Whether a concept is complete by itself, like the title of a section: it says nothing about a food of the same words. */
function isPhrase(concept: string): boolean {
  phraseNames ??= new Set(ownLexicon().concepts.flatMap((each) => (each.class === 'phrase' ? [nameOf(each)] : [])));
  return phraseNames.has(concept);
}

/** Of words with two meanings only what both are made of counts: "rôti" is toast, and roasted. */
function hasAllergen(concept: string, code: AllergenCode): boolean {
  const { by_kind, made_of } = allergensOfFood(concept);
  return [...by_kind.flat(), ...made_of].some((other) => isCoveredBy(other, code) || isCoveredBy(code, other));
}

/** The names of whole groups of food: a cake without egg has no meringue either, but one without butter may have cream. */
const GROUP_NAMES: ReadonlySet<string> = new Set([
  ...['gluten', 'cereal with gluten', 'wheat', 'dairy product', 'milk', 'egg', 'fish', 'soy', 'nut', 'tree nut'],
  ...['peanut', 'sesame', 'mustard', 'celery', 'shellfish', 'crustacean', 'mollusc', 'seafood', 'lupin', 'sulphites'],
]);

const groupCodes = (locale: MenuLocale, denied: string): AllergenCode[] =>
  denied
    .split(' ; ')
    .flatMap((text) => (text === '' ? [] : conceptsIn(locale, text)))
    .filter(({ concept }) => GROUP_NAMES.has(concept))
    .flatMap(({ concept }) => allergensOfFood(concept).by_kind.flat());

/** Each allergen once for the same words. */
const withoutRepeated = (allergens: readonly NamedAllergen[]): NamedAllergen[] => [
  ...new Map(allergens.map((allergen) => [JSON.stringify(allergen), allergen])).values(),
];

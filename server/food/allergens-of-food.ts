import { ALLERGEN_CODES, type AllergenChoice, type AllergenCode, isCoveredBy } from '../../shared/allergens.ts';
import { CERTAIN_PARTS } from './certain-parts.ts';
import { conceptsIn } from './concepts-in.ts';
import { ancestorsOf, isKindOf, usuallyHas } from './kinds-of-food.ts';

/** The concepts with which a menu's words name what a choice is about. */
const NAMED_BY: Record<AllergenChoice, readonly string[]> = {
  peanuts: ['peanut'],
  tree_nuts: ['tree nut'],
  almond: ['almond'],
  hazelnut: ['hazelnut'],
  walnut: ['walnut'],
  cashew: ['cashew'],
  pecan: ['pecan'],
  brazil_nut: ['Brazil nut'],
  pistachio: ['pistachio'],
  macadamia: ['macadamia nut'],
  pine_nut: ['pine nut'],
  gluten: ['cereal with gluten'],
  wheat: ['wheat'],
  spelt: ['farro', 'spelt'],
  khorasan: ['wheat'],
  triticale: ['wheat', 'rye'],
  rye: ['rye'],
  barley: ['barley'],
  oats: ['oats'],
  milk: ['dairy product'],
  eggs: ['egg'],
  fish: ['fish'],
  seafood: ['seafood'],
  crustaceans: ['crustacean'],
  molluscs: ['mollusc'],
  soy: ['soy'],
  sesame: ['sesame'],
  mustard: ['mustard'],
  celery: ['celery'],
  sulphites: ['sulphites'],
  lupin: ['lupin'],
};

export const conceptsOfChoice = (choice: AllergenChoice): readonly string[] => NAMED_BY[choice];

/** Any wheat may be khorasan wheat, and any wheat or rye triticale: no word names them. */
const NAMED_CODES = ALLERGEN_CODES.filter((code) => code !== 'khorasan' && code !== 'triticale');

/** What names an allergen without being a food that is one. */
const BY_NAME: Record<string, readonly AllergenCode[]> = { gluten: ['gluten'], lactose: ['milk'] };

/** Words that name one of several allergens, and don't say which. The more exact one first. */
const GROUPS: readonly (readonly [concept: string, codes: readonly AllergenCode[]])[] = [
  ['shellfish', ['crustaceans', 'molluscs']],
  ['seafood', ['crustaceans', 'molluscs', 'fish']],
];
const NUTS: { concept: string; codes: readonly AllergenCode[] } = { concept: 'nut', codes: ['tree_nuts', 'peanuts'] };

/** "Nuts" of no kind. */
export const isNuts = (concept: string): boolean => concept === NUTS.concept;

/** Allergens of a food: one of each list is what it is. `made_of` is what it is always made of, although its name doesn't say so. */
export type FoodAllergens = { by_kind: readonly (readonly AllergenCode[])[]; made_of: readonly AllergenCode[] };

const allergensByFood = new Map<string, FoodAllergens>();

/** The allergens that a food is by its kind, and those that it is always made of. */
export function allergensOfFood(concept: string): FoodAllergens {
  const cachedAllergens = allergensByFood.get(concept) ?? findAllergens(concept);
  allergensByFood.set(concept, cachedAllergens);
  return cachedAllergens;
}

/** Also those of the foods in its English name: one word of another language may be "cream of mushroom soup". */
function findAllergens(concept: string): FoodAllergens {
  const { by_kind, made_of } = ownAllergens(concept);
  const codesInName = conceptsIn('en', concept).flatMap((food) => ownAllergens(food.concept).by_kind);
  const distinctCodes = new Map([...by_kind, ...codesInName].map((codes) => [codes.join(' '), codes]));
  return { by_kind: [...distinctCodes.values()], made_of };
}

function ownAllergens(concept: string): FoodAllergens {
  const kinds = ancestorsOf(concept);
  const codes = mostExact(NAMED_CODES.filter((code) => NAMED_BY[code].some((name) => kinds.has(name))));
  const group = GROUPS.find(([name]) => kinds.has(name))?.[1] ?? (concept === NUTS.concept ? NUTS.codes : undefined);
  const isOfGroup = group !== undefined && !codes.some((code) => group.includes(code));
  const kindCodes = [...codes, ...(BY_NAME[concept] ?? [])].map((code) => [code]);
  const partCodes = CERTAIN_PARTS.flatMap(({ part, code, foods }) =>
    foods.some((food) => isKindOf(concept, food)) && usuallyHas(concept, part) ? [code] : [],
  );
  return { by_kind: isOfGroup ? [...kindCodes, group] : kindCodes, made_of: mostExact([...new Set(partCodes)]) };
}

const mostExact = (codes: readonly AllergenCode[]): AllergenCode[] =>
  codes.filter((code) => !codes.some((other) => other !== code && isCoveredBy(other, code)));

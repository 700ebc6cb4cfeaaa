import type { AllergenChoice } from '../../../../shared/allergens.ts';
import { ancestorsOf, isKindOf, usualPartsOf } from '../../../food/kinds-of-food.ts';
import { type AllergenName, CHOICES_OF } from '../words/guest-language.ts';

/** The concepts that name what can be declared, by their English names. */
const ANCHORS: Record<string, AllergenName> = {
  peanut: 'peanuts',
  nut: 'nuts',
  'tree nut': 'nuts',
  almond: 'almond',
  hazelnut: 'hazelnut',
  walnut: 'walnut',
  cashew: 'cashew',
  pecan: 'pecan',
  'Brazil nut': 'brazil_nut',
  pistachio: 'pistachio',
  'macadamia nut': 'macadamia',
  'pine nut': 'pine_nut',
  gluten: 'gluten',
  'cereal with gluten': 'gluten',
  wheat: 'wheat',
  farro: 'spelt',
  spelt: 'spelt',
  rye: 'rye',
  barley: 'barley',
  oats: 'oats',
  'dairy product': 'milk',
  milk: 'milk',
  lactose: 'milk',
  egg: 'eggs',
  fish: 'fish',
  seafood: 'seafood',
  shellfish: 'shellfish',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  soy: 'soy',
  sesame: 'sesame',
  mustard: 'mustard',
  celery: 'celery',
  sulphites: 'sulphites',
  lupin: 'lupin',
};

/** Guests order these as often as they fear them; the others are hardly ever ordered by this name. */
const ORDERED: ReadonlySet<AllergenName> = new Set(['fish', 'seafood', 'shellfish', 'crustaceans', 'molluscs', 'eggs']);

export const isOrdered = (name: AllergenName): boolean => ORDERED.has(name);

function anchorsAmong(concepts: Iterable<string>): string[] {
  const anchors = [...concepts].filter((concept) => concept in ANCHORS);
  // "Walnut" is more exact than the nuts that it is one of.
  return anchors.filter((anchor) => !anchors.some((other) => other !== anchor && isKindOf(other, anchor)));
}

const namesOfAnchors = (anchors: readonly string[]): AllergenName[] => [
  ...new Set(anchors.flatMap((anchor) => ANCHORS[anchor] ?? [])),
];

/** The allergens that a food is by its kind: prawns are crustaceans, cheese is milk. Empty if it is none. */
export const allergensOf = (concept: string): AllergenName[] => namesOfAnchors(anchorsAmong(ancestorsOf(concept)));

/** The allergens that are kinds of a food: peanuts and soy of pulses. */
export const allergensBelow = (concept: string): AllergenName[] =>
  namesOfAnchors(Object.keys(ANCHORS).filter((anchor) => isKindOf(anchor, concept)));

/** Also those that it usually contains, if it is none itself: bread contains wheat. */
export function usualAllergensOf(concept: string): AllergenName[] {
  const own = allergensOf(concept);
  if (own.length > 0) return own;
  return namesOfAnchors(anchorsAmong([...usualPartsOf(concept)].flatMap((part) => [...ancestorsOf(part)])));
}

/** Whether a concept is the very name of an allergen, not a food that is one. */
export const isAllergenName = (concept: string): boolean => concept in ANCHORS;

export const choicesOf = (names: Iterable<AllergenName>): AllergenChoice[] => [
  ...new Set([...names].flatMap((name) => CHOICES_OF[name])),
];

/** Whether a food is one that the guest can't eat by its kind. */
export const isAvoidedFood = (concept: string, avoided: readonly AllergenChoice[]): boolean =>
  choicesOf(allergensOf(concept)).some((choice) => avoided.includes(choice));

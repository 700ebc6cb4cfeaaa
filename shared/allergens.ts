/**
 * The one rule about allergens: the page's filter, the kitchen card, the assistant, the staff's sheet and the export all
 * ask it, so they name the same dishes. It imports nothing: the guest's script is measured in kilobytes.
 */

/**
 * The fourteen of EU regulation 1169/2011, annex II, and Health Canada's priority allergens; below gluten the cereals and
 * below tree nuts the nuts that either list names (Food and Drug Regulations, B.01.010.1: triticale and pine nuts).
 */
export const ALLERGEN_CODES = [
  'celery',
  'crustaceans',
  'eggs',
  'fish',
  'gluten',
  'wheat',
  'spelt',
  'khorasan',
  'triticale',
  'rye',
  'barley',
  'oats',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'peanuts',
  'sesame',
  'soy',
  'sulphites',
  'tree_nuts',
  'almond',
  'hazelnut',
  'walnut',
  'cashew',
  'pecan',
  'brazil_nut',
  'pistachio',
  'macadamia',
  'pine_nut',
] as const;
export type AllergenCode = (typeof ALLERGEN_CODES)[number];

/** What each named cereal or nut is one of. Triticale is a hybrid of wheat and rye. */
const PARENTS: Partial<Record<AllergenCode, readonly AllergenCode[]>> = {
  wheat: ['gluten'],
  spelt: ['wheat'],
  khorasan: ['wheat'],
  triticale: ['wheat', 'rye'],
  rye: ['gluten'],
  barley: ['gluten'],
  oats: ['gluten'],
  almond: ['tree_nuts'],
  hazelnut: ['tree_nuts'],
  walnut: ['tree_nuts'],
  cashew: ['tree_nuts'],
  pecan: ['tree_nuts'],
  brazil_nut: ['tree_nuts'],
  pistachio: ['tree_nuts'],
  macadamia: ['tree_nuts'],
  pine_nut: ['tree_nuts'],
};

/** Those that are part of no other: a dish is declared completely when each of these is. */
export const MAIN_ALLERGENS: readonly AllergenCode[] = ALLERGEN_CODES.filter((code) => !(code in PARENTS));

/** What guests also avoid as one. */
const GROUPS = { seafood: ['fish', 'crustaceans', 'molluscs'] } as const satisfies Record<
  string,
  readonly AllergenCode[]
>;
export type AllergenChoice = AllergenCode | keyof typeof GROUPS;
export const ALLERGEN_CHOICES: readonly AllergenChoice[] = [...ALLERGEN_CODES, 'seafood'];

/**
 * `not_declared` is an exception in a list that the owner has checked: an allergen that isn't listed there is declared as
 * not contained.
 */
export const ALLERGEN_STATES = ['contains', 'may_contain', 'not_declared'] as const;
export type AllergenState = (typeof ALLERGEN_STATES)[number];
export type DeclaredAllergen = { code: AllergenCode; state: AllergenState };

/** A size or an add-on. Without a list of its own a size is declared as its dish, and an add-on isn't declared. */
type DeclaredPart = { label: string; allergens?: readonly DeclaredAllergen[] | undefined };
export type DeclaredDish = {
  allergens: readonly DeclaredAllergen[];
  /** Null if nobody has declared anything. */
  allergens_checked_at: string | null;
  variants: readonly DeclaredPart[];
  options: readonly DeclaredPart[];
};

/** The strongest first. */
export const ALLERGEN_STATUSES = ['contains', 'may_contain', 'nothing_declared', 'declared_without'] as const;
export type AllergenStatus = (typeof ALLERGEN_STATUSES)[number];

export const parentsOf = (code: AllergenCode): readonly AllergenCode[] => PARENTS[code] ?? [];
export const childrenOf = (code: AllergenCode): AllergenCode[] =>
  ALLERGEN_CODES.filter((child) => PARENTS[child]?.includes(code));

const isAtOrBelow = (code: AllergenCode, top: AllergenCode): boolean =>
  code === top || parentsOf(code).some((parent) => isAtOrBelow(parent, top));

export const codesOf = (choice: AllergenChoice): readonly AllergenCode[] =>
  choice === 'seafood' ? GROUPS.seafood : [choice];

/** Whether the allergen is what the guest avoids, or one kind of it: walnut is covered by tree nuts. */
export const isCoveredBy = (code: AllergenCode, choice: AllergenChoice): boolean =>
  codesOf(choice).some((top) => isAtOrBelow(code, top));

/** Whether the allergen may be what the guest avoids, because it names no kind: tree nuts may be walnut. */
const canBe = (code: AllergenCode, choice: AllergenChoice): boolean =>
  codesOf(choice).some((below) => isAtOrBelow(below, code));

/** Why a dish has its status: a declaration, of the dish itself (`part` is null) or of one of its sizes or add-ons. */
export type AllergenReason = DeclaredAllergen & { part: string | null };
export type AllergenFinding = {
  status: AllergenStatus;
  /** Declared as contained or maybe contained. */
  reasons: AllergenReason[];
  /** Sizes and add-ons of which this isn't declared; null for the dish itself. */
  undeclared_parts: (string | null)[];
};

type PartFinding = { status: AllergenStatus; matches: DeclaredAllergen[] };

function findInList(list: readonly DeclaredAllergen[] | undefined, choice: AllergenChoice): PartFinding {
  if (!list) return { status: 'nothing_declared', matches: [] };
  const related = list.filter(({ code }) => isCoveredBy(code, choice) || canBe(code, choice));
  const matches = related.filter(({ state }) => state !== 'not_declared');
  // "Tree nuts" names no nut: for a guest who avoids walnut the dish may contain it.
  if (matches.some(({ code, state }) => state === 'contains' && isCoveredBy(code, choice)))
    return { status: 'contains', matches };
  if (matches.length > 0) return { status: 'may_contain', matches };
  return { status: related.length > 0 ? 'nothing_declared' : 'declared_without', matches };
}

const strongest = (statuses: readonly AllergenStatus[]): AllergenStatus =>
  ALLERGEN_STATUSES.find((status) => statuses.includes(status)) ?? 'nothing_declared';

/**
 * What is declared of a dish for a guest who avoids these. `declared_without` only if the owner has declared the dish and
 * every add-on, and nothing in it contains or may contain what is at, below or above a choice. This repeats what the
 * owner declared: it never means that a dish is free of anything.
 */
export function explainStatus(dish: DeclaredDish, choices: readonly AllergenChoice[]): AllergenFinding {
  const checkedAllergens = dish.allergens_checked_at === null ? undefined : dish.allergens;
  const parts = [
    { label: null, list: checkedAllergens },
    ...dish.variants.flatMap(({ label, allergens }) => (allergens ? [{ label, list: allergens }] : [])),
    ...dish.options.map(({ label, allergens }) => ({ label, list: allergens })),
  ];
  const statuses: AllergenStatus[] = [];
  const reasons = new Map<string, AllergenReason>();
  const undeclared = new Set<string | null>();
  for (const choice of choices)
    for (const { label, list } of parts) {
      const { status, matches } = findInList(list, choice);
      statuses.push(status);
      if (status === 'nothing_declared') undeclared.add(label);
      for (const match of matches) reasons.set(JSON.stringify([label, match.code]), { ...match, part: label });
    }
  return { status: strongest(statuses), reasons: [...reasons.values()], undeclared_parts: [...undeclared] };
}

export const statusOf = (dish: DeclaredDish, choice: AllergenChoice): AllergenStatus =>
  explainStatus(dish, [choice]).status;

/** The list of a dish of which nothing is declared. */
export const NOTHING_DECLARED: readonly DeclaredAllergen[] = MAIN_ALLERGENS.map((code) => ({
  code,
  state: 'not_declared',
}));

/** What is declared of a dish, as one list: an empty list of a dish that nobody has checked says nothing. */
export const declaredList = ({
  allergens,
  allergens_checked_at,
}: Pick<DeclaredDish, 'allergens' | 'allergens_checked_at'>): readonly DeclaredAllergen[] =>
  allergens_checked_at === null ? NOTHING_DECLARED : allergens;

export const isNothingDeclared = (list: readonly DeclaredAllergen[]): boolean =>
  list.every(({ state }) => state === 'not_declared') &&
  MAIN_ALLERGENS.every((main) => list.some(({ code }) => code === main));

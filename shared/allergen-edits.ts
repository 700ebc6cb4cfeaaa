import {
  ALLERGEN_CODES,
  type AllergenCode,
  type AllergenState,
  type AllergenStatus,
  type DeclaredAllergen,
  explainStatus,
  isCoveredBy,
  MAIN_ALLERGENS,
  NOTHING_DECLARED,
} from './allergens.ts';

/** One allergen of one dish, as the owner's table shows it; `unnamed` is a kind of a group that names no kinds. */
export type CellState = AllergenState | 'without' | 'unnamed';
/** What the owner can set. */
export const SETTABLE_STATES = ['contains', 'may_contain', 'without', 'not_declared'] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];

type List = readonly DeclaredAllergen[];

const STATES: Record<AllergenStatus, CellState> = {
  contains: 'contains',
  may_contain: 'may_contain',
  nothing_declared: 'not_declared',
  declared_without: 'without',
};

/** By the same rule as for guests: a group is contained if one of its kinds is. */
export function cellState(list: List, code: AllergenCode): CellState {
  const declaredAllergens = { allergens: list, allergens_checked_at: '', variants: [], options: [] };
  const { status, reasons } = explainStatus(declaredAllergens, [code]);
  const isUnnamed = status === 'may_contain' && !reasons.some((reason) => isCoveredBy(reason.code, code));
  return isUnnamed ? 'unnamed' : STATES[status];
}

/**
 * The list after the owner has set one allergen. A group that is set to without, or to not declared, has no kinds; a kind
 * can only be named or not, because its group is declared as a whole.
 */
export function withCell(list: List, code: AllergenCode, state: SettableState): DeclaredAllergen[] {
  const isMain = MAIN_ALLERGENS.includes(code);
  const isDroppingKinds = state === 'without' || state === 'not_declared';
  const remainingAllergens = list.filter(
    (one) => one.code !== code && !(isDroppingKinds && isCoveredBy(one.code, code)),
  );
  const isListed = state === 'contains' || state === 'may_contain' || (state === 'not_declared' && isMain);
  return inOrder(isListed ? [...remainingAllergens, { code, state }] : remainingAllergens);
}

/** What is not declared yet is declared as not contained. */
export const withRest = (list: List): DeclaredAllergen[] => list.filter(({ state }) => state !== 'not_declared');

const inOrder = (list: DeclaredAllergen[]): DeclaredAllergen[] =>
  list.toSorted((a, b) => ALLERGEN_CODES.indexOf(a.code) - ALLERGEN_CODES.indexOf(b.code));

/** An add-on's list, of which nothing is declared if it has none. */
export const listOfPart = (list: List | undefined): List => list ?? NOTHING_DECLARED;

import { type CellState, cellState, type SettableState, withCell } from '../../../../shared/allergen-edits.ts';
import {
  type AllergenCode,
  type DeclaredAllergen,
  declaredList,
  isCoveredBy,
  MAIN_ALLERGENS,
} from '../../../../shared/allergens.ts';
import { contradictedTags } from '../../../../shared/diet-tags.ts';
import type { Item } from '../../../../shared/menu.ts';

/** What several dishes can be declared as at once. */
export type DeclaredState = Exclude<SettableState, 'not_declared'>;

/** A cereal or nut can only be named: whether a dish is without it is declared of its group. */
export const statesOf = (code: AllergenCode): readonly DeclaredState[] =>
  MAIN_ALLERGENS.includes(code) ? ['contains', 'may_contain', 'without'] : ['contains', 'may_contain'];

export type DeclarationLine = {
  item: Item;
  /** The dish's list after the declaration. */
  list: DeclaredAllergen[];
  /**
   * `same`: its list stays as it is. `new`: this is added to the declaration. `otherwise`: it replaces something else that
   * is declared, which the owner has to see.
   */
  kind: 'same' | 'new' | 'otherwise';
};

/** What declaring one allergen does to each dish itself; sizes and add-ons with a declaration of their own keep it. */
export function declarationLines(items: readonly Item[], code: AllergenCode, state: DeclaredState): DeclarationLine[] {
  return items.map((item) => {
    const currentList = declaredList(item);
    const list = withCell(currentList, code, state);
    if (isSameList(list, currentList)) return { item, list, kind: 'same' };
    return { item, list, kind: isAddition(currentList, code, state) ? 'new' : 'otherwise' };
  });
}

/** Kinds that are named stay as they are when their group is declared, but not if it is declared as not contained. */
function isAddition(currentList: readonly DeclaredAllergen[], code: AllergenCode, state: DeclaredState): boolean {
  const currentState = cellState(currentList, code);
  if (state === 'without') return currentState === 'not_declared';
  return currentState !== 'without' && !currentList.some((listed) => listed.code === code && isNamed(listed));
}

const isNamed = ({ state }: DeclaredAllergen): boolean => state !== 'not_declared';

const isSameList = (first: readonly DeclaredAllergen[], second: readonly DeclaredAllergen[]): boolean =>
  first.length === second.length &&
  first.every(({ code, state }) => second.some((other) => other.code === code && other.state === state));

/** What a list says of an allergen: of itself, undefined if only kinds of it are named, and of each of these. */
export function declarationOf(
  list: readonly DeclaredAllergen[],
  code: AllergenCode,
): { state: CellState | undefined; kinds: readonly DeclaredAllergen[] } {
  const kinds = list.filter((listed) => listed.code !== code && isNamed(listed) && isCoveredBy(listed.code, code));
  const ownState = list.find((listed) => listed.code === code)?.state;
  return { state: ownState ?? (kinds.length > 0 ? undefined : cellState(list, code)), kinds };
}

/** The dishes that a tag contradicts once they are declared so. */
export const contradictedItems = (lines: readonly DeclarationLine[]): Item[] =>
  lines.flatMap(({ item, list }) => {
    const declaredItem = { ...item, allergens: list, allergens_checked_at: item.allergens_checked_at ?? '' };
    return contradictedTags(declaredItem).length > contradictedTags(item).length ? [item] : [];
  });

import { cellState, type SettableState, withCell } from '../../../../shared/allergen-edits.ts';
import {
  type AllergenCode,
  type DeclaredAllergen,
  declaredList,
  isCoveredBy,
  MAIN_ALLERGENS,
} from '../../../../shared/allergens.ts';
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
   * `same`: it is declared so already. `new`: nothing is declared of this allergen. `otherwise`: something else is declared,
   * which the owner has to see. `held`: the declaration of its kinds says more than the group would.
   */
  kind: 'same' | 'new' | 'otherwise' | 'held';
  /** The kinds of this allergen that the dish's declaration names now. */
  kinds: AllergenCode[];
};

/** What declaring one allergen does to each dish itself; sizes and add-ons with a declaration of their own keep it. */
export function declarationLines(items: readonly Item[], code: AllergenCode, state: DeclaredState): DeclarationLine[] {
  return items.map((item) => {
    const currentList = declaredList(item);
    const currentState = cellState(currentList, code);
    const list = withCell(currentList, code, state);
    const kinds = currentList.flatMap((allergen) =>
      allergen.code !== code && allergen.state !== 'not_declared' && isCoveredBy(allergen.code, code)
        ? [allergen.code]
        : [],
    );
    const line = { item, list, kinds };
    if (currentState === state) return { ...line, kind: 'same' };
    if (cellState(list, code) !== state) return { ...line, kind: 'held' };
    return { ...line, kind: currentState === 'not_declared' || currentState === 'unnamed' ? 'new' : 'otherwise' };
  });
}

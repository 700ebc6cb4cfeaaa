import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type AllergenDoubt,
  type AllergenInWords,
  allergenDoubts,
  confirmedAllergens,
  suggestedAllergens,
} from '../../../shared/allergen-doubts.ts';
import type { Item } from '../../../shared/menu.ts';
import { namedAllergensQuery } from '../../api/named-allergens-query.ts';

export type NamedAllergensOf = {
  /** What to ask about a dish that is declared without what its words name. */
  doubts(item: Item): AllergenDoubt[];
  /** What the owner has confirmed of them. */
  confirmed(item: Item): AllergenDoubt[];
  /** What the words name of a dish of which that isn't declared. */
  suggestions(item: Item): AllergenInWords[];
};

/** What the words of the dishes name, beside what is declared now. Nothing until it is read. */
export function useNamedAllergens(): NamedAllergensOf {
  const { data: namedByItem } = useQuery(namedAllergensQuery());
  return useMemo(() => {
    const namedOf = (item: Item) => namedByItem?.get(item.id) ?? [];
    // An edit replaces the item; the thousands beside it aren't compared again.
    const doubtsByItem = new WeakMap<Item, AllergenDoubt[]>();
    return {
      doubts: (item) => {
        const itemDoubts = doubtsByItem.get(item) ?? allergenDoubts(item, namedOf(item));
        doubtsByItem.set(item, itemDoubts);
        return itemDoubts;
      },
      confirmed: (item) => confirmedAllergens(item, namedOf(item)),
      suggestions: (item) => suggestedAllergens(item, namedOf(item)),
    };
  }, [namedByItem]);
}

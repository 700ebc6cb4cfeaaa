import { listOfPart } from '../../../shared/allergen-edits.ts';
import { type DeclaredAllergen, declaredList, isNothingDeclared } from '../../../shared/allergens.ts';
import type { Item, ItemOption, Section } from '../../../shared/menu.ts';
import type { ItemFields } from '../../draft/change/change.ts';

/** One line of the table: a dish, or one of its sizes or add-ons. */
export type TableRow = {
  key: string;
  item: Item;
  /** The label of the size or add-on; null for the dish itself. */
  part: string | null;
  list: readonly DeclaredAllergen[];
  /** The fields of the item if the line declares this. */
  fieldsWith(list: DeclaredAllergen[]): ItemFields;
};

/** The lines of a section's dishes, each followed by its sizes, if they are asked for, and its add-ons. */
export const rowsOfSection = ({ items }: Section, hasSizeRows: boolean): TableRow[] =>
  items.flatMap((item) => [
    {
      key: String(item.id),
      item,
      part: null,
      list: declaredList(item),
      fieldsWith: (allergens) => ({ allergens }),
    },
    // A size without a list of its own is declared as its dish.
    ...(hasSizeRows ? item.variants.map(partRow(item, 'variants', (own) => own ?? declaredList(item))) : []),
    ...item.options.map(partRow(item, 'options', listOfPart)),
  ]);

type ListOf = (own: ItemOption['allergens']) => readonly DeclaredAllergen[];

const partRow =
  (item: Item, field: 'variants' | 'options', listOf: ListOf) =>
  ({ label, allergens }: ItemOption, optionIndex: number): TableRow => ({
    key: `${item.id}-${field}-${optionIndex}`,
    item,
    part: label,
    list: listOf(allergens),
    fieldsWith: (list) => ({
      [field]: item[field].map((part, index) => (index === optionIndex ? withList(part, list) : part)),
    }),
  });

/** An add-on of which nothing is declared has no list. */
function withList({ label, price }: ItemOption, allergens: DeclaredAllergen[]): ItemOption {
  return isNothingDeclared(allergens) ? { label, price } : { label, price, allergens };
}

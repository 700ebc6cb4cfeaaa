import type { UpdateItemBody } from '../../shared/api/menus.ts';
import { type FieldProblem, Refusal } from '../../shared/errors.ts';
import type { Item } from '../../shared/menu.ts';
import { editedAllergens, editedPrices, priceProblems } from '../../shared/menu-edits.ts';
import type { Tax } from '../../shared/taxes.ts';
import { definedFields } from '../db/changed-fields.ts';

type ItemPrices = Pick<Item, 'price' | 'price_max' | 'variants'>;
type FieldProblems = Record<string, FieldProblem>;
type EditedItem = Omit<UpdateItemBody, 'version' | 'menu_section_id'>;

/** Fields that the reader fills in: once the owner has edited them, the reader's confidence no longer applies. */
const READ_FIELDS = [
  'title',
  'description',
  'price',
  'price_max',
  'price_text',
  'variants',
  'options',
  'tags',
] as const satisfies (keyof EditedItem)[];

/**
 * The rules that span an item's fields (design §4): a range has both ends in order; an item with variants has no
 * price of its own; its taxes are the restaurant's.
 *
 * @param current The item's current prices.
 * @returns The columns to write.
 * @throws Refusal `validation_failed` naming the fields.
 */
export function checkItem(current: ItemPrices, body: EditedItem, taxes: readonly Tax[], now: Date) {
  const givenFields = definedFields(body);
  const problems: FieldProblems = priceProblems(current, givenFields);
  const offeredTaxes = new Set(taxes.map(({ number }) => number));
  if (
    givenFields.taxes &&
    !(hasDistinctValues(givenFields.taxes) && givenFields.taxes.every((number) => offeredTaxes.has(number)))
  )
    problems['taxes'] = 'invalid_value';
  if (Object.keys(problems).length > 0) throw new Refusal('validation_failed', { fields: problems });
  return {
    ...givenFields,
    ...editedPrices(current, givenFields),
    ...(givenFields.tags ? { tags: [...new Set(givenFields.tags)] } : {}),
    ...(givenFields.allergens ? editedAllergens(givenFields.allergens, now) : {}),
    ...(READ_FIELDS.some((name) => name in givenFields) ? { confidence: null } : {}),
  };
}

const hasDistinctValues = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

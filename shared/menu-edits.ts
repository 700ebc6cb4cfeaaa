import { isNothingDeclared } from './allergens.ts';
import type { FieldProblem } from './errors.ts';
import type { Item, Section } from './menu.ts';

/** The effects of edits on the menu: the browser shows them at once by these rules, the server applies the same ones. */

/** The version of a new entity. */
export const FIRST_VERSION = 1;

/** The public fields of an item with only a title and a place. */
export const EMPTY_CONTENT = {
  description: null,
  details: null,
  price: null,
  price_max: null,
  price_text: null,
  variants: [],
  options: [],
  tags: [],
  allergens: [],
  allergens_checked_at: null,
  taxes: null,
  meat_origins: [],
  homemade: false,
  picture: null,
} satisfies Partial<Item>;

export const EMPTY_ITEM: Omit<Item, 'id' | 'menu_section_id' | 'menu_id' | 'title' | 'position'> = {
  ...EMPTY_CONTENT,
  checked_price: null,
  checked_words: [],
  image_generated: false,
  hidden: false,
  sold_out: false,
  back_at: null,
  source: null,
  confidence: null,
  version: FIRST_VERSION,
};

export const EMPTY_SECTION: Omit<Section, 'id' | 'menu_id' | 'title' | 'position'> = {
  description: null,
  price: null,
  price_text: null,
  hidden: false,
  version: FIRST_VERSION,
  items: [],
};

type Declaration = Pick<Item, 'allergens' | 'allergens_checked_at'>;

/** A dish's declaration after an edit of its list: a list in which nothing is declared is one that nobody has checked. */
export const editedAllergens = (list: Item['allergens'], now: Date): Declaration =>
  isNothingDeclared(list)
    ? { allergens: [], allergens_checked_at: null }
    : { allergens: list, allergens_checked_at: now.toISOString() };

type Prices = Pick<Item, 'price' | 'price_max' | 'variants'>;
/** The fields that an edit contains; the others stay. */
type PriceEdit = { [name in keyof Prices]?: Prices[name] | undefined };

/**
 * An item's own price after an edit (design §4): an item with variants has none, and clearing the price clears its
 * range. `priceProblems` refuses invalid edits.
 */
export function editedPrices(current: Prices, edit: PriceEdit): Pick<Prices, 'price' | 'price_max'> {
  if ((edit.variants ?? current.variants).length > 0) return { price: null, price_max: null };
  const price = edit.price === undefined ? current.price : edit.price;
  const maxPrice = edit.price === null ? null : current.price_max;
  return { price, price_max: edit.price_max === undefined ? maxPrice : edit.price_max };
}

/**
 * The rules that span an item's prices, by field: a range has both ends, in order; an item with variants gets no price
 * of its own; a variant has a label, a price or both.
 */
export function priceProblems(current: Prices, edit: PriceEdit): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  const variants = edit.variants ?? current.variants;
  for (const [index, variant] of variants.entries())
    if (variant.label.trim() === '' && variant.price === null) problems[`variants.${index}.label`] = 'required';
  if (variants.length > 0) {
    for (const name of ['price', 'price_max'] as const) if (edit[name] != null) problems[name] = 'invalid_value';
    return problems;
  }
  const { price, price_max } = editedPrices(current, edit);
  if (price_max !== null && price === null) problems['price'] = 'required';
  else if (price_max !== null && price !== null && price_max < price) problems['price_max'] = 'too_small';
  return problems;
}

/**
 * A list's ids with `ids` restored to their places in `order`, the ids in their earlier order: each after the nearest
 * of those before it that is there, or else before the first that is. Those without a place in the order go last. The
 * list may have changed since.
 */
export function placedAmong(
  list: readonly { id: number }[],
  ids: readonly number[],
  order: readonly number[],
): number[] {
  const restored = new Set(ids);
  const otherIds = list.map(({ id }) => id).filter((id) => !restored.has(id));
  const present = new Set(otherIds);
  const first: number[] = [];
  const after = new Map<number, number[]>();
  let before: number | undefined;
  for (const id of order) {
    if (present.has(id)) before = id;
    else if (restored.delete(id)) {
      if (before === undefined) first.push(id);
      else after.set(before, [...(after.get(before) ?? []), id]);
    }
  }
  const start = order.find((id) => present.has(id));
  const placedIds = otherIds.flatMap((id) => [...(id === start ? first : []), id, ...(after.get(id) ?? [])]);
  return [...placedIds, ...(start === undefined ? first : []), ...restored];
}

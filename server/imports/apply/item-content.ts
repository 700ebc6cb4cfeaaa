import type { AmountField, DraftItem, DraftPrice, TextField } from '../../../shared/draft.ts';
import {
  LIMITS,
  MAX_OPTION_LABEL_CHARACTERS,
  MAX_OPTIONS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_VARIANT_LABEL_CHARACTERS,
  MAX_VARIANTS,
} from '../../../shared/limits.ts';
import type { Box, Item, Variant } from '../../../shared/menu.ts';
import type { DataItem } from '../../../shared/menu-data.ts';
import { type Currency, minorUnits } from '../../../shared/money.ts';
import { cleanText } from './clean-text.ts';
import { foldText } from './fold-text.ts';

/** The fields of an item that a menu file sets; all others are the owner's. */
export type ItemContent = Pick<
  Item,
  'title' | 'description' | 'price' | 'price_max' | 'price_text' | 'variants' | 'options' | 'tags'
>;

type Prices = Pick<ItemContent, 'price' | 'price_max' | 'price_text' | 'variants'>;

export type ReadItem = {
  key: number;
  content: ItemContent;
  /** The confidence of its least certain field. */
  confidence: number;
  box: Box | null;
  /** What a data file says of it: then it is merged by data-content.ts. */
  data?: DataItem;
};

/**
 * Converts the reader's shape to the domain's: amounts in minor units of the restaurant's currency, one price or a range,
 * several or labelled prices as variants, texts cleaned and cut at their limits. An amount that can't be stored as it was
 * printed is left empty (a doubt, shared/doubts.ts). Returns null if no title is left.
 */
export function readItem(item: DraftItem, currency: Currency): ReadItem | null {
  const title = cleanText(item.title.value, LIMITS.MAX_TITLE_CHARACTERS);
  if (title === null) return null;
  const amountOf = (field: AmountField | null): number | null => field && minorUnits(field.value, currency);
  const content: ItemContent = {
    title,
    description: item.description && cleanText(item.description.value, LIMITS.MAX_DESCRIPTION_CHARACTERS),
    ...pricesOf(item.prices, amountOf),
    price_text: item.price_text && cleanText(item.price_text.value, LIMITS.MAX_PRICE_TEXT_CHARACTERS),
    options: item.options.slice(0, MAX_OPTIONS).flatMap(({ label, amount }) => {
      const text = cleanText(label.value, MAX_OPTION_LABEL_CHARACTERS);
      return text === null ? [] : [{ label: text, price: amountOf(amount) }];
    }),
    tags: [...new Set(item.tags.flatMap((tag) => cleanText(tag, MAX_TAG_CHARACTERS) ?? []))].slice(0, MAX_TAGS),
  };
  return {
    key: item.key,
    content,
    confidence: Math.min(...confidencesOf(item)),
    box: item.title.boxes[0] ?? null,
  };
}

/** A key that is equal if two items cost the same, however that is written. */
export const amountsOf = ({ price, price_max, price_text, variants }: Prices): string =>
  JSON.stringify([
    price,
    price_max,
    foldText(price_text ?? ''),
    variants.map(({ label, price: amount }) => [foldText(label), amount]),
  ]);

function pricesOf(
  prices: readonly DraftPrice[],
  amountOf: (field: AmountField | null) => number | null,
): Pick<ItemContent, 'price' | 'price_max' | 'variants'> {
  const [first] = prices;
  if (!first) return { price: null, price_max: null, variants: [] };
  if (prices.length === 1 && first.label === null) {
    const price = amountOf(first.amount);
    const max = amountOf(first.amount_max);
    // A range in the wrong order was misread: only its lower end is used.
    const isRange = price !== null && max !== null && max > price;
    return { price, price_max: isRange ? max : null, variants: [] };
  }
  // A variant can't have a range.
  const variants = prices.slice(0, MAX_VARIANTS).map(
    ({ label, amount }): Variant => ({
      label: (label && cleanText(label.value, MAX_VARIANT_LABEL_CHARACTERS)) ?? '',
      price: amountOf(amount),
    }),
  );
  // One without a label and an amount is empty.
  return {
    price: null,
    price_max: null,
    variants: variants.filter(({ label, price }) => label !== '' || price !== null),
  };
}

function confidencesOf(item: DraftItem): number[] {
  const fields: (TextField | AmountField | null)[] = [
    item.title,
    item.description,
    item.price_text,
    ...item.prices.flatMap(({ label, amount, amount_max }) => [label, amount, amount_max]),
    ...item.options.flatMap(({ label, amount }) => [label, amount]),
  ];
  return fields.flatMap((field) => (field ? [field.confidence] : []));
}

export const contentOfItem = (item: Item): ItemContent => ({
  title: item.title,
  description: item.description,
  price: item.price,
  price_max: item.price_max,
  price_text: item.price_text,
  variants: item.variants,
  options: item.options,
  tags: item.tags,
});

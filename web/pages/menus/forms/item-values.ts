import type { z } from 'zod/mini';
import { withCell } from '../../../../shared/allergen-edits.ts';
import { ALLERGEN_CODES, isCoveredBy, NOTHING_DECLARED } from '../../../../shared/allergens.ts';
import { createItemBodySchema } from '../../../../shared/api/menus.ts';
import type { AppLocale } from '../../../../shared/locales.ts';
import type { MeatOrigin } from '../../../../shared/meat-origins.ts';
import type { Allergen, Item, ItemOption } from '../../../../shared/menu.ts';
import { EMPTY_ITEM, priceProblems } from '../../../../shared/menu-edits.ts';
import { type Currency, typedAmount } from '../../../../shared/money.ts';
import { newTemporaryId } from '../../../draft/change/change.ts';
import { AmountReader } from '../../../forms/amounts/typed-amounts.ts';
import { checkBody, type FormProblems, type Reading } from '../../../forms/check-body.ts';
import { asOffered } from '../many/mark-tags.ts';

/** The kind of price: one amount, a range, one for each size, or words. */
export const PRICE_KINDS = ['one', 'range', 'sizes', 'words'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];
/** A line of sizes or add-ons; `key` tells lines apart while they are moved. */
export type PricedLine = { key: string; label: string; price: string; allergens?: Item['allergens'] | undefined };

/** An item's form. Amounts are strings as typed, ids and tax numbers are strings. */
export type ItemValues = {
  /** Temporary for a new one. */
  id: number;
  title: string;
  description: string;
  details: string;
  price_kind: PriceKind;
  price: string;
  price_max: string;
  price_text: string;
  variants: PricedLine[];
  options: PricedLine[];
  tags: string[];
  /** Typed but not added yet: it is saved all the same. */
  new_tag: string;
  allergens: Partial<Record<Allergen['code'], Allergen['state']>>;
  /** The owner confirms the list as it is. */
  allergens_checked: boolean;
  taxes: string[];
  meat_origins: MeatOrigin[];
  homemade: boolean;
  hidden: boolean;
  menu_section_id: string;
};
export type NewItemBody = Omit<z.output<typeof createItemBodySchema>, 'creation_key'>;
type TaxNumbers = readonly { number: number }[];

let lastKey = 0;
export const newLine = (): PricedLine => {
  lastKey += 1;
  return { key: String(lastKey), label: '', price: '' };
};

export const newItemValues = (sectionId: number, taxes: TaxNumbers): ItemValues => ({
  id: newTemporaryId(),
  title: '',
  description: '',
  details: '',
  price_kind: 'one',
  price: '',
  price_max: '',
  price_text: '',
  variants: [],
  options: [],
  tags: [],
  new_tag: '',
  allergens: {},
  allergens_checked: false,
  taxes: taxes.map(({ number }) => String(number)),
  meat_origins: [],
  homemade: false,
  hidden: false,
  menu_section_id: String(sectionId),
});

export function itemValues(item: Item, taxes: TaxNumbers, currency: Currency, locale: AppLocale): ItemValues {
  const amount = (value: number | null) => typedAmount(value, currency, locale);
  const line = ({ label, price, allergens }: ItemOption): PricedLine => ({
    ...newLine(),
    label,
    price: amount(price),
    allergens,
  });
  const { id, title, description, details, tags } = item;
  return {
    id,
    title,
    description: description ?? '',
    details: details ?? '',
    price_kind: priceKind(item),
    price: amount(item.price),
    price_max: amount(item.price_max),
    price_text: item.price_text ?? '',
    variants: item.variants.map(line),
    options: item.options.map(line),
    tags,
    new_tag: '',
    allergens: statesOf(item.allergens),
    allergens_checked: false,
    taxes: (item.taxes ?? taxes.map(({ number }) => number)).map(String),
    meat_origins: item.meat_origins,
    homemade: item.homemade,
    hidden: item.hidden,
    menu_section_id: String(item.menu_section_id),
  };
}

/** Converts to another kind of price: an amount becomes the first size's, a range the first two's. */
export function pricedBy(kind: PriceKind, values: ItemValues): Partial<ItemValues> {
  if (kind !== 'sizes' || values.variants.length > 0) return { price_kind: kind };
  const { price_kind, price, price_max } = values;
  const first = price_kind === 'words' ? '' : price;
  const second = price_kind === 'range' ? price_max : '';
  return { price_kind: kind, variants: [first, second].map((amount) => ({ ...newLine(), price: amount })) };
}

export function priceKind({ variants, price, price_max, price_text }: Item): PriceKind {
  if (variants.length > 0) return 'sizes';
  if (price_max !== null) return 'range';
  return price === null && price_text !== null ? 'words' : 'one';
}

/**
 * The whole body. Fields of other kinds of prices are empty, and the price in words is dropped if there are amounts; taxes
 * are null if all apply. A tag that is typed but not added is added, as one of those offered if it is one.
 */
export function readItem(
  values: ItemValues,
  { taxes, currency, offered }: { taxes: TaxNumbers; currency: Currency; offered: readonly string[] },
): Reading<NewItemBody> {
  const amounts = new AmountReader(currency);
  const { title, description, details, price_kind } = values;
  const hasAmount = price_kind === 'one' || price_kind === 'range';
  const price = hasAmount ? amounts.read(values.price, 'price') : null;
  const price_max = price_kind === 'range' ? amounts.read(values.price_max, 'price_max') : null;
  const lines = (name: 'variants' | 'options') =>
    values[name].map(({ label, price: typedPrice, allergens }, index) => ({
      label,
      price: amounts.read(typedPrice, `${name}.${index}.price`),
      ...(allergens ? { allergens } : {}),
    }));
  const variants = price_kind === 'sizes' ? lines('variants') : [];
  const options = lines('options');
  const body = {
    title,
    description,
    details,
    price,
    price_max,
    price_text: price_kind === 'words' || price_kind === 'sizes' ? values.price_text : '',
    variants,
    options,
    tags: allTags(values, [...offered, ...values.tags]),
    allergens: allergenList(values),
    taxes: chosenTaxes(values.taxes, taxes),
    meat_origins: values.meat_origins,
    homemade: values.homemade,
    hidden: values.hidden,
    menu_section_id: Number(values.menu_section_id),
  };
  return checkBody(createItemBodySchema, body, { ...formPriceProblems(body, amounts.problems), ...amounts.problems });
}

/** Prices that were typed but can't be parsed. */
function formPriceProblems(body: Pick<Item, 'price' | 'price_max' | 'variants'>, unread: FormProblems): FormProblems {
  const problems = Object.entries(priceProblems(EMPTY_ITEM, body));
  const isUnread = (path: string) => path.replace(/label$/, 'price') in unread;
  return Object.fromEntries(problems.filter(([path]) => !isUnread(path)));
}

/**
 * In the order of the table, so that equal choices are equal lists. If the owner confirms the list, nothing in it is
 * left undeclared.
 */
export const allergenList = ({ allergens, allergens_checked }: Declared): Allergen[] =>
  ALLERGEN_CODES.flatMap((code) => {
    const state = allergens[code];
    return state && !(allergens_checked && state === 'not_declared') ? [{ code, state }] : [];
  });
type Declared = Pick<ItemValues, 'allergens' | 'allergens_checked'>;

/**
 * The values once the owner has answered that the dish, or a size or add-on of it, contains an allergen. That one answer
 * declares nothing else: of a dish of which nothing is declared, the others stay so.
 */
export function valuesContaining(
  values: ItemValues,
  { part, code }: { part: string | null; code: Allergen['code'] },
  isDeclared: boolean,
): Partial<ItemValues> {
  const isUntouched = !isDeclared && Object.keys(values.allergens).length === 0;
  const ownList = isUntouched ? NOTHING_DECLARED : allergenList(values);
  if (part === null) return { allergens: statesOf(withCell(ownList, code, 'contains')) };
  const field = values.variants.some(({ label }) => label === part) ? 'variants' : 'options';
  const emptyList = field === 'variants' ? ownList : NOTHING_DECLARED;
  return {
    [field]: values[field].map((line) =>
      line.label === part ? { ...line, allergens: withCell(line.allergens ?? emptyList, code, 'contains') } : line,
    ),
  };
}

/** Whether the form says that the dish or the part contains one of these, or a kind or the group of one. */
export function isAnswered(values: ItemValues, part: string | null, codes: readonly Allergen['code'][]): boolean {
  const lines = [...values.variants, ...values.options];
  const declaredList = part === null ? allergenList(values) : lines.find(({ label }) => label === part)?.allergens;
  return (declaredList ?? []).some(
    (listed) =>
      listed.state === 'contains' &&
      codes.some((code) => isCoveredBy(listed.code, code) || isCoveredBy(code, listed.code)),
  );
}

const statesOf = (list: Item['allergens']): ItemValues['allergens'] =>
  Object.fromEntries(list.map(({ code, state }) => [code, state]));

/** @param offeredTags A typed tag that is one of them is not added a second time. */
export const allTags = (
  { tags, new_tag }: Pick<ItemValues, 'tags' | 'new_tag'>,
  offeredTags: readonly string[],
): string[] => [...new Set([...tags, asOffered(new_tag.trim(), offeredTags)].filter((tag) => tag !== ''))];

function chosenTaxes(chosenNumbers: readonly string[], taxes: TaxNumbers): number[] | null {
  const numbers = taxes.map(({ number }) => number).filter((number) => chosenNumbers.includes(String(number)));
  return numbers.length === taxes.length ? null : numbers;
}

/**
 * Whether a save marks the allergens as checked: they were changed, or the owner confirms them. Otherwise they aren't sent
 * at all.
 */
export const shouldSaveAllergens = (before: ItemValues, values: ItemValues): boolean =>
  values.allergens_checked || JSON.stringify(allergenList(before)) !== JSON.stringify(allergenList(values));

import {
  type AmountField,
  DOUBTFUL_BELOW,
  type Draft,
  type DraftItem,
  type DraftSection,
  draftFields,
  fieldName,
  hasOwnPrice,
  type LeftOutLine,
  type TextField,
} from './draft.ts';
import type { Item, Section } from './menu.ts';
import { type Currency, currencyDecimals, minorUnits } from './money.ts';
import { type PriceInName, priceInName } from './price-in-name.ts';
import { hasLetters, hasPrintedAmount, isOddPriceText, measuresIn, priceOutliers } from './suspicious-amounts.ts';
import { visibleSections } from './visible-menus.ts';

/**
 * The one rule of what an owner is asked to check: the report of an import, the review, the home screen and the
 * confirmation before publishing all use it, so that they agree.
 */
export type Doubt =
  /** The reader isn't sure of the letters. */
  | { kind: 'illegible' }
  /** The letters are clear, but not what they are: a heading, a dish's name, or another dish's price. */
  | { kind: 'role' }
  /** It was read, but is not possible on the menu: an amount that the currency can't represent, a range in the wrong order. */
  | { kind: 'unusable' }
  /** No price was read, but the dishes around have one. The field is `item.{key}.prices.0.amount`. */
  | { kind: 'missing' }
  /** The same, and the name ends in a number that may be the price. */
  | { kind: 'in_name'; found: PriceInName }
  /** A price far from the others of its section. */
  | { kind: 'outlier' }
  /** A price that is rather a size or a year. */
  | { kind: 'measure' }
  /** One of several prices without a name. The field is its label. */
  | { kind: 'unlabelled' }
  /** A heading's price above dishes without their own: it may be that of each of them, or the heading is a dish. */
  | { kind: 'heading_price' }
  /** Dishes without a printed heading: their section needs a title. */
  | { kind: 'untitled' }
  /** A line in no dish that prints an amount; named by `lineName`. */
  | { kind: 'amount_not_used' };

/**
 * Every doubt of a draft by the name of its field: those of `draftFields`, missing titles, prices and sizes, and lines that
 * were left out although they print an amount.
 * @param currency The restaurant's; if null, no amount is doubted because of it.
 */
export function draftDoubts(
  draft: Pick<Draft, 'sections' | 'left_out'>,
  currency: Currency | null,
): Map<string, Doubt> {
  const doubts = new Map<string, Doubt>();
  for (const [name, field] of draftFields(draft)) {
    if (isIllegible(field) || !hasLetters(field.value)) doubts.set(name, { kind: 'illegible' });
    else if (field.confidence < DOUBTFUL_BELOW) doubts.set(name, { kind: 'role' });
  }
  for (const section of draft.sections) {
    // Also of a price whose letters are doubted: the question is the same, and its picture is shown with it.
    for (const [name, doubt] of doubtsOfHeading(section)) doubts.set(name, doubt);
    for (const [name, doubt] of suspiciousPrices(section))
      if (doubts.get(name)?.kind !== 'illegible') doubts.set(name, doubt);
    for (const name of unusableAmounts(section, currency)) doubts.set(name, { kind: 'unusable' });
    for (const [key, doubt] of unreadPrices(section, currency)) doubts.set(fieldName.price(key, 0, 'amount'), doubt);
  }
  for (const line of doubtfulLines(draft)) doubts.set(lineName(line.key), { kind: 'amount_not_used' });
  return doubts;
}

const isIllegible = ({ confidence, is_legible }: TextField | AmountField): boolean =>
  confidence < DOUBTFUL_BELOW && is_legible !== true;

/** A doubt's name for a line that was left out; no field has such a name. */
export const lineName = (key: number): string => `line.${key}`;

/** Lines in no dish that print an amount: a dish or a price may have been missed. */
export const doubtfulLines = ({ left_out = [] }: Pick<Draft, 'left_out'>): LeftOutLine[] =>
  left_out.filter(({ text }) => hasPrintedAmount(text));

/** A data file says itself what it means. */
function* doubtsOfHeading(section: DraftSection): Generator<[name: string, doubt: Doubt]> {
  const { key, title, price, items } = section;
  if (items.every(({ data }) => data !== undefined)) return;
  if (!title) yield [fieldName.section(key, 'title'), { kind: 'untitled' }];
  if (price && items.some((item) => !hasOwnPrice(item)))
    yield [fieldName.section(key, 'price'), { kind: 'heading_price' }];
}

function* suspiciousPrices(section: DraftSection): Generator<[name: string, doubt: Doubt]> {
  // A size that was read as a price is no example of one.
  const measures = measuresIn(section);
  const items = section.items.filter((item) => (measures.get(item) ?? []).length === 0);
  for (const { key } of priceOutliers({ items })) yield [fieldName.price(key, 0, 'amount'), { kind: 'outlier' }];
  for (const item of section.items) {
    for (const index of measures.get(item) ?? [])
      yield [fieldName.price(item.key, index, 'amount'), { kind: 'measure' }];
    if (item.prices.length > 1)
      for (const [index, { label }] of item.prices.entries())
        if (!label) yield [fieldName.price(item.key, index, 'label'), { kind: 'unlabelled' }];
  }
}

/** The dishes of a section that should have a price, by key. */
function unreadPrices(section: DraftSection, currency: Currency | null): Map<number, Doubt> {
  const bare = new Set(bareDishes(section));
  const isMostlyPriced = bare.size * 2 < section.items.length;
  const doubts = new Map<number, Doubt>();
  for (const [index, item] of section.items.entries()) {
    if (!bare.has(item)) continue;
    const trailingPrice = priceInName(item.title.value);
    const neighbours = [section.items[index - 1], section.items[index + 1]];
    if (trailingPrice && isExpressible(trailingPrice.amount, currency))
      doubts.set(item.key, { kind: 'in_name', found: trailingPrice });
    else if (isMostlyPriced || neighbours.some((other) => other && !bare.has(other)))
      doubts.set(item.key, { kind: 'missing' });
  }
  return doubts;
}

/** Dishes without any price, their own or their section's. */
function bareDishes({ price, price_text, items }: DraftSection): DraftItem[] {
  if (price || price_text) return [];
  return items.filter((item) => !hasOwnPrice(item));
}

const isExpressible = (amount: string, currency: Currency | null): boolean =>
  currency === null || minorUnits(amount, currency) !== null;

/** Names of the amounts that the menu can't represent. */
function unusableAmounts(section: DraftSection, currency: Currency | null): Set<string> {
  const names = new Set<string>();
  const check = (name: string, amount: { value: string } | null) => {
    if (amount && !isExpressible(amount.value, currency)) names.add(name);
  };
  check(fieldName.section(section.key, 'price'), section.price);
  for (const { key, prices, options } of section.items) {
    for (const [index, { label, amount, amount_max }] of prices.entries()) {
      check(fieldName.price(key, index, 'amount'), amount);
      check(fieldName.price(key, index, 'amount_max'), amount_max);
      // A range is ascending, and one of several sizes can't be a range.
      const isRange = prices.length === 1 && label === null && Number(amount_max?.value) > Number(amount.value);
      if (amount_max && !isRange) names.add(fieldName.price(key, index, 'amount_max'));
    }
    for (const [index, { amount }] of options.entries()) check(fieldName.option(key, index, 'amount'), amount);
  }
  return names;
}

export type DraftFigures = {
  /** Fields that were read. */
  fields: number;
  /** Of those, the ones with doubtful letters. */
  illegible_fields: number;
  /** All doubts, including missing prices: what the review asks. */
  doubtful_fields: number;
  /** Dishes that have no price and whose section has none, doubted or not. */
  without_price: number;
};

export function draftFigures(draft: Draft, currency: Currency | null): DraftFigures {
  return {
    fields: [...draftFields(draft)].length,
    illegible_fields: [...draftFields(draft)].filter(([, field]) => isIllegible(field)).length,
    doubtful_fields: draftDoubts(draft, currency).size,
    without_price: draft.sections.reduce((count, section) => count + bareDishes(section).length, 0),
  };
}

/** Above this, a new picture is less work than checking the draft. */
export const isMostlyIllegible = ({
  fields,
  illegible_fields,
}: Omit<DraftFigures, 'doubtful_fields' | 'without_price'>) => illegible_fields * 2 > fields;

export type MenuDoubts = {
  /** Dishes without any price, their own or their section's. */
  without_price: Item[];
  /** Those of them whose name ends in a number that may be the price. */
  price_in_name: Item[];
  /** Dishes that the reader was not sure of and nobody has edited since. */
  illegible: Item[];
  /** Dishes whose price is far from those of its section, rather a size or a year, or a word that is no price. */
  odd_price: Item[];
};

/** The same rule for dishes that are on a menu already, without the prices that the owner has confirmed and without hidden dishes. */
export function menuDoubts(allSections: readonly Section[], currency: Currency): MenuDoubts {
  const sections = visibleSections(allSections);
  const bare = sections.flatMap((section) =>
    section.items.filter((item) => !hasPrice(item, section) && !isPriceChecked(item)),
  );
  return {
    without_price: bare,
    price_in_name: bare.filter(({ title }) => priceInName(title) !== null),
    illegible: sections.flatMap(({ items }) =>
      items.filter(({ confidence }) => confidence !== null && confidence < DOUBTFUL_BELOW),
    ),
    odd_price: sections.flatMap(({ items }) => {
      const oddAmounts = new Set(oddPrices(items, currency));
      const isOdd = (item: Item) => oddAmounts.has(item) || hasOddPriceText(item);
      return items.filter((item) => isOdd(item) && !isPriceChecked(item));
    }),
  };
}

/** Whether the owner has confirmed the price that the dish has now. */
function isPriceChecked(item: Item): boolean {
  if (item.checked_price === null) return false;
  const { price, price_text } = confirmedPrice(item);
  return item.checked_price.price === price && (item.checked_price.price_text ?? null) === price_text;
}

/** The price as the owner confirms it: guests read the words only of a dish without an amount. */
export const confirmedPrice = ({ price, price_text }: Pick<Item, 'price' | 'price_text'>) => ({
  price,
  price_text: price === null ? price_text : null,
});

/** Guests read the words; those of a dish with sizes aren't shown. */
const hasOddPriceText = ({ price, price_text, variants }: Item): boolean =>
  price === null && price_text !== null && variants.length === 0 && isOddPriceText(price_text);

/** As `suspiciousPrices`, of dishes with one price: the sizes of a dish are compared with nothing. */
function oddPrices(items: readonly Item[], currency: Currency): Item[] {
  const dishes = items.flatMap((item) => {
    const { title, description, price, variants } = item;
    if (price === null || variants.length > 0) return [];
    const amount = { value: String(price / 10 ** currencyDecimals(currency)) };
    const texts = { title: { value: title }, description: description === null ? null : { value: description } };
    return [{ item, ...texts, prices: [{ label: null, amount }] }];
  });
  const measures = measuresIn({ items: dishes });
  const isMeasure = (dish: (typeof dishes)[number]) => (measures.get(dish) ?? []).length > 0;
  const outliers = new Set(priceOutliers({ items: dishes.filter((dish) => !isMeasure(dish)) }));
  return dishes.filter((dish) => isMeasure(dish) || outliers.has(dish)).map(({ item }) => item);
}

/**
 * A price for the whole section counts for each of its dishes, words ("market price") count as well. Words of a section that
 * are no price don't: nobody is asked about them, so each of its dishes is one without a price.
 */
function hasPrice(item: Item, section: Section): boolean {
  const hasPrice = item.price !== null || !!item.price_text || item.variants.some(({ price }) => price !== null);
  return hasPrice || section.price !== null || (!!section.price_text && !isOddPriceText(section.price_text));
}

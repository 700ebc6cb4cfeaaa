import type { Item, Section } from '../../../../shared/menu.ts';
import { type Currency, typedAmount } from '../../../../shared/money.ts';
import type { ManyItemFields } from '../../../draft/change/change.ts';
import type { ItemEdit } from '../../../draft/many-edits.ts';
import { parseAmount } from '../../../forms/amounts/parse-amount.ts';
import { parsePrice } from '../../../forms/amounts/price-field.ts';
import { type PriceFields, priceText } from '../../../forms/amounts/price-text.ts';
import { currentLocale } from '../../../i18n/i18n.ts';

/** A size or an add-on: it has no id, so it is the first, second… of its label, wherever it is moved. */
type PricePart = { field: 'variants' | 'options'; label: string; occurrence: number };

/** One field of the table: the price of a dish, of one of its sizes or add-ons, or of a whole section. */
export type PriceRow = {
  section: Section;
  /** Null for the price of the whole section. */
  item: Item | null;
  /** The size or add-on; null for the dish itself. */
  part: PricePart | null;
  /** What the field shows until it is edited. */
  text: string;
};

/** `key` stays the same while the dish is edited. */
export type KeyedRow = PriceRow & { key: string };

/** The rows of a section, in the order of its dishes; a dish with sizes has no price of its own. */
export function priceRowsOf(section: Section, currency: Currency): PriceRow[] {
  const amountText = (amount: number | null) => typedAmount(amount, currency, currentLocale());
  const sectionRow: PriceRow = { section, item: null, part: null, text: amountText(section.price) };
  const partRows = (item: Item, field: 'variants' | 'options'): PriceRow[] =>
    item[field].map(({ label, price }, index) => ({
      section,
      item,
      part: { field, label, occurrence: item[field].slice(0, index).filter((line) => line.label === label).length },
      text: amountText(price),
    }));
  const itemRow = (item: Item): PriceRow => ({
    section,
    item,
    part: null,
    text: priceText(item, currency, currentLocale()),
  });
  return [
    ...(section.price === null ? [] : [sectionRow]),
    ...section.items.flatMap((item) => [
      ...(item.variants.length === 0 ? [itemRow(item)] : []),
      ...partRows(item, 'variants'),
      ...partRows(item, 'options'),
    ]),
  ];
}

/** The row's name as a pasted line may call it. */
export const listedNameOf = ({ section, item, part }: PriceRow): string =>
  item === null ? section.title : part === null || part.label === '' ? item.title : `${item.title}, ${part.label}`;

/** The row's name as it is read out: of two equal sizes, the second has a number. */
export const nameOf = (row: PriceRow): string =>
  row.part && row.part.occurrence > 0 ? `${listedNameOf(row)} (${row.part.occurrence + 1})` : listedNameOf(row);

export type PriceProblem = 'not_an_amount' | 'required';
/** What a text means in its row: fields of a dish, or an amount of a part or a section. */
type ParsedPrice = PriceFields | { amount: number | null };

/** @returns What the row would have, or why it can't. */
export function parseCell(row: PriceRow, text: string, currency: Currency): ParsedPrice | PriceProblem {
  if (row.item !== null && row.part === null) return parsePrice(text, currency) ?? 'not_an_amount';
  const amount = parseAmount(text, currency);
  if (amount === undefined) return 'not_an_amount';
  // A section's price is removed in its form; a size without a name has at least a price.
  const isRequired =
    row.item === null || (row.part?.field === 'variants' && row.part.label.trim() === '') ? amount === null : false;
  return isRequired ? 'required' : { amount };
}

export type CellEdit = {
  row: PriceRow;
  text: string;
  /** Of a pasted text. */
  line?: number;
};
type TableEdits = {
  items: ItemEdit[];
  sections: { section: Section; price: number }[];
  problems: (CellEdit & { problem: PriceProblem })[];
};

/** What some fields of the table change; nothing may be saved if there is a problem. */
export function tableEdits(cells: readonly CellEdit[], currency: Currency): TableEdits {
  const problems: TableEdits['problems'] = [];
  const sections: TableEdits['sections'] = [];
  const editsById = new Map<number, ItemEdit>();
  for (const cell of cells) {
    const { row, text } = cell;
    // A price in words may have a digit, which couldn't be typed.
    if (text.trim() === row.text) continue;
    const parsedPrice = parseCell(row, text, currency);
    if (typeof parsedPrice === 'string') problems.push({ ...cell, problem: parsedPrice });
    else if (row.item === null) {
      if ('amount' in parsedPrice && parsedPrice.amount !== null && parsedPrice.amount !== row.section.price)
        sections.push({ section: row.section, price: parsedPrice.amount });
    } else {
      // One of these rows may be older than the others: the dish is edited as it was then.
      const { item, fields } = editsById.get(row.item.id) ?? { item: row.item, fields: {} };
      editsById.set(item.id, { item, fields: { ...fields, ...changedFieldsOf(item, row, parsedPrice, fields) } });
    }
  }
  const items = [...editsById.values()].filter(({ fields }) => Object.keys(fields).length > 0);
  return { items, sections, problems };
}

function changedFieldsOf(item: Item, { part }: PriceRow, price: ParsedPrice, earlier: ManyItemFields): ManyItemFields {
  if (part === null) {
    if ('amount' in price) return {};
    const isSame = (['price', 'price_max', 'price_text'] as const).every((name) => item[name] === price[name]);
    return isSame ? {} : price;
  }
  const { field, label, occurrence } = part;
  const lines = earlier[field] ?? item[field];
  const amount = 'amount' in price ? price.amount : null;
  const line = lines.filter((other) => other.label === label)[occurrence];
  if (!line || line.price === amount) return {};
  return { [field]: lines.map((other) => (other === line ? { ...line, price: amount } : other)) };
}

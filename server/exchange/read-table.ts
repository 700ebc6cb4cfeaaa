import type { DataProblem, DataProblemCode, TableField } from '../../shared/api/menu-data.ts';
import {
  LIMITS,
  MAX_OPTION_LABEL_CHARACTERS,
  MAX_OPTIONS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_VARIANT_LABEL_CHARACTERS,
  MAX_VARIANTS,
} from '../../shared/limits.ts';
import { MENU_LOCALES } from '../../shared/locales.ts';
import type { DataItem, DataPart, DataSection, DataTranslations } from '../../shared/menu-data.ts';
import { type Currency, minorUnits } from '../../shared/money.ts';
import { isPrintable, toPlainName } from '../../shared/text-rules.ts';
import { type DecimalSign, findDecimalSign, numberText, readAmount } from './amount-text.ts';
import { readAllergens, readList, readParts, withoutApostrophe } from './cell-text.ts';

/** A number is one of a spreadsheet; undefined if the line ends before it. */
export type TableCell = string | number | undefined;
export type ReadTable = { rows: TableCell[][]; usual_sign: DecimalSign };

export type FoundProblem = Omit<DataProblem, 'message'>;
export type ReadMenu = { sections: DataSection[]; problems: FoundProblem[] };

export type TableMapping = { fields: readonly (TableField | null)[]; decimal: DecimalSign };
export type TableOwner = { restaurant_id: string; currency: Currency };

export const cellText = (cell: TableCell): string =>
  typeof cell === 'number' ? numberText(cell) : (cell ?? '').replace(/\r\n?/g, '\n').trim();

const AMOUNT_FIELDS: readonly (TableField | null)[] = ['price', 'price_max'];

/** The decimal sign of the texts in columns of amounts, and in the lines of sizes and add-ons. */
export function decimalSignOf(
  { rows, usual_sign }: ReadTable,
  fields: readonly (TableField | null)[],
  isOwnFile: boolean,
): DecimalSign | undefined {
  const texts = rows.slice(1).flatMap((row) =>
    fields.flatMap((field, index) => {
      const cell = row[index];
      if (typeof cell !== 'string') return [];
      if (field === 'sizes' || field === 'options') return readParts(cell).map(({ amount }) => amount);
      return AMOUNT_FIELDS.includes(field) ? [cell] : [];
    }),
  );
  const sign = findDecimalSign(texts, usual_sign);
  // Ours are written with one sign: "1,234" and nothing else is of the separator's language.
  return sign ?? (isOwnFile && !texts.some((text) => isOfOtherSign(text, usual_sign)) ? usual_sign : undefined);
}

const isOfOtherSign = (text: string, sign: DecimalSign): boolean =>
  text.trim() !== '' && readAmount(text, sign) === undefined;

/** What a table says, line by line. What a menu can't hold is a problem of its line, and nothing is rounded or cut. */
export function readTable(table: ReadTable, mapping: TableMapping, owner: TableOwner): ReadMenu {
  const [headers = [], ...lines] = table.rows;
  const sections = new Map<string, DataSection>();
  const problems: FoundProblem[] = [];
  const isOwnFile = mapping.fields.includes('id');
  const sizesByItem = new Map<DataItem, DataPart[]>();
  let previous: { item: DataItem; sign: string } | undefined;
  for (const [index, cells] of lines.entries()) {
    const line = new Line({ cells, headers, row: index + 2, mapping, owner, problems });
    if (line.isEmpty()) continue;
    const title = line.name('dish', LIMITS.MAX_TITLE_CHARACTERS);
    const section = sectionOf(sections, line);
    if (title === null) {
      // A line without a dish is the section itself, in files of ours.
      if (isOwnFile && !line.saysItem()) Object.assign(section, line.sectionTexts());
      else line.add('no_name', 'dish');
      continue;
    }
    const sign = JSON.stringify([section.title, title]);
    const size = line.size();
    const sizes = size && previous?.sign === sign ? sizesByItem.get(previous.item) : undefined;
    // As programs of tills export sizes: a line each, one below the other.
    if (size && sizes) {
      sizes.push(size);
      if (sizes.length === MAX_VARIANTS + 1) line.add('too_many_sizes', 'size');
      continue;
    }
    const item = line.item(title);
    section.items.push(item);
    if (size) sizesByItem.set(item, [size]);
    previous = { item, sign };
  }
  // One size alone is the dish's price.
  const withSizes = (item: DataItem): DataItem => {
    const variants = sizesByItem.get(item) ?? [];
    return variants.length > 1 ? { ...item, price: null, variants } : item;
  };
  const readSections = Array.from(sections.values(), ({ items, ...texts }) => ({
    ...texts,
    items: items.map(withSizes),
  }));
  return { sections: readSections, problems };
}

/** By title and id: a line that was moved in a spreadsheet has the id of its former section. */
function sectionOf(sections: Map<string, DataSection>, line: Line): DataSection {
  const title = line.sectionTitle();
  const { section: id } = line.ids();
  const sign = JSON.stringify([title, id]);
  const section = sections.get(sign) ?? { ...(id === undefined ? {} : { id }), title, items: [] };
  sections.set(sign, section);
  return section;
}

type LineInput = {
  cells: readonly TableCell[];
  headers: readonly TableCell[];
  row: number;
  mapping: TableMapping;
  owner: TableOwner;
  problems: FoundProblem[];
};

const ITEM_FIELDS = ['price_max', 'sizes', 'size', 'options', 'tags', 'allergens', 'details'] as const;
const YES_PATTERN = /^(?:yes|y|oui|o|true|vrai|1|x)$/i;
const NO_PATTERN = /^(?:no|n|non|false|faux|0)$/i;

class Line {
  readonly #input: LineInput;

  constructor(input: LineInput) {
    this.#input = input;
  }

  add(problem: DataProblemCode, field: TableField): void {
    const { headers, row, mapping, problems, cells } = this.#input;
    const index = mapping.fields.indexOf(field);
    const value = cellText(cells[index]).slice(0, 80);
    problems.push({ row, column: cellText(headers[index]), value, problem });
  }

  isEmpty(): boolean {
    const { cells, mapping } = this.#input;
    return mapping.fields.every((field, index) => field === null || field === 'id' || cellText(cells[index]) === '');
  }

  saysItem(): boolean {
    return ITEM_FIELDS.some((field) => this.#text(field));
  }

  /** Undefined if the file has no such column, or the line ends before it. */
  #cell(field: TableField): TableCell {
    const index = this.#input.mapping.fields.indexOf(field);
    return index === -1 ? undefined : this.#input.cells[index];
  }

  #text(field: TableField): string | undefined {
    const cell = this.#cell(field);
    return cell === undefined ? undefined : withoutApostrophe(cellText(cell)).trim();
  }

  /** Null for a cell that is empty. */
  name(field: TableField, max: number): string | null {
    const text = this.#text(field);
    if (!text) return null;
    if (text.length > max) this.add('too_long', field);
    if (!isPrintable(text)) this.add('characters', field);
    return text;
  }

  sectionTitle(): string | null {
    const name = this.name('section', LIMITS.MAX_TITLE_CHARACTERS);
    return name === null ? null : toPlainName(name) || null;
  }

  /** Of this restaurant only: another's numbers mean other dishes. */
  ids(): { section?: number; item?: number } {
    const [, restaurantId, section, item] =
      /^([0-9a-z]+)-(\d{1,9})(?:-(\d{1,9}))?$/i.exec(this.#text('id') ?? '') ?? [];
    if (restaurantId !== this.#input.owner.restaurant_id) return {};
    return {
      ...(section === undefined ? {} : { section: Number(section) }),
      ...(item === undefined ? {} : { item: Number(item) }),
    };
  }

  sectionTexts(): Partial<DataSection> {
    return {
      ...this.#optional('description', () => this.name('description', LIMITS.MAX_DESCRIPTION_CHARACTERS)),
      ...this.#optional('price', () => this.#amount('price')),
      ...this.#optional('price_text', () => this.name('price_text', LIMITS.MAX_PRICE_TEXT_CHARACTERS)),
      ...this.#translations(),
    };
  }

  item(title: string): DataItem {
    const { item: id } = this.ids();
    return {
      ...(id === undefined ? {} : { id }),
      title,
      ...this.#optional('description', () => this.name('description', LIMITS.MAX_DESCRIPTION_CHARACTERS)),
      ...this.#optional('details', () => this.name('details', LIMITS.MAX_DETAILS_CHARACTERS)),
      ...this.#prices(),
      ...this.#optional('price_text', () => this.name('price_text', LIMITS.MAX_PRICE_TEXT_CHARACTERS)),
      ...this.#parts('variants', 'sizes'),
      ...this.#parts('options', 'options'),
      ...this.#tags(),
      ...this.#allergens(),
      ...this.#soldOut(),
      ...this.#translations(),
    };
  }

  /** A size that has a line of its own. */
  size(): DataPart | undefined {
    const label = this.name('size', MAX_VARIANT_LABEL_CHARACTERS);
    return label === null ? undefined : { label, price: this.#amount('price') };
  }

  #optional<Name extends string, Value>(field: TableField & Name, read: () => Value): { [name in Name]?: Value } {
    // The key is that of the field.
    return this.#cell(field) === undefined ? {} : ({ [field]: read() } as { [name in Name]?: Value });
  }

  #amount(field: 'price' | 'price_max'): string | null {
    const cell = this.#cell(field);
    return this.#amountOf(typeof cell === 'number' ? cell : this.#text(field), field);
  }

  #amountOf(value: string | number | undefined, field: TableField): string | null {
    if (value === undefined || value === '') return null;
    const { mapping, owner } = this.#input;
    const amount = typeof value === 'number' ? numberText(value) : readAmount(value, mapping.decimal);
    if (amount !== undefined && minorUnits(amount, owner.currency) !== null) return trimZeros(amount);
    this.add('amount', field);
    return null;
  }

  #prices(): Pick<DataItem, 'price' | 'price_max'> {
    const prices: Pick<DataItem, 'price' | 'price_max'> = {
      ...this.#optional('price', () => this.#amount('price')),
      ...this.#optional('price_max', () => this.#amount('price_max')),
    };
    const { price, price_max: priceMax } = prices;
    if (priceMax && price !== undefined && !(price !== null && Number(priceMax) > Number(price)))
      this.add('range', 'price_max');
    return prices;
  }

  #parts(name: 'variants' | 'options', field: 'sizes' | 'options'): { variants?: DataPart[]; options?: DataPart[] } {
    const text = this.#text(field);
    if (text === undefined) return {};
    const [max, maxLabel] =
      name === 'variants' ? [MAX_VARIANTS, MAX_VARIANT_LABEL_CHARACTERS] : [MAX_OPTIONS, MAX_OPTION_LABEL_CHARACTERS];
    const parts = readParts(text).map(({ label, amount, allergens: words }): DataPart => {
      const allergens = words === undefined ? undefined : readAllergens(words);
      if (words !== undefined && allergens === undefined) this.add('allergens', field);
      if (label.length > maxLabel) this.add('too_long', field);
      if (!isPrintable(label)) this.add('characters', field);
      return { label, price: this.#amountOf(amount, field), ...(allergens ? { allergens } : {}) };
    });
    if (parts.length > max) this.add(name === 'variants' ? 'too_many_sizes' : 'too_many_options', field);
    return { [name]: parts };
  }

  #tags(): Pick<DataItem, 'tags'> {
    const text = this.#text('tags');
    if (text === undefined) return {};
    const tags = [...new Set(readList(text))];
    if (tags.length > MAX_TAGS) this.add('too_many_tags', 'tags');
    if (tags.some((tag) => tag.length > MAX_TAG_CHARACTERS)) this.add('too_long', 'tags');
    if (!tags.every(isPrintable)) this.add('characters', 'tags');
    return { tags };
  }

  #allergens(): Pick<DataItem, 'allergens'> {
    const text = this.#text('allergens');
    if (text === undefined) return {};
    const allergens = readAllergens(text);
    if (allergens === undefined) this.add('allergens', 'allergens');
    return { allergens: allergens ?? null };
  }

  #soldOut(): Pick<DataItem, 'sold_out'> {
    const text = this.#text('sold_out');
    if (!text) return {};
    if (YES_PATTERN.test(text)) return { sold_out: true };
    if (!NO_PATTERN.test(text)) this.add('sold_out', 'sold_out');
    return { sold_out: false };
  }

  #translations(): { translations?: DataTranslations } {
    const translations = MENU_LOCALES.flatMap((locale) => {
      const title = this.name(`dish.${locale}`, LIMITS.MAX_TITLE_CHARACTERS);
      const description = this.name(`description.${locale}`, LIMITS.MAX_DESCRIPTION_CHARACTERS);
      if (title === null && description === null) return [];
      return [[locale, { ...(title ? { title } : {}), ...(description ? { description } : {}) }] as const];
    });
    return translations.length > 0 ? { translations: Object.fromEntries(translations) } : {};
  }
}

/** "12.500000" of a till is 12.5: no more decimals than a currency has. */
const trimZeros = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.');
  const trimmed = fraction.replace(/0+$/, '');
  const plain = whole.replace(/^0+(?=\d)/, '');
  return trimmed === '' ? plain : `${plain}.${trimmed}`;
};

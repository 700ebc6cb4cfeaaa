import { isDeepStrictEqual } from 'node:util';
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
import type { DataItem, DataPart, DataSection } from '../../shared/menu-data.ts';
import { type Currency, minorUnits } from '../../shared/money.ts';
import { isPrintable, toPlainName } from '../../shared/text-rules.ts';
import { foldText } from '../imports/apply/fold-text.ts';
import { type DecimalSign, findDecimalSign, hasAmountSign, numberText, readAmount } from './amount-text.ts';
import {
  namedAllergens,
  readAllergens,
  readList,
  readParts,
  readYes,
  withoutApostrophe,
  withoutEnd,
} from './cell-text.ts';

/** A number is one of a spreadsheet; undefined if the line ends before it. */
export type TableCell = string | number | undefined;
/** What can't be read of a cell, or of a whole line. Rows as a spreadsheet counts them. */
export type UnreadCell = {
  row: number;
  column: number | null;
  problem: Extract<DataProblemCode, 'formula' | 'date' | 'missing_text' | 'quotes'>;
};
/** The first row is the header. */
export type ReadTable = {
  rows: TableCell[][];
  /** The header's number, as a spreadsheet counts rows. */
  first_row: number;
  usual_sign: DecimalSign;
  unread: readonly UnreadCell[];
};

export type FoundProblem = Omit<DataProblem, 'message'>;
export type ReadMenu = { sections: DataSection[]; problems: FoundProblem[] };

type TableMapping = { fields: readonly (TableField | null)[]; decimal: DecimalSign };
export type TableOwner = {
  restaurant_id: string;
  currency: Currency;
  /** The menu's dishes that have sizes, and so no price of their own. Titles are folded, and of no other dish. */
  sized_dishes: { ids: readonly number[]; titles: readonly string[] };
};

/** Whether the dish has sizes on the menu. */
export const isSizedDish = (
  { sized_dishes: { ids, titles } }: TableOwner,
  dish: Pick<DataItem, 'id' | 'title'>,
): boolean => (dish.id !== undefined ? ids.includes(dish.id) : titles.includes(foldText(dish.title)));

export const cellText = (cell: TableCell): string =>
  typeof cell === 'number' ? numberText(cell) : (cell ?? '').replace(/\r\n?/g, '\n').trim();

const AMOUNT_FIELDS: readonly (TableField | null)[] = ['price', 'price_max'];

/**
 * The decimal sign of the texts in columns of amounts, and in the lines of sizes and add-ons. As long as no column of
 * amounts is recognised any may be one: then all of them have to show the same.
 */
export function decimalSignOf(
  { rows, usual_sign }: ReadTable,
  fields: readonly (TableField | null)[],
  { isOwnFile, currency }: { isOwnFile: boolean; currency: Currency },
): DecimalSign | undefined {
  const isKnown = fields.some((field) => AMOUNT_FIELDS.includes(field));
  const textsByColumn = fields.map((field, index) =>
    rows.slice(1).flatMap((row) => {
      const cell = row[index];
      if (typeof cell !== 'string') return [];
      if (field === 'sizes' || field === 'options') return readParts(cell).map(({ amount }) => amount);
      return AMOUNT_FIELDS.includes(field) || (!isKnown && hasAmountSign(cell)) ? [cell] : [];
    }),
  );
  if (!isKnown) {
    const signs = textsByColumn
      .filter((texts) => texts.length > 0)
      .map((texts) => findDecimalSign(texts, usual_sign, currency));
    return new Set(signs).size > 1 ? undefined : signs.length === 0 ? usual_sign : signs[0];
  }
  const texts = textsByColumn.flat();
  const sign = findDecimalSign(texts, usual_sign, currency);
  const isOfOtherSign = (text: string) => text.trim() !== '' && readAmount(text, usual_sign, currency) === undefined;
  // Ours are written with one sign: "1,234" and nothing else is of the separator's language.
  return sign ?? (isOwnFile && !texts.some(isOfOtherSign) ? usual_sign : undefined);
}

/** What a table says, line by line. What a menu can't hold is a problem of its line, and nothing is rounded or cut. */
export function readTable(table: ReadTable, mapping: TableMapping, owner: TableOwner): ReadMenu {
  const [headers = [], ...rows] = table.rows;
  const problems: FoundProblem[] = unreadProblems(table, mapping);
  const sections = new Map<string, DataSection>();
  const titles = new Set<string | null>();
  const isOurShape = OUR_FIELDS.every((field) => mapping.fields.includes(field));
  const idColumn = mapping.fields.indexOf('id');
  // Without a number of this restaurant it wasn't made from its menus.
  const isOwn = rows.some((cells) => readNumber(cellText(cells[idColumn]))?.restaurant_id === owner.restaurant_id);
  let group: { lines: Line[]; section: DataSection; title: string; sign: string } | undefined;
  const endGroup = () => {
    if (group) group.section.items.push(...readDishes(group.lines, group.title));
    group = undefined;
  };
  for (const [index, cells] of rows.entries()) {
    const line = new Line({ cells, headers, row: table.first_row + index + 1, mapping, owner, problems, isOwn });
    if (line.isEmpty()) continue;
    const title = line.name('dish', LIMITS.MAX_TITLE_CHARACTERS);
    const section = sectionOf(sections, line);
    const isFirstOfSection = !titles.has(section.title);
    titles.add(section.title);
    if (title === null) {
      endGroup();
      // A line without a dish is the section itself, in files of ours. Without its number it is above the section's dishes.
      const number = line.number();
      const isSection = number ? number.item === undefined : isOurShape && isFirstOfSection;
      if (isSection && !line.saysItem()) Object.assign(section, line.sectionTexts());
      else line.add('no_name', 'dish');
      continue;
    }
    // As programs of tills export sizes: a line each, one below the other.
    const sign = JSON.stringify([section.title, title, line.number()]);
    if (!mapping.fields.includes('size') || group?.sign !== sign) endGroup();
    group ??= { lines: [], section, title, sign };
    group.lines.push(line);
  }
  endGroup();
  problems.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  return { sections: [...sections.values()], problems };
}

/** What couldn't be read in columns that are used. */
export const unreadProblems = ({ rows, unread }: ReadTable, { fields }: Pick<TableMapping, 'fields'>): FoundProblem[] =>
  unread
    .filter(({ column }) => column === null || (fields[column] ?? null) !== null)
    .map(({ row, column, problem }) => ({
      row,
      column: column === null ? '' : cellText(rows[0]?.[column]),
      value: '',
      problem,
    }));

/** A till's name of the only size of a dish that has none. */
const ONLY_SIZE_PATTERN = /^regular$/i;

/** Lines of one title: a dish with a size in each line, or dishes without sizes. */
function readDishes(lines: readonly Line[], title: string): DataItem[] {
  const [first, ...more] = lines;
  const labels = lines.map((line) => line.sizeLabel());
  if (!first || labels.every((label) => label === null)) return lines.map((line) => line.item(title));
  if (more.length === 0 && ONLY_SIZE_PATTERN.test(labels[0] ?? '')) return [first.item(title)];
  for (const line of more) line.checkSameDish(first);
  const lists = lines.map((line) => line.allergens());
  // One list for all sizes is the dish's.
  const isSameList = lists.every((list) => isDeepStrictEqual(list, lists[0]));
  const variants = lines.map((line, index): DataPart => {
    const list = isSameList ? null : lists[index];
    return { label: labels[index] ?? '', price: line.sizePrice(), ...(list ? { allergens: list } : {}) };
  });
  if (variants.length > MAX_VARIANTS) lines[MAX_VARIANTS]?.add('too_many_sizes', 'size');
  const { allergens, ...dish } = first.item(title, true);
  const [dishList] = lists;
  return [
    {
      ...dish,
      ...(isSameList && dishList !== undefined ? { allergens: dishList } : {}),
      price: null,
      variants,
    },
  ];
}

/** "AB12CD34EF-3-7": of a restaurant, a section, and a dish. */
function readNumber(text: string): { restaurant_id: string; section: number; item: number | undefined } | undefined {
  const [, restaurantId, section, item] = /^([0-9a-z]+)-(\d{1,9})(?:-(\d{1,9}))?$/i.exec(text) ?? [];
  if (restaurantId === undefined) return undefined;
  return {
    restaurant_id: restaurantId,
    section: Number(section),
    item: item === undefined ? undefined : Number(item),
  };
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
  /** Whether it is a file of this restaurant. In any other an empty cell says nothing. */
  isOwn: boolean;
};

const ITEM_FIELDS = ['price_max', 'sizes', 'size', 'options', 'tags', 'allergens', 'details'] as const;
/** Of a dish's other sizes these are empty, or as in its first line. */
const DISH_FIELDS = ['description', 'price_text', 'options', 'tags', 'details', 'hidden'] as const;
/** Columns that only files of ours have together. */
const OUR_FIELDS = ['section', 'dish', 'price_text', 'sizes', 'options', 'details'] as const;

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

  /** Undefined if the file has no such column, or doesn't say. */
  #cell(field: TableField): TableCell {
    const { mapping, cells, isOwn } = this.#input;
    const index = mapping.fields.indexOf(field);
    const cell = index === -1 ? undefined : cells[index];
    return !isOwn && cellText(cell) === '' ? undefined : cell;
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

  /** Of any restaurant: it distinguishes a dish from a section. */
  number(): ReturnType<typeof readNumber> {
    return readNumber(this.#text('id') ?? '');
  }

  /** Of this restaurant only: another's numbers mean other dishes. */
  ids(): { section?: number; item?: number } {
    const number = this.number();
    if (number?.restaurant_id !== this.#input.owner.restaurant_id) return {};
    return { section: number.section, ...(number.item === undefined ? {} : { item: number.item }) };
  }

  sectionTexts(): Partial<DataSection> {
    return {
      ...this.#optional('description', () => this.name('description', LIMITS.MAX_DESCRIPTION_CHARACTERS)),
      ...this.#optional('price', () => this.#amount('price')),
      ...this.#optional('price_text', () => this.name('price_text', LIMITS.MAX_PRICE_TEXT_CHARACTERS)),
      ...this.#optional('hidden', () => this.#isHidden()),
    };
  }

  /** @param hasSizeLines Its prices are those of its sizes, which have a line each. */
  item(title: string, hasSizeLines = false): DataItem {
    const { item: id } = this.ids();
    const { isOwn } = this.#input;
    const allergens = this.allergens();
    const parts = { ...this.#parts('variants', 'sizes'), ...this.#parts('options', 'options') };
    const prices = hasSizeLines ? {} : this.#prices();
    if (!hasSizeLines) this.#checkSizes({ ...(id === undefined ? {} : { id }), title, ...prices, ...parts });
    return {
      ...(id === undefined ? {} : { id }),
      title,
      ...this.#optional('description', () => this.name('description', LIMITS.MAX_DESCRIPTION_CHARACTERS)),
      ...this.#optional('details', () => this.name('details', LIMITS.MAX_DETAILS_CHARACTERS)),
      ...prices,
      ...this.#optional('price_text', () => this.name('price_text', LIMITS.MAX_PRICE_TEXT_CHARACTERS)),
      ...parts,
      ...this.#tags(),
      ...this.#optional('hidden', () => this.#isHidden()),
      ...(allergens === undefined ? {} : { allergens }),
      ...(isOwn ? {} : { adds_allergens: true }),
    };
  }

  /** A dish has a price or sizes. */
  #checkSizes(item: DataItem): void {
    const hasSizes = item.variants ? item.variants.length > 0 : isSizedDish(this.#input.owner, item);
    if (hasSizes && item.price != null) this.add('has_sizes', 'price');
  }

  /** Nothing that a line of another size says of the dish is lost. */
  checkSameDish(first: Line): void {
    for (const field of DISH_FIELDS) {
      const text = this.#text(field);
      if (text && text !== first.#text(field)) this.add('size_line', field);
    }
    for (const field of ['sizes', 'price_max'] as const) if (this.#text(field)) this.add('size_line', field);
  }

  /** Of a size that has a line of its own. */
  sizeLabel(): string | null {
    return this.name('size', MAX_VARIANT_LABEL_CHARACTERS);
  }

  sizePrice(): string | null {
    return this.#amount('price');
  }

  #optional<Name extends string, Value>(field: TableField & Name, read: () => Value): { [name in Name]?: Value } {
    // The key is that of the field.
    return this.#cell(field) === undefined ? {} : ({ [field]: read() } as { [name in Name]?: Value });
  }

  #isHidden(): boolean {
    const isHidden = readYes(this.#text('hidden') ?? '');
    if (isHidden === undefined) this.add('yes_no', 'hidden');
    return isHidden ?? false;
  }

  #amount(field: 'price' | 'price_max'): string | null {
    const cell = this.#cell(field);
    return this.#amountOf(typeof cell === 'number' ? cell : this.#text(field), field);
  }

  #amountOf(value: string | number | undefined, field: TableField): string | null {
    if (value === undefined || value === '') return null;
    const { mapping, owner } = this.#input;
    const amount = typeof value === 'number' ? numberText(value) : readAmount(value, mapping.decimal, owner.currency);
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
      const allergens = words === undefined ? undefined : this.#readList(words);
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

  /** Undefined if the file doesn't say; null if it declares nothing. */
  allergens(): DataItem['allergens'] {
    const text = this.#text('allergens');
    if (text === undefined) return undefined;
    const allergens = this.#readList(text);
    if (allergens === undefined) this.add('allergens', 'allergens');
    return allergens ?? null;
  }

  /** Whoever wrote another file has named allergens, and hasn't checked the others. */
  #readList(text: string): DataItem['allergens'] {
    const allergens = readAllergens(text);
    return allergens && !this.#input.isOwn ? namedAllergens(allergens) : allergens;
  }
}

/** "12.500000" of a till is 12.5: no more decimals than a currency has. */
const trimZeros = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.');
  const trimmed = withoutEnd(fraction, '0');
  const plain = whole.replace(/^0+(?=\d)/, '');
  return trimmed === '' ? plain : `${plain}.${trimmed}`;
};

import { z } from 'zod';
import {
  LIMITS,
  MAX_OPTION_LABEL_CHARACTERS,
  MAX_OPTIONS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_VARIANT_LABEL_CHARACTERS,
  MAX_VARIANTS,
} from '../../shared/limits.ts';
import {
  type DataItem,
  type DataSection,
  MAX_DATA_LINES,
  MENU_DATA_FORMAT,
  MENU_DATA_VERSION,
  menuDataSchema,
  type WrittenItem,
  type WrittenSection,
} from '../../shared/menu-data.ts';
import { minorUnits } from '../../shared/money.ts';
import { isPrintable, toPlainName } from '../../shared/text-rules.ts';
import { numberText } from './amount-text.ts';
import { namedAllergens } from './cell-text.ts';
import { FileRefusal } from './file-refusal.ts';
import { type FoundProblem, isSizedDish, type ReadMenu, type TableOwner } from './read-table.ts';

const headSchema = z.object({ format: z.literal(MENU_DATA_FORMAT), version: z.unknown() });
const AMOUNT_KEYS = ['price', 'price_max'];
/** An empty one says that there is none. */
const OPTIONAL_KEYS = [...AMOUNT_KEYS, 'description', 'details', 'price_text'];

/** @throws FileRefusal if it isn't a file of this version, or in another currency. */
export function readJson(text: string, owner: TableOwner): ReadMenu & { has_translations: boolean } {
  let value: unknown;
  try {
    value = JSON.parse(text, (key, entry: unknown) => {
      // An amount may be a number: it is read as one of a spreadsheet.
      if (typeof entry === 'number') return AMOUNT_KEYS.includes(key) ? numberText(entry) : entry;
      if (typeof entry !== 'string') return entry;
      const trimmed = entry.trim();
      return trimmed === '' && OPTIONAL_KEYS.includes(key) ? null : trimmed;
    });
  } catch (error) {
    throw new FileRefusal('unreadable', error);
  }
  const head = headSchema.safeParse(value);
  if (!head.success) throw new FileRefusal('unreadable');
  if (head.data.version !== MENU_DATA_VERSION) throw new FileRefusal('version');
  const file = menuDataSchema.safeParse(value);
  if (!file.success) {
    const problems = file.error.issues.map(({ path }) => shapeProblem(path));
    return { sections: [], problems, has_translations: false };
  }
  const { currency, restaurant_id, sections } = file.data;
  if (currency !== owner.currency) throw new FileRefusal('currency');
  if (sections.reduce((count, { items }) => count + items.length + 1, 0) > MAX_DATA_LINES)
    throw new FileRefusal('too_large');
  const isOwn = restaurant_id === owner.restaurant_id;
  const problems = sections.flatMap((section, index) => problemsOf(section, `sections.${index}`, { owner, isOwn }));
  return {
    sections: sections.map((section) => readSection(section, isOwn)),
    problems,
    has_translations: sections.some((section) => [section, ...section.items].some(({ translations }) => translations)),
  };
}

const shapeProblem = (path: readonly PropertyKey[]): FoundProblem => ({
  row: null,
  column: path.map(String).join('.'),
  value: '',
  problem: AMOUNT_KEYS.includes(String(path.at(-1))) ? 'amount' : 'shape',
});

/** Without translations, which aren't read, and without what a file of another restaurant doesn't know of this one. */
function readSection({ translations: _, items, ...texts }: WrittenSection, isOwn: boolean): DataSection {
  const { id, ...section } = texts;
  const title = (section.title && toPlainName(section.title)) || null;
  return {
    ...(isOwn ? texts : withoutEmpty(section)),
    title,
    items: items.map((item) => readItem(item, isOwn)),
  };
}

function readItem({ translations: _, ...item }: WrittenItem, isOwn: boolean): DataItem {
  if (isOwn) return item;
  const { id: _id, title, allergens, variants, options, ...more } = item;
  const withNamedAllergens = (parts: WrittenItem['variants']) =>
    parts?.map(({ allergens: list, ...part }) => {
      const namedList = list && namedAllergens(list);
      return namedList ? { ...part, allergens: namedList } : part;
    });
  const list = allergens && namedAllergens(allergens);
  const fields = {
    ...more,
    allergens: list,
    variants: withNamedAllergens(variants),
    options: withNamedAllergens(options),
  };
  return { ...withoutEmpty(fields), title, adds_allergens: true };
}

/** Another restaurant's file empties nothing. */
const withoutEmpty = <Fields extends object>(fields: Fields): Partial<Fields> =>
  // The same fields, some of them left out.
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0)),
  ) as Partial<Fields>;

/** Of the file, or of the menu if the file doesn't say. */
const hasSizes = ({ id, title, variants }: WrittenItem, isOwn: boolean, owner: TableOwner): boolean =>
  variants ? variants.length > 0 : isSizedDish(owner, { title, ...(isOwn && id !== undefined ? { id } : {}) });

function problemsOf(
  section: WrittenSection,
  path: string,
  { owner, isOwn }: { owner: TableOwner; isOwn: boolean },
): FoundProblem[] {
  const problems: FoundProblem[] = [];
  const add = (column: string, value: string, problem: FoundProblem['problem']) =>
    problems.push({ row: null, column, value: value.slice(0, 80), problem });
  const text = (column: string, value: string | null | undefined, max: number) => {
    if (value == null) return;
    if (value.length > max) add(column, value, 'too_long');
    if (!isPrintable(value)) add(column, value, 'characters');
  };
  const amount = (column: string, value: string | null | undefined) => {
    if (value != null && minorUnits(value, owner.currency) === null) add(column, value, 'amount');
  };
  const texts = ({ title, description, price, price_text }: WrittenSection | WrittenItem, at: string) => {
    text(`${at}.title`, title, LIMITS.MAX_TITLE_CHARACTERS);
    text(`${at}.description`, description, LIMITS.MAX_DESCRIPTION_CHARACTERS);
    text(`${at}.price_text`, price_text, LIMITS.MAX_PRICE_TEXT_CHARACTERS);
    amount(`${at}.price`, price);
  };
  texts(section, path);
  for (const [index, item] of section.items.entries()) {
    const itemPath = `${path}.items.${index}`;
    const { price, price_max, details, variants = [], options = [], tags = [] } = item;
    texts(item, itemPath);
    text(`${itemPath}.details`, details, LIMITS.MAX_DETAILS_CHARACTERS);
    amount(`${itemPath}.price_max`, price_max);
    if (price_max != null && price !== undefined && !(price !== null && Number(price_max) > Number(price)))
      add(`${itemPath}.price_max`, price_max, 'range');
    if (price != null && hasSizes(item, isOwn, owner)) add(`${itemPath}.price`, price, 'has_sizes');
    const lists = [
      { name: 'variants', parts: variants, max: MAX_VARIANTS, problem: 'too_many_sizes' },
      { name: 'options', parts: options, max: MAX_OPTIONS, problem: 'too_many_options' },
    ] as const;
    for (const { name, parts, max, problem } of lists) {
      if (parts.length > max) add(`${itemPath}.${name}`, String(parts.length), problem);
      const maxLabel = name === 'variants' ? MAX_VARIANT_LABEL_CHARACTERS : MAX_OPTION_LABEL_CHARACTERS;
      for (const [place, part] of parts.entries()) {
        text(`${itemPath}.${name}.${place}.label`, part.label, maxLabel);
        amount(`${itemPath}.${name}.${place}.price`, part.price);
      }
    }
    if (tags.length > MAX_TAGS) add(`${itemPath}.tags`, String(tags.length), 'too_many_tags');
    for (const [place, tag] of tags.entries()) text(`${itemPath}.tags.${place}`, tag, MAX_TAG_CHARACTERS);
  }
  return problems;
}

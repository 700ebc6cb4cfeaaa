import { TABLE_FIELDS, type TableField } from '../../shared/api/menu-data.ts';
import { foldText } from '../../shared/fold-text.ts';
import { data_file as englishWords } from '../../shared/i18n/server/en.ts';
import { data_file as frenchWords } from '../../shared/i18n/server/fr.ts';
import { type AppLocale, MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';

/** Which column of a table says what of a dish: the headers of our own files, and those of other programs. */

/** "dish.fr": the dish's name in French. */
export type WrittenField = TableField | `${'dish' | 'description'}.${MenuLocale}`;

const FIELD_WORDS = { en: englishWords, fr: frenchWords } satisfies Record<AppLocale, Record<TableField, string>>;

/** "Price (CAD)", "Dish (fr)". */
export function headerOf(field: WrittenField, locale: AppLocale, currency: string): string {
  const [base = '', menuLocale] = field.split('.');
  const word = FIELD_WORDS[locale][isTableField(base) ? base : 'dish'];
  if (menuLocale !== undefined) return `${word} (${menuLocale})`;
  return base === 'price' ? `${word} (${currency})` : word;
}

const isTableField = (text: string): text is TableField => (TABLE_FIELDS as readonly string[]).includes(text);

/** Case, accents and punctuation don't count. */
const foldHeader = (header: string): string =>
  foldText(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What people and programs usually call them, folded. */
const SYNONYMS: Readonly<Record<string, TableField>> = {
  name: 'dish',
  'item name': 'dish',
  'product name': 'dish',
  item: 'dish',
  title: 'dish',
  nom: 'dish',
  'nom du plat': 'dish',
  produit: 'dish',
  article: 'dish',
  category: 'section',
  categories: 'section',
  categorie: 'section',
  'section name': 'section',
  rubrique: 'section',
  'item description': 'description',
  'base price': 'price',
  'unit price': 'price',
  tarif: 'price',
  'prix ttc': 'price',
  size: 'size',
  taille: 'size',
  format: 'size',
  etiquettes: 'tags',
};

/** Square's export, recognised by headers that it always has; its other columns are no part of a menu. */
const SQUARE_HEADERS = ['item name', 'variation name', 'price'];
const SQUARE_FIELDS: Readonly<Record<string, TableField>> = {
  'item name': 'dish',
  'variation name': 'size',
  description: 'description',
  category: 'section',
  categories: 'section',
  'reporting category': 'section',
  price: 'price',
};

type GuessedColumns = {
  fields: (TableField | null)[];
  /** Whether every column is understood, or the file is one that another program writes. */
  is_sure: boolean;
  /** The currency that our own header names. */
  currency: string | null;
  /** Our own headers of translations, which aren't read. */
  not_read: string[];
};

/** What each column means by its header; each field once. */
export function guessFields(headers: readonly string[]): GuessedColumns {
  const foldedHeaders = headers.map(foldHeader);
  const isOfSquare = SQUARE_HEADERS.every((header) => foldedHeaders.includes(header));
  const notRead = headers.filter(isTranslation);
  let currency: string | null = null;
  const usedFields = new Set<TableField>();
  const fields = headers.map((header, index) => {
    const name = foldedHeaders[index] ?? '';
    const ownColumn = isOfSquare ? undefined : ownField(header);
    if (ownColumn?.currency) currency ??= ownColumn.currency;
    const field = isOfSquare ? (SQUARE_FIELDS[name] ?? null) : (ownColumn?.field ?? SYNONYMS[name] ?? null);
    if (field === null || usedFields.has(field)) return null;
    usedFields.add(field);
    return field;
  });
  const isEveryKnown = fields.every(
    (field, index) => field !== null || foldedHeaders[index] === '' || notRead.includes(headers[index] ?? ''),
  );
  return { fields, is_sure: usedFields.has('dish') && (isOfSquare || isEveryKnown), currency, not_read: notRead };
}

/** "Price (CAD)" → "price" and "CAD". */
const headerParts = (header: string) => {
  const trimmedHeader = header.trim();
  const bracket = /\((\w{2,3})\)$/u.exec(trimmedHeader)?.[1];
  const words = (bracket === undefined ? trimmedHeader : trimmedHeader.slice(0, -bracket.length - 2)).trim();
  const word = foldHeader(words);
  const field = TABLE_FIELDS.find((one) =>
    Object.values(FIELD_WORDS).some((fieldWords) => foldHeader(fieldWords[one]) === word),
  );
  return { field, bracket };
};

function ownField(header: string): { field: TableField; currency: string | null } | undefined {
  const { field, bracket } = headerParts(header);
  if (field === undefined) return undefined;
  if (bracket === undefined) return { field, currency: null };
  return field === 'price' && /^[A-Z]{3}$/.test(bracket) ? { field, currency: bracket } : undefined;
}

function isTranslation(header: string): boolean {
  const { field, bracket } = headerParts(header);
  return (field === 'dish' || field === 'description') && MENU_LOCALES.some((locale) => locale === bracket);
}

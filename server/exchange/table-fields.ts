import { BASE_FIELDS, type BaseField, type TableField, translationField } from '../../shared/api/menu-data.ts';
import { data_file as englishWords } from '../../shared/i18n/server/en.ts';
import { data_file as frenchWords } from '../../shared/i18n/server/fr.ts';
import { type AppLocale, MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';

/** Which column of a table says what of a dish: the headers of our own files, and those of other programs. */

const FIELD_WORDS = { en: englishWords, fr: frenchWords } satisfies Record<AppLocale, Record<BaseField, string>>;

/** "Price (CAD)", "Dish (fr)". */
export function headerOf(field: TableField, locale: AppLocale, currency: string): string {
  const [base = '', menuLocale] = field.split('.');
  const word = FIELD_WORDS[locale][isBaseField(base) ? base : 'dish'];
  if (menuLocale !== undefined) return `${word} (${menuLocale})`;
  return base === 'price' ? `${word} (${currency})` : word;
}

const isBaseField = (text: string): text is BaseField => (BASE_FIELDS as readonly string[]).includes(text);

/** Case, accents and punctuation don't count. */
const foldHeader = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What people and programs usually call them, folded. */
const SYNONYMS: Readonly<Record<string, BaseField>> = {
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

/** An export of another program: recognised by headers that it always has; its other columns are no part of a menu. */
type KnownExport = { program: string; has: readonly string[]; fields: Readonly<Record<string, BaseField>> };

const KNOWN_EXPORTS: readonly KnownExport[] = [
  {
    program: 'Square',
    has: ['item name', 'variation name', 'price'],
    fields: {
      'item name': 'dish',
      'variation name': 'size',
      description: 'description',
      category: 'section',
      categories: 'section',
      'reporting category': 'section',
      price: 'price',
    },
  },
  {
    program: 'Toast',
    has: ['name', 'base price', 'menu group'],
    fields: {
      name: 'dish',
      'item name': 'dish',
      'menu group': 'section',
      'menu group name': 'section',
      description: 'description',
      'base price': 'price',
    },
  },
  {
    program: 'TastyIgniter',
    has: ['menu name', 'menu price'],
    fields: {
      'menu name': 'dish',
      'menu description': 'description',
      'menu price': 'price',
      categories: 'section',
      'category name': 'section',
    },
  },
];

export type GuessedColumns = {
  fields: (TableField | null)[];
  /** Whether every column is understood, or the file is one that another program writes. */
  is_sure: boolean;
  /** The currency that our own header names. */
  currency: string | null;
};

/** What each column means by its header; each field once. */
export function guessFields(headers: readonly string[]): GuessedColumns {
  const folded = headers.map(foldHeader);
  const program = KNOWN_EXPORTS.find(({ has }) => has.every((header) => folded.includes(header)));
  let currency: string | null = null;
  const used = new Set<TableField>();
  const fields = headers.map((header, index) => {
    const name = folded[index] ?? '';
    const own = program ? undefined : ownField(header);
    if (own?.currency) currency ??= own.currency;
    const field = program ? (program.fields[name] ?? null) : (own?.field ?? SYNONYMS[name] ?? null);
    if (field === null || used.has(field)) return null;
    used.add(field);
    return field;
  });
  const isEveryKnown = fields.every((field, index) => field !== null || folded[index] === '');
  return { fields, is_sure: used.has('dish') && (program !== undefined || isEveryKnown), currency };
}

function ownField(header: string): { field: TableField; currency: string | null } | undefined {
  const [, words = '', bracket] = /^(.*?)(?:\s*\((\w{2,3})\))?$/u.exec(header.trim()) ?? [];
  const word = foldHeader(words);
  const base = BASE_FIELDS.find((field) =>
    Object.values(FIELD_WORDS).some((fieldWords) => foldHeader(fieldWords[field]) === word),
  );
  if (base === undefined) return undefined;
  if (bracket === undefined) return { field: base, currency: null };
  if (base === 'price' && /^[A-Z]{3}$/.test(bracket)) return { field: base, currency: bracket };
  const menuLocale: MenuLocale | undefined = MENU_LOCALES.find((one) => one === bracket);
  const isTranslated = base === 'dish' || base === 'description';
  return menuLocale && isTranslated ? { field: translationField(base, menuLocale), currency: null } : undefined;
}

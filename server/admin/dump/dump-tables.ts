import { z } from 'zod';
import { foldText } from '../../../shared/fold-text.ts';
import type { PublicationContent } from '../../../shared/publication.ts';
import { packText, unpackText } from '../../db/pack-text.ts';
import { readContent } from '../../publishing/read-content.ts';
import type { Inventor, TextOptions } from './invent.ts';

/** A row as PostgreSQL's JSON has it. */
export type Row = Readonly<Record<string, unknown>>;

/** Makes a column's value in the dump of the row's. */
type Rule = (value: unknown, row: Row, inventor: Inventor) => unknown;

/** How a table is dumped: not at all, with the reason, or each of its columns by a rule. */
type TableRule = { left_out: string } | { columns: Readonly<Record<string, Rule>> };

const TIME_PATTERN = /^(\d{4}-\d\d-\d\dT)\d\d:\d\d.*$/;
/** A moment to the millisecond would identify a row to whoever has seen it. */
const roundTime = (value: string): string => value.replace(TIME_PATTERN, '$100:00:00.000Z');

const keepValue: Rule = (value) => (typeof value === 'string' ? roundTime(value) : value);
const asNull: Rule = () => null;
const emptyList: Rule = () => [];
const ofRestaurant: Rule = (_value, { restaurant_id }, inventor) => inventor.restaurantId(String(restaurant_id));
/** The text that guests read, without the restaurant's name and addresses; one that its owner has deleted is replaced. */
const textRule =
  (options: TextOptions): Rule =>
  (value, { restaurant_id, deleted_at }, inventor) => {
    if (typeof value !== 'string') return null;
    if (deleted_at !== null && deleted_at !== undefined) return DELETED_TEXT;
    return inventor.text(String(restaurant_id), value, options);
  };
const text = textRule({});
const priceText = textRule({ isPrice: true });
/** Of a column of JSON whose elements are what the column's name says. */
const texts =
  (field: string): Rule =>
  (value, row, inventor) =>
    mapTexts(value, field, (part, isPrice) => (isPrice ? priceText : text)(part, row, inventor));

const DELETED_TEXT = 'Deleted';
/** What each field of JSON with text in it has: what people wrote, words of a price, a time, or a code. */
const TEXT_FIELDS: Readonly<Record<string, 'words' | 'price' | 'code'>> = {
  address: 'words',
  description: 'words',
  hours: 'words',
  label: 'words',
  name: 'words',
  tagline: 'words',
  tags: 'words',
  title: 'words',
  price_text: 'price',
  allergens_checked_at: 'code',
  code: 'code',
  country: 'code',
  currency: 'code',
  display_mode: 'code',
  from: 'code',
  id: 'code',
  main_locale: 'code',
  meat: 'code',
  service_charge: 'code',
  state: 'code',
  text_font: 'code',
  timezone: 'code',
  title_font: 'code',
  to: 'code',
  valid_from: 'code',
  valid_through: 'code',
};
/** Fields with text that a dump never has: they are emptied before. */
const EMPTIED_FIELDS = 'codes declared details file ground origin part phone registration words'.split(' ');
/** All that a publication's text can be in; dump.test.ts compares them with its shape. */
export const CLASSIFIED_FIELDS: readonly string[] = [...Object.keys(TEXT_FIELDS), ...EMPTIED_FIELDS];

/** @throws Error for text in a field that has no rule: a newer field must be classified first. */
function mapTexts(value: unknown, field: string, change: (text: string, isPrice: boolean) => unknown): unknown {
  if (typeof value === 'string') {
    const kind = TEXT_FIELDS[field];
    if (kind === undefined) throw new Error(`The field ${field} has no rule for dumps.`);
    return kind === 'code' ? roundTime(value) : change(value, kind === 'price');
  }
  if (Array.isArray(value)) return value.map((element) => mapTexts(element, field, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, name, change)]));
}

const taxesSchema = z.array(z.looseObject({ name: z.string() }));
const withoutRegistrations = (taxes: unknown): unknown[] =>
  taxesSchema.parse(taxes).map((tax) => ({ ...tax, registration: null }));

const keepColumns = (...names: string[]): Record<string, Rule> =>
  Object.fromEntries(names.map((name) => [name, keepValue]));
const rulesOf = (rule: Rule, ...names: string[]): Record<string, Rule> =>
  Object.fromEntries(names.map((name) => [name, rule]));

const ownerColumn: Rule = (id, _row, inventor) => (id === null ? null : inventor.userId(String(id)));

const WAYS_IN = { left_out: 'lets its holder in, or was about to' };
const PAYMENTS = { left_out: 'who pays, and how' };
const UPLOADS = { left_out: 'uploads, and their reading' };
const CONVERSATIONS = { left_out: 'written by guests' };
const FOR_THIS_INSTALLATION = { left_out: 'of this installation only' };
const VISITS = { left_out: 'how many guests came' };
const TRANSLATED = { left_out: 'made again from the texts of the dump' };

/** Every table and column; dump.test.ts fails for one that isn't here. */
export const DUMP_TABLES: Readonly<Record<string, TableRule>> = {
  users: {
    columns: {
      id: (id, _row, inventor) => inventor.userId(String(id)),
      email: (_email, { id }, inventor) => inventor.email(String(id)),
      new_email: asNull,
      ...keepColumns('email_verified_at', 'is_new_customer', 'locale', 'idle_limit_hours', 'created_at'),
    },
  },
  known_devices: WAYS_IN,
  sessions: WAYS_IN,
  login_codes: WAYS_IN,
  code_tries: FOR_THIS_INSTALLATION,
  email_links: WAYS_IN,
  email_asks: WAYS_IN,
  security_events: { left_out: 'when its owner did what, on which device' },
  passkeys: WAYS_IN,
  used_challenges: WAYS_IN,
  limit_counts: FOR_THIS_INSTALLATION,
  account_deletions: { left_out: 'addresses of accounts that are being deleted' },
  operator_acts: FOR_THIS_INSTALLATION,
  installation_facts: FOR_THIS_INSTALLATION,
  restaurants: {
    columns: {
      id: (id, _row, inventor) => inventor.restaurantId(String(id)),
      owner_id: ownerColumn,
      further_owner_id: ownerColumn,
      name: (_name, { id }, inventor) => inventor.restaurantName(String(id)),
      address: (address, { id }, inventor) => (address === null ? null : inventor.street(String(id))),
      taxes: (taxes, { id }, inventor) => texts('taxes')(withoutRegistrations(taxes), { restaurant_id: id }, inventor),
      hours: (hours, { id }, inventor) => text(hours, { restaurant_id: id }, inventor),
      service_charge: keepValue,
      ...rulesOf(asNull, 'logo', 'tagline', 'phone', 'suspended_at', 'creation_key'),
      ...rulesOf(emptyList, 'translated_locales', 'glossary'),
      ...keepColumns('main_locale', 'currency', 'timezone', 'title_font', 'text_font', 'opening_hours'),
      ...keepColumns('prices_include_taxes', 'publication_version', 'published_at', 'updated_at', 'revision'),
      ...keepColumns('published_revision', 'availability_version', 'translations_version', 'version'),
      ...keepColumns('deleted_at', 'created_at'),
    },
  },
  memberships: { left_out: 'who else works at a restaurant' },
  invitations: WAYS_IN,
  current_restaurants: { left_out: 'what its owner opened last' },
  restaurant_counters: { columns: { restaurant_id: ofRestaurant, ...keepColumns('kind', 'next') } },
  subscriptions: PAYMENTS,
  billing_details: PAYMENTS,
  payment_events: PAYMENTS,
  subscription_notices: PAYMENTS,
  sandbox_objects: PAYMENTS,
  usage_months: { columns: { restaurant_id: ofRestaurant, ...keepColumns('month', 'kind', 'used') } },
  reading_days: { columns: { restaurant_id: ofRestaurant, ...keepColumns('day', 'spent_ms') } },
  menus: {
    columns: {
      restaurant_id: ofRestaurant,
      title: text,
      creation_key: asNull,
      ...keepColumns('id', 'display_mode', 'hidden', 'serving_periods', 'position', 'version', 'deleted_at'),
    },
  },
  menu_sections: {
    columns: {
      restaurant_id: ofRestaurant,
      ...rulesOf(text, 'title', 'description'),
      price_text: priceText,
      creation_key: asNull,
      ...keepColumns('id', 'menu_id', 'price', 'hidden', 'position', 'version', 'deleted_at'),
    },
  },
  menu_items: {
    columns: {
      restaurant_id: ofRestaurant,
      ...rulesOf(text, 'title', 'description'),
      price_text: priceText,
      // What its owner wrote for the assistant, and how sure the reader was, no guest has seen.
      ...rulesOf(asNull, 'creation_key', 'source', 'picture', 'details', 'confidence'),
      image_generated: () => false,
      // It quotes the texts, which are others here.
      checked_words: () => [],
      ...rulesOf(texts(''), 'variants', 'options', 'checked_price'),
      tags: texts('tags'),
      ...keepColumns('id', 'menu_id', 'menu_section_id', 'price', 'price_max', 'allergens', 'allergens_checked_at'),
      ...keepColumns('taxes', 'meat_origins', 'homemade', 'hidden', 'sold_out', 'back_at', 'sold_out_marked_at'),
      ...keepColumns('position', 'version', 'deleted_at'),
    },
  },
  allergen_declarations: { left_out: 'who has declared what, by address' },
  item_images: UPLOADS,
  imports: UPLOADS,
  import_pages: UPLOADS,
  publications: {
    columns: {
      restaurant_id: ofRestaurant,
      packed: async (packed, row, inventor) =>
        packed === null ? null : await dumpPacked(String(packed), row, inventor),
      content: (content, row, inventor) =>
        content === null ? null : dumpContent(readContent(contentSchema.parse(content)), row, inventor),
      files: (files) => (files === null ? null : []),
      ...keepColumns('version', 'revision', 'published_at', 'main_locale', 'menu_ids', 'serving_periods'),
    },
  },
  translations: TRANSLATED,
  translation_languages: TRANSLATED,
  named_codes: {
    columns: {
      restaurant_id: ofRestaurant,
      name: (_name, { id }) => codeName(id),
      folded_name: (_name, { id }) => foldText(codeName(id)),
      ...keepColumns('id', 'created_at'),
    },
  },
  code_days: VISITS,
  visit_days: VISITS,
  chats: CONVERSATIONS,
  chat_messages: CONVERSATIONS,
  chat_spending: CONVERSATIONS,
  service_links: WAYS_IN,
  menu_keys: WAYS_IN,
  webhooks: WAYS_IN,
  webhook_deliveries: FOR_THIS_INSTALLATION,
  own_domains: FOR_THIS_INSTALLATION,
  service_sessions: WAYS_IN,
};

const codeName = (id: unknown): string => `Table ${id}`;

const contentSchema = z.looseObject({ schema: z.int() });
const BYTES_PREFIX = '\\x';

/** @param packed As PostgreSQL's JSON has bytes: in hexadecimal. */
async function dumpPacked(packed: string, row: Row, inventor: Inventor): Promise<string> {
  const storedText = await unpackText(Buffer.from(packed.slice(BYTES_PREFIX.length), 'hex'));
  const content = dumpContent(readContent(contentSchema.parse(JSON.parse(storedText))), row, inventor);
  return BYTES_PREFIX + Buffer.from(await packText(JSON.stringify(content))).toString('hex');
}

/** A publication as guests read it, of a restaurant that doesn't exist, without what it was called when it was published. */
function dumpContent(content: PublicationContent, { restaurant_id }: Row, inventor: Inventor): PublicationContent {
  const id = String(restaurant_id);
  const { name, address, phone, taxes, menus } = content.public;
  const withoutNames: PublicationContent['public'] = {
    ...content.public,
    id: inventor.restaurantId(id),
    tagline: null,
    phone: null,
    logo: null,
    taxes: taxes.map((tax) => ({ ...tax, registration: null })),
    menus: menus.map((menu) => ({
      ...menu,
      sections: menu.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => ({ ...item, picture: null })),
      })),
    })),
  };
  const options = { also: { name, address, phone } };
  const changeText = (part: string, isPrice: boolean) => inventor.text(id, part, { ...options, isPrice });
  const restaurant = mapTexts(withoutNames, '', changeText) as PublicationContent['public']; // The same shape.
  return {
    ...content,
    public: {
      ...restaurant,
      name: inventor.restaurantName(id),
      address: address === null ? null : inventor.street(id),
    },
    assistant: { details: [], checked_words: [] },
  };
}

/**
 * A row of a dumped table, with exactly the columns that have a rule.
 * @throws Error if a column has none: a newer table must be classified first.
 */
export async function dumpRow(columns: Readonly<Record<string, Rule>>, row: Row, inventor: Inventor): Promise<Row> {
  const dumpedRow: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const rule = columns[name];
    if (!rule) throw new Error(`The column ${name} has no rule for dumps.`);
    dumpedRow[name] = await rule(value, row, inventor);
  }
  return dumpedRow;
}

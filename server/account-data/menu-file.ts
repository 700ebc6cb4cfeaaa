import { stringify } from 'csv-stringify/sync';
import type { account_file } from '../../shared/i18n/server/en.ts';
import { type Item, itemsOf, type Restaurant } from '../../shared/menu.ts';
import { type Currency, decimalText } from '../../shared/money.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';
import { cleanFileName } from '../files/file-name.ts';

type AccountFileMessages = Record<keyof typeof account_file, string>;

const FORMAT = { escape_formulas: true, record_delimiter: 'windows' } as const;

/**
 * The menu as a table for spreadsheets, one line per dish (RFC 4180, UTF-8 with a BOM, without which Excel misreads
 * accents). Amounts are decimal, in the restaurant's currency. Written one section at a time.
 */
export function* menuCsv({ menus, currency }: Restaurant, words: AccountFileMessages): Iterable<string> {
  const columns = [
    words.menu,
    words.section,
    words.item,
    words.item_description,
    words.item_details,
    `${words.item_price} (${currency})`,
    words.price_up_to,
    words.price_in_words,
    words.sizes,
    words.add_ons,
    words.item_tags,
    words.item_allergens,
    words.item_meat_origins,
    words.item_homemade,
    words.is_sold_out,
    words.is_hidden,
    words.item_picture,
  ];
  yield stringify([columns], { ...FORMAT, bom: true });
  for (const menu of menus)
    for (const section of menu.sections) {
      const lines = section.items.map((item) => [
        ...[menu.title, section.title],
        ...cellsOf(item, currency, words, menu.hidden || section.hidden || item.hidden),
      ]);
      if (lines.length > 0) yield stringify(lines, FORMAT);
    }
}

function cellsOf(item: Item, currency: Currency, words: AccountFileMessages, isHidden: boolean): string[] {
  const amount = (value: number | null) => (value === null ? '' : decimalText(value, currency));
  const priced = (lines: readonly { label: string; price: number | null }[]) =>
    lines.map(({ label, price }) => `${label} ${amount(price)}`.trim()).join('; ');
  const allergens = item.allergens.flatMap(({ code, state }) =>
    state === 'not_declared' ? [] : [state === 'contains' ? code : `${code}?`],
  );
  return [
    item.title,
    item.description ?? '',
    item.details ?? '',
    amount(item.price),
    amount(item.price_max),
    item.price_text ?? '',
    priced(item.variants),
    priced(item.options),
    item.tags.join('; '),
    allergens.join('; '),
    item.meat_origins.map(({ meat, country }) => `${meat} ${country}`).join('; '),
    item.homemade ? words.yes_homemade : '',
    item.sold_out ? words.yes_sold_out : '',
    isHidden ? words.yes_hidden : '',
    item.picture ? pictureName(item) : '',
  ];
}

/** The widest of each dish's pictures. */
export function* picturesOf({ menus }: Restaurant): Iterable<{ item: Item; file: string }> {
  for (const item of itemsOf(menus))
    if (item.picture) yield { item, file: pictureFile(item.picture, Math.max(...pictureWidths(item.picture))) };
}

/** The path of a dish's picture in the ZIP file. */
export const pictureName = ({ id, title }: Pick<Item, 'id' | 'title'>): string =>
  `pictures/${id} ${portableName(title.slice(0, 80))}.webp`;

/** A file name that is valid on every system. */
export const portableName = (name: string): string => cleanFileName(name.replace(/[:*?"<>|\\/]/g, '-'));

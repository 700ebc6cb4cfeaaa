import { TABLE_FIELDS } from '../../shared/api/menu-data.ts';
import { type AppLocale, MENU_LOCALES } from '../../shared/locales.ts';
import type { MenuData, WrittenItem, WrittenSection } from '../../shared/menu-data.ts';
import { neutralize, writeAllergens, writeList, writeParts, writeYes } from './cell-text.ts';
import { headerOf, type WrittenField } from './table-fields.ts';

/** An amount is told apart from a text: a spreadsheet stores it as a number. */
type WrittenCell = string | { amount: string };
type WrittenTable = { headers: string[]; lines: WrittenCell[][] };

/**
 * One line for each dish, in the menu's order. A section has a line of its own, without a dish, if it has texts or a price of
 * its own, is hidden, or has no dish: so a line that is moved leaves its section's texts behind.
 *
 * @param formatAmount An amount within a text, as in the cell of the sizes.
 */
export function toTable(data: MenuData, locale: AppLocale, formatAmount: (amount: string) => string): WrittenTable {
  const textLocales = MENU_LOCALES.filter((one) =>
    data.sections.some((entry) => [entry, ...entry.items].some(({ translations }) => translations?.[one])),
  );
  const fields: WrittenField[] = [
    ...TABLE_FIELDS.filter((field) => field !== 'size' && field !== 'id'),
    ...textLocales.flatMap((one) => [`dish.${one}`, `description.${one}`] as const),
    'id',
  ];
  const idOf = (section: WrittenSection, item?: WrittenItem) =>
    [data.restaurant_id, section.id, ...(item ? [item.id] : [])].join('-');
  const amount = (value: string | null | undefined): WrittenCell => (value == null ? '' : { amount: value });
  const text = (value: string | null | undefined): WrittenCell => neutralize(value ?? '');
  const translated = ({ translations }: WrittenItem | WrittenSection): Partial<Record<WrittenField, WrittenCell>> =>
    Object.fromEntries(
      textLocales.flatMap((one) => [
        [`dish.${one}`, text(translations?.[one]?.title)],
        [`description.${one}`, text(translations?.[one]?.description)],
      ]),
    );
  const sectionCells = (section: WrittenSection): Partial<Record<WrittenField, WrittenCell>> => ({
    section: text(section.title),
    description: text(section.description),
    price: amount(section.price),
    price_text: text(section.price_text),
    hidden: section.hidden ? writeYes(locale) : '',
    ...translated(section),
    id: idOf(section),
  });
  const itemCells = (section: WrittenSection, item: WrittenItem): Partial<Record<WrittenField, WrittenCell>> => ({
    section: text(section.title),
    dish: text(item.title),
    description: text(item.description),
    price: amount(item.price),
    price_max: amount(item.price_max),
    price_text: text(item.price_text),
    sizes: text(writeParts(item.variants ?? [], formatAmount)),
    options: text(writeParts(item.options ?? [], formatAmount)),
    tags: text(writeList(item.tags ?? [])),
    allergens: item.allergens ? writeAllergens(item.allergens) : '',
    details: text(item.details),
    hidden: item.hidden ? writeYes(locale) : '',
    ...translated(item),
    id: idOf(section, item),
  });
  const hasOwnLine = ({ description, price, price_text, hidden, translations, items }: WrittenSection) =>
    [description, price, price_text].some((value) => value != null) || hidden || translations || items.length === 0;
  const cells = data.sections.flatMap((section) => [
    ...(hasOwnLine(section) ? [sectionCells(section)] : []),
    ...section.items.map((item) => itemCells(section, item)),
  ]);
  return {
    headers: fields.map((field) => headerOf(field, locale, data.currency)),
    lines: cells.map((line) => fields.map((field) => line[field] ?? '')),
  };
}

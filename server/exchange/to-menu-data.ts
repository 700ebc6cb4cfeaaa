import type { Item, ItemOption, Menu, Section, Variant } from '../../shared/menu.ts';
import {
  type DataPart,
  type DataTranslations,
  MENU_DATA_FORMAT,
  MENU_DATA_VERSION,
  type MenuData,
  type WrittenItem,
  type WrittenSection,
} from '../../shared/menu-data.ts';
import { type Currency, decimalText } from '../../shared/money.ts';
import type { TextKind } from '../../shared/translated-texts.ts';

/** A text in the languages that guests can choose. */
type FindTranslations = (kind: TextKind, source: string) => Readonly<Record<string, string>>;

export type ExportedMenu = {
  restaurant_id: string;
  currency: Currency;
  menu: Menu;
  findTranslations: FindTranslations;
};

/** All that a file says of a menu: each field is there, so that emptying one in the file empties it. */
export function toMenuData({ restaurant_id, currency, menu, findTranslations }: ExportedMenu): MenuData {
  const amount = (value: number | null) => (value === null ? null : decimalText(value, currency));
  const part = ({ label, price, allergens }: Variant | ItemOption): DataPart => ({
    label,
    price: amount(price),
    ...(allergens ? { allergens } : {}),
  });
  const translated = (kind: 'section' | 'item', { title, description }: Section | Item) => {
    const titles = findTranslations(`${kind}_title`, title);
    const descriptions = description === null ? {} : findTranslations(`${kind}_description`, description);
    const locales = [...new Set([...Object.keys(titles), ...Object.keys(descriptions)])];
    if (locales.length === 0) return {};
    const translations: DataTranslations = Object.fromEntries(
      locales.map((locale) => [
        locale,
        {
          ...(titles[locale] ? { title: titles[locale] } : {}),
          ...(descriptions[locale] ? { description: descriptions[locale] } : {}),
        },
      ]),
    );
    return { translations };
  };
  const toItem = (item: Item): WrittenItem => ({
    id: item.id,
    title: item.title,
    description: item.description,
    details: item.details,
    price: amount(item.price),
    price_max: amount(item.price_max),
    price_text: item.price_text,
    variants: item.variants.map(part),
    options: item.options.map(part),
    tags: item.tags,
    hidden: item.hidden,
    allergens: item.allergens_checked_at === null ? null : item.allergens,
    ...translated('item', item),
  });
  const toSection = (section: Section): WrittenSection => ({
    id: section.id,
    title: section.title,
    description: section.description,
    price: amount(section.price),
    price_text: section.price_text,
    hidden: section.hidden,
    ...translated('section', section),
    items: section.items.map(toItem),
  });
  return {
    format: MENU_DATA_FORMAT,
    version: MENU_DATA_VERSION,
    restaurant_id,
    currency,
    menu: { title: menu.title, hidden: menu.hidden },
    sections: menu.sections.map(toSection),
  };
}

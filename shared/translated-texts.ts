import * as z from 'zod/mini';
import type { PublicItem, PublicMenu, PublicRestaurant, PublicSection } from './publication.ts';

/** The kinds of a restaurant's texts: the same words may be translated differently for a section and a dish. */
export const TEXT_KINDS = [
  'tagline',
  'menu_title',
  'section_title',
  'section_description',
  'item_title',
  'item_description',
  'price_text',
  'label',
  'tag',
] as const;
export const textKindSchema = z.enum(TEXT_KINDS);
export type TextKind = z.infer<typeof textKindSchema>;

export type MenuText = { kind: TextKind; source: string };

/** The key of a text of a kind. */
export const textKey = ({ kind, source }: MenuText): string => `${kind} ${source}`;

/** Returns a text in another language, or the text itself. */
export type Translate = (kind: TextKind, source: string) => string;

/** A publication with all of the menu's texts in another language; names and addresses stay. */
export function withTexts(restaurant: PublicRestaurant, translate: Translate): PublicRestaurant {
  const orNull = (kind: TextKind, text: string | null) => (text === null ? null : translate(kind, text));
  const labelled = <Line extends { label: string }>(line: Line): Line => ({
    ...line,
    label: translate('label', line.label),
  });
  const item = (publicItem: PublicItem): PublicItem => ({
    ...publicItem,
    title: translate('item_title', publicItem.title),
    description: orNull('item_description', publicItem.description),
    price_text: orNull('price_text', publicItem.price_text),
    variants: publicItem.variants.map(labelled),
    options: publicItem.options.map(labelled),
    tags: publicItem.tags.map((tag) => translate('tag', tag)),
  });
  const section = (publicSection: PublicSection): PublicSection => ({
    ...publicSection,
    title: translate('section_title', publicSection.title),
    description: orNull('section_description', publicSection.description),
    price_text: orNull('price_text', publicSection.price_text),
    items: publicSection.items.map(item),
  });
  const menu = (publicMenu: PublicMenu): PublicMenu => ({
    ...publicMenu,
    title: translate('menu_title', publicMenu.title),
    sections: publicMenu.sections.map(section),
  });
  return { ...restaurant, tagline: orNull('tagline', restaurant.tagline), menus: restaurant.menus.map(menu) };
}

/** Every text of a publication that contains a letter, each once, in the order of the menu. */
export function textsOf(restaurant: PublicRestaurant): MenuText[] {
  const texts = new Map<string, MenuText>();
  withTexts(restaurant, (kind, source) => {
    if (/\p{L}/u.test(source)) texts.set(textKey({ kind, source }), { kind, source });
    return source;
  });
  return [...texts.values()];
}

import type { PublicRestaurant } from '../../../shared/publication.ts';
import { type MenuText, textKey } from '../../../shared/translated-texts.ts';
import { type Region, regionOf } from '../../food/region.ts';

/** Where a text is on the menu: it decides between the meanings of a word, and which diets the text must respect. */
export type TextContext = {
  menu: string | null;
  section: string | null;
  dish: string | null;
  description: string | null;
  tags: readonly string[];
  region: Region | null;
};

/** A text with every different place that it has on the menu. */
export type TextInContext = MenuText & { contexts: readonly TextContext[] };

/** A text with one of its places on the menu. */
export type PlacedText = MenuText & { context: TextContext };

export const NO_CONTEXT: TextContext = {
  menu: null,
  section: null,
  dish: null,
  description: null,
  tags: [],
  region: null,
};

/** Each text with the places where a restaurant's menus have it. */
export function inContext(restaurant: PublicRestaurant, texts: readonly MenuText[]): TextInContext[] {
  const contexts = new Map<string, Map<string, TextContext>>();
  const base: TextContext = { ...NO_CONTEXT, region: regionOf(restaurant) };
  const note = (kind: MenuText['kind'], source: string | null, context: TextContext) => {
    if (source === null) return;
    const key = textKey({ kind, source });
    const places = contexts.get(key) ?? new Map<string, TextContext>();
    contexts.set(key, places.set(JSON.stringify(context), context));
  };
  note('tagline', restaurant.tagline, base);
  for (const menu of restaurant.menus) {
    const ofMenu = { ...base, menu: menu.title };
    note('menu_title', menu.title, ofMenu);
    for (const section of menu.sections) {
      const ofSection = { ...ofMenu, section: section.title };
      note('section_title', section.title, ofMenu);
      note('section_description', section.description, ofSection);
      note('price_text', section.price_text, ofSection);
      for (const item of section.items) {
        const { title, description, tags } = item;
        const ofItem = { ...ofSection, tags };
        note('item_title', title, { ...ofItem, description });
        note('item_description', description, { ...ofItem, dish: title });
        note('price_text', item.price_text, ofSection);
        for (const { label } of [...item.variants, ...item.options])
          note('label', label, { ...ofSection, dish: title });
        for (const tag of tags) note('tag', tag, base);
      }
    }
  }
  return texts.map((text) => ({ ...text, contexts: [...(contexts.get(textKey(text))?.values() ?? [base])] }));
}

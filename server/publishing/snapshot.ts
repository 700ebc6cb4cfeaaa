import { type Item, itemsOf, type Menu, type Restaurant, type Section } from '../../shared/menu.ts';
import {
  type HiddenParts,
  PUBLICATION_SCHEMA,
  type PublicationContent,
  type PublicItem,
  type PublicMenu,
  type PublicRestaurant,
  type PublicSection,
} from '../../shared/publication.ts';
import { hasVisibleItems, visibleMenus, visibleSections } from '../../shared/visible-menus.ts';

// Every object is written field by field, so that a field added to the draft later reaches guests only on purpose.

function publicItem(item: Item): PublicItem {
  const { id, menu_section_id, menu_id, title, description, price, price_max, price_text } = item;
  const { variants, options, tags, allergens, allergens_checked_at, taxes, meat_origins, homemade, picture } = item;
  const prices = { price, price_max, price_text, variants, options };
  const facts = { tags, allergens, allergens_checked_at, taxes, meat_origins, homemade, picture };
  return { id, menu_section_id, menu_id, title, description, ...prices, ...facts };
}

function publicSection({ id, menu_id, title, description, price, price_text, items }: Section): PublicSection {
  return { id, menu_id, title, description, price, price_text, items: items.map(publicItem) };
}

function publicMenu({ id, title, display_mode, serving_periods, sections }: Menu): PublicMenu {
  return {
    id,
    title,
    display_mode,
    serving_periods,
    sections: visibleSections(sections)
      .filter(({ items }) => items.length > 0)
      .map(publicSection),
  };
}

/**
 * The public part of a draft: visible menus with at least one visible item, visible sections with at least one.
 * `shownAnyway` includes one menu although it is hidden or empty, for its owner's preview.
 */
export function publicSide(draft: Restaurant, shownAnyway?: number): PublicRestaurant {
  const { id, name, main_locale, currency, timezone, logo, title_font, text_font } = draft;
  const { tagline, address, phone, hours, opening_hours, taxes, prices_include_taxes, service_charge } = draft;
  const menus = draft.menus
    .filter((menu) => menu.id === shownAnyway || (!menu.hidden && hasVisibleItems(menu.sections)))
    .map(publicMenu);
  const menuLook = { logo, title_font, text_font, tagline };
  const facts = { address, phone, hours, opening_hours, taxes, prices_include_taxes, service_charge };
  return { id, name, main_locale, currency, timezone, ...menuLook, ...facts, menus };
}

/** A draft → the content of its publication. Items' details go into the assistant's part only (design §4). */
export function snapshot(draft: Restaurant): PublicationContent {
  const publicPart = publicSide(draft);
  const items = itemsOf(visibleMenus(draft.menus));
  const details = items.flatMap((item) => (item.details ? [{ item_id: item.id, details: item.details }] : []));
  const checkedWords = items.flatMap(({ id, checked_words }) =>
    checked_words.length > 0 ? [{ item_id: id, checked_words }] : [],
  );
  const assistant = { details, checked_words: checkedWords };
  return { schema: PUBLICATION_SCHEMA, public: publicPart, assistant, hidden: hiddenParts(draft) };
}

function hiddenParts({ menus }: Restaurant): HiddenParts {
  const hiddenIds = (list: readonly { id: number; hidden: boolean }[]) =>
    list.filter(({ hidden }) => hidden).map(({ id }) => id);
  const sections = menus.flatMap((menu) => menu.sections);
  const withinMenus = menus.filter((menu) => menu.hidden).flatMap((menu) => menu.sections);
  const withinParts = [...withinMenus, ...sections.filter((section) => section.hidden)].flatMap(({ items }) => items);
  const visibleIds = (list: readonly { id: number; hidden: boolean }[]) => [
    ...new Set(list.filter(({ hidden }) => !hidden).map(({ id }) => id)),
  ];
  return {
    menus: hiddenIds(menus),
    sections: hiddenIds(sections),
    items: hiddenIds(itemsOf(menus)),
    within: { sections: visibleIds(withinMenus), items: visibleIds(withinParts) },
  };
}

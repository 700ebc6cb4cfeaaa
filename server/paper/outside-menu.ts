import type { OutsideGap, OutsideNotes, PaperQuery } from '../../shared/api/paper.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { OUTSIDE_WINES } from '../../shared/menu-paper.ts';
import type { PublicItem, PublicMenu, PublicRestaurant, PublicSection } from '../../shared/publication.ts';
import { conceptsIn } from '../food/concepts-in.ts';
import { isKindOf } from '../food/kinds-of-food.ts';

/**
 * The menu outside, as France asks for it: arrêté du 27 mars 1987 relatif à l'affichage des prix dans les établissements
 * servant des repas, denrées ou boissons à consommer sur place (NOR ECOC8710026A). In short:
 *
 * - prices are those that guests pay, with taxes; if service is charged they include it, and the paper says "Prix service
 *   compris" with the rate in brackets;
 * - the menus of the day are outside with at least five wines and their prices, or all if fewer are served; where no wine
 *   is served, five drinks. A menu that is served at certain hours says so, which `servedText` prints for every paper;
 * - each menu says whether a drink is included ("boisson comprise"), and each drink which volume is served.
 *
 * The wall on which it hangs, and from when to when, is the owner's. Gaps that the menu shows are named; nothing is guessed.
 */

type OutsideQuery = Pick<PaperQuery, 'service_rate' | 'drinks'>;

/** The decree's own words: French, whatever the owner's language is. */
const DRINK_WORDS = { included: 'Boisson comprise.', not_included: 'Boisson non comprise.' } as const;
const SERVICE_WORDS = 'Prix service compris';

/** Whether the paper says "prix service compris" in place of the sentence of a guest's page. */
export const isServiceStated = (restaurant: PublicRestaurant, { service_rate }: OutsideQuery): boolean =>
  restaurant.service_charge === 'included' && restaurant.prices_include_taxes && service_rate !== undefined;

/** The sentences that only the menu outside has, for its French foot. */
export function outsideLines(restaurant: PublicRestaurant, query: OutsideQuery): string[] {
  const { service_rate, drinks } = query;
  const rate = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });
  return [
    ...(isServiceStated(restaurant, query) && service_rate !== undefined
      ? [`${SERVICE_WORDS} (${rate.format(service_rate / 100)}).`]
      : []),
    ...(drinks ? [DRINK_WORDS[drinks]] : []),
  ];
}

type CardKind = 'wine' | 'drink' | 'food';

/** What a section lists, by its title and the menu's: "Vins", "Carte des boissons"; a dish in wine is food. */
function kindOfSection(locale: MenuLocale, menu: Pick<PublicMenu, 'title'>, section: PublicSection): CardKind {
  for (const title of [section.title, menu.title]) {
    const names = conceptsIn(locale, title).map(({ concept }) => concept);
    if (names.some((name) => isKindOf(name, 'prepared food'))) return 'food';
    if (names.some((name) => isKindOf(name, 'wine'))) return 'wine';
    if (names.some((name) => isKindOf(name, 'drink'))) return 'drink';
  }
  return 'food';
}

function kindOfItem(locale: MenuLocale, sectionKind: CardKind, { title }: PublicItem): CardKind {
  if (sectionKind !== 'drink') return sectionKind;
  return conceptsIn(locale, title).some(({ concept }) => isKindOf(concept, 'wine')) ? 'wine' : 'drink';
}

/** Also by a price of its whole section. */
const isPriced = ({ item, section }: Pick<CardItem, 'item' | 'section'>): boolean =>
  [item, section].some(({ price, price_text }) => price !== null || price_text !== null) ||
  item.variants.some((variant) => variant.price !== null);

type CardItem = { item: PublicItem; section: PublicSection; menu: PublicMenu; kind: CardKind };

const itemsOfMenu = (locale: MenuLocale, menu: PublicMenu): CardItem[] =>
  menu.sections.flatMap((section) => {
    const sectionKind = kindOfSection(locale, menu, section);
    return section.items.map((item) => ({ item, section, menu, kind: kindOfItem(locale, sectionKind, item) }));
  });

/**
 * The sections of other menus with the wines, or without any the drinks, that the printed menu lacks to five, in their order:
 * many restaurants have their wines on a card of their own. By their menu and section, with the ids of the items.
 */
export function addedCards(
  original: PublicRestaurant,
  menuId: number,
): { menu_id: number; section_id: number; item_ids: number[] }[] {
  const { menus, main_locale } = original;
  const printedMenu = menus.find(({ id }) => id === menuId);
  if (!printedMenu) return [];
  const printedItems = itemsOfMenu(main_locale, printedMenu).filter(isPriced);
  const otherItems = menus
    .filter(({ id }) => id !== menuId)
    .flatMap((menu) => itemsOfMenu(main_locale, menu))
    .filter(isPriced);
  const hasWine = [...printedItems, ...otherItems].some(({ kind }) => kind === 'wine');
  const isCounted = ({ kind }: CardItem) => (hasWine ? kind === 'wine' : kind === 'drink');
  const lackingCount = OUTSIDE_WINES - printedItems.filter(isCounted).length;
  const addedItems = otherItems.filter(isCounted).slice(0, Math.max(0, lackingCount));
  return [...Map.groupBy(addedItems, ({ section }) => section)].flatMap(([section, items]) => {
    const [first] = items;
    return first
      ? [{ menu_id: first.menu.id, section_id: section.id, item_ids: items.map(({ item }) => item.id) }]
      : [];
  });
}

/** The restaurant with these cards at the end of a menu; of a translation, too. */
export function withCards(
  restaurant: PublicRestaurant,
  menuId: number,
  cards: ReturnType<typeof addedCards>,
): PublicRestaurant {
  const sections = cards.flatMap(({ menu_id, section_id, item_ids }) => {
    const section = restaurant.menus.find(({ id }) => id === menu_id)?.sections.find(({ id }) => id === section_id);
    return section ? [{ ...section, items: section.items.filter(({ id }) => item_ids.includes(id)) }] : [];
  });
  const menus = restaurant.menus.map((menu) =>
    menu.id === menuId ? { ...menu, sections: [...menu.sections, ...sections] } : menu,
  );
  return { ...restaurant, menus };
}

const VOLUME_PATTERN = /\d\s*(?:cl|ml|dl|l|litres?|oz)\b/iu;
const hasVolume = ({ title, description, variants }: PublicItem): boolean =>
  [title, description ?? '', ...variants.map(({ label }) => label)].some((text) => VOLUME_PATTERN.test(text));

/** What a list names before it says how many more there are. */
const MAX_NAMED_DISHES = 5;
const namedDishes = (items: readonly CardItem[]): OutsideNotes['unpriced'] => ({
  titles: items.slice(0, MAX_NAMED_DISHES).map(({ item }) => item.title),
  more: Math.max(0, items.length - MAX_NAMED_DISHES),
});

/**
 * What the printed menu lacks, as far as it can be read from it.
 * @param restaurant In its main language, with the added cards.
 */
export function outsideNotes(
  restaurant: PublicRestaurant,
  { menu_id, locales, query }: { menu_id: number; locales: readonly MenuLocale[]; query: OutsideQuery },
): OutsideNotes {
  const menu = restaurant.menus.find(({ id }) => id === menu_id);
  const sections = menu ? itemsOfMenu(restaurant.main_locale, menu) : [];
  const pricedItems = sections.filter(isPriced);
  const wines = pricedItems.filter(({ kind }) => kind === 'wine').length;
  const drinks = pricedItems.filter(({ kind }) => kind === 'drink').length;
  const { service_charge, prices_include_taxes } = restaurant;
  const gaps: Record<OutsideGap, boolean> = {
    french: !locales.includes('fr'),
    taxes: !prices_include_taxes,
    service: service_charge !== 'included',
    service_rate: service_charge === 'included' && query.service_rate === undefined,
    drinks: query.drinks === undefined,
    wines: (wines > 0 ? wines : drinks) < OUTSIDE_WINES,
  };
  return {
    // The keys are the gaps.
    missing: (Object.keys(gaps) as OutsideGap[]).filter((gap) => gaps[gap]),
    wines,
    drinks,
    unpriced: namedDishes(sections.filter((entry) => !isPriced(entry))),
    no_volume: namedDishes(sections.filter(({ item, kind }) => kind !== 'food' && !hasVolume(item))),
  };
}

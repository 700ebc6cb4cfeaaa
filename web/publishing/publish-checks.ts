import { allergenDoubts } from '../../shared/allergen-doubts.ts';
import type { Import } from '../../shared/api/imports.ts';
import type { TranslationProgress } from '../../shared/api/translations.ts';
import { contradictedTags } from '../../shared/diet-tags.ts';
import { menuDoubts } from '../../shared/doubts.ts';
import { isWaitingForReview } from '../../shared/import-status.ts';
import { type Item, itemsOf, type Menu, type NamedAllergen, type Restaurant } from '../../shared/menu.ts';
import { addDays, localTime, weekdayOf } from '../../shared/open-status.ts';
import type { OpeningPeriod } from '../../shared/opening-hours.ts';
import { isInQuebec } from '../../shared/quebec.ts';
import { visibleMenus } from '../../shared/visible-menus.ts';

/** An item with what its edit screen's address needs. */
export type CheckedItem = Pick<Item, 'id' | 'menu_id' | 'menu_section_id' | 'title'>;

/** What an owner should know before guests see the draft (design §5). */
export type PublishChecks = {
  /** The number of items that guests would see; publishing is refused if there are none. */
  visible_items: number;
  /** Those of them whose allergens the owner has declared: guests read of the others that nothing is. */
  declared_items: number;
  /** Visible items without any price. */
  without_price: CheckedItem[];
  /** Those of them whose name ends in a number that may be the price. */
  price_in_name: CheckedItem[];
  /** Items that the reader was not sure of, and that nobody has edited since. */
  illegible: CheckedItem[];
  /** Items whose price looks odd beside those of their section, and that the owner hasn't confirmed. */
  odd_price: CheckedItem[];
  /** Items with a tag that contradicts their declared allergens: vegan with milk. */
  contradicted: CheckedItem[];
  /** Items that are declared without an allergen that their words name. */
  named_allergens: CheckedItem[];
  /** Imports that are read but not reviewed: they are not on the menu yet. Newest first. */
  waiting_imports: Pick<Import, 'id'>[];
  /**
   * In Québec a menu must be available in French: whether it isn't at all, only partly, or only once the first publication
   * is translated; else null.
   */
  lacks_french: 'whole' | 'partly' | 'pending' | null;
  /** Visible menus that guests would see, all of whose dates are over. */
  no_longer_served: Pick<Menu, 'id' | 'title'>[];
  /** Visible menus that guests would never see: no weekday on which they are served is within their dates. */
  never_served: Pick<Menu, 'id' | 'title'>[];
  /** Items that are hidden, or in a hidden menu or section: why nothing may be visible. */
  hidden_items: number;
};

type CheckedAnswers = {
  /** The progress of the languages; only needed in Québec. */
  progress?: TranslationProgress | undefined;
  /** What the words of the dishes name; nothing is asked about it without. */
  namedByItem?: ReadonlyMap<number, readonly NamedAllergen[]> | undefined;
  now: Date;
};

export function publishChecks(
  restaurant: Restaurant,
  imports: readonly Import[],
  { progress, namedByItem, now }: CheckedAnswers,
): PublishChecks {
  const menus = visibleMenus(restaurant.menus);
  const visibleSections = menus.flatMap(({ sections }) => sections);
  const visibleItems = itemsOf(menus);
  const { date } = localTime(now, restaurant.timezone);
  return {
    visible_items: visibleItems.length,
    declared_items: visibleItems.filter(hasDeclaration).length,
    ...menuDoubts(visibleSections, restaurant.currency),
    contradicted: visibleItems.filter((item) => contradictedTags(item).length > 0),
    named_allergens: visibleItems.filter((item) => allergenDoubts(item, namedByItem?.get(item.id) ?? []).length > 0),
    waiting_imports: imports.filter(isWaitingForReview).sort((one, other) => other.id - one.id),
    lacks_french: lacksFrench(restaurant, progress),
    no_longer_served: menus.filter((menu) => isServingOver(menu, date)).map(({ id, title }) => ({ id, title })),
    never_served: menus.filter((menu) => isNeverServed(menu, date)).map(({ id, title }) => ({ id, title })),
    hidden_items: itemsOf(restaurant.menus).length - visibleItems.length,
  };
}

const hasDeclaration = ({ allergens_checked_at }: Item): boolean => allergens_checked_at !== null;

const isServingOver = ({ serving_periods }: Menu, date: string): boolean =>
  serving_periods.length > 0 &&
  serving_periods.every(({ valid_through: lastDate }) => lastDate !== null && lastDate < date);

const isNeverServed = (menu: Menu, date: string): boolean =>
  menu.serving_periods.length > 0 &&
  !isServingOver(menu, date) &&
  !menu.serving_periods.some((period) => hasServingDay(period, date));

/** Whether one of the period's weekdays is within its dates, from a date on: a week has all of them. */
function hasServingDay({ days, valid_from, valid_through }: OpeningPeriod, date: string): boolean {
  if (valid_from === null || valid_through === null) return true;
  const firstDate = valid_from > date ? valid_from : date;
  return Array.from({ length: 7 }, (_, ahead) => addDays(firstDate, ahead)).some(
    (servingDate) => servingDate <= valid_through && days.includes(weekdayOf(servingDate)),
  );
}

export const isFrenchRequired = (restaurant: Restaurant): boolean =>
  restaurant.main_locale !== 'fr' && isInQuebec(restaurant);

/** Running translations will be there; the first publication is translated after it is made. */
function lacksFrench(restaurant: Restaurant, progress: TranslationProgress | undefined): PublishChecks['lacks_french'] {
  if (!isFrenchRequired(restaurant)) return null;
  const frenchProgress = progress?.languages.find(({ locale }) => locale === 'fr');
  if (
    !frenchProgress ||
    frenchProgress.state === 'off' ||
    (frenchProgress.state === 'failed' && !frenchProgress.is_shown)
  )
    return 'whole';
  if (frenchProgress.state === 'waiting' && !frenchProgress.is_shown) return 'pending';
  return frenchProgress.state === 'failed' || frenchProgress.original > 0 ? 'partly' : null;
}

import { hash } from 'node:crypto';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { OpeningPeriod } from '../../../shared/opening-hours.ts';
import type { Availability } from '../../../shared/publication.ts';
import type { VisitedPlace } from '../../visits/visit-counts.ts';
import type { PublicState } from '../queries.ts';

/** A publication that guests may see. */
export type ShownPublication = {
  version: number;
  published_at: string;
  menu_ids: number[];
  /** When each of them is served; null if all are always. */
  serving_periods: OpeningPeriod[][] | null;
  locales: [main: MenuLocale, ...MenuLocale[]];
  /** What was sold out when the entry was created. */
  sold_out: Availability['sold_out'];
  /** Identifies all of this: the same name, the same pages. */
  name: string;
};

/** A finished page by its name, and what to count when it is sent; null if nothing is. */
type CachedPageRef = { name: string; place: VisitedPlace | null };

/** A node's cache of a restaurant: everything that a guest's address needs before the page's bytes. */
export type PublicEntry = {
  state: PublicState;
  /** Null while guests see nothing. */
  shown: ShownPublication | null;
  /** The sold-out marks, of that version of the availability. */
  marked: { version: number; items: Availability['sold_out'] } | null;
  /** When the database was asked; milliseconds since 1970. */
  asked_at: number;
  /** After this time the database is queried again. */
  until: number;
  /** Finished pages by their addresses. */
  pages: Map<string, CachedPageRef>;
};

/** The sold-out marks that still hold: an item whose time has come is back without any write. */
export const soldOutNow = (soldOutMarks: Availability['sold_out'], now: Date): Availability['sold_out'] =>
  soldOutMarks.filter(({ back_at }) => back_at === null || Date.parse(back_at) > now.getTime());

type PublicationFacts = Pick<ShownPublication, 'version' | 'published_at' | 'menu_ids' | 'serving_periods' | 'locales'>;

/** An entry of a publication at a time, without items that are back by then. */
export function shownEntry(
  id: string,
  facts: PublicationFacts,
  entryState: Omit<PublicEntry, 'shown' | 'marked'> & {
    marked: NonNullable<PublicEntry['marked']>;
    shown: ShownPublication | null;
  },
  now: number,
): PublicEntry {
  const { version, published_at, menu_ids, serving_periods, locales } = facts;
  const sold_out = soldOutNow(entryState.marked.items, new Date(now));
  const marksHash = sold_out.length === 0 ? '-' : hash('sha256', JSON.stringify(sold_out), 'base64url');
  // Addresses of the page, and of what is cached for an address.
  const ownHost = `${entryState.state.own_host ?? '-'} ${entryState.state.own_host_state ?? '-'}`;
  const name = `${id} ${version} ${published_at} ${entryState.state.translations_version} ${marksHash} ${ownHost}`;
  const backTimes = sold_out.flatMap(({ back_at }) => (back_at === null ? [] : [Date.parse(back_at)]));
  return {
    ...entryState,
    shown: { version, published_at, menu_ids, serving_periods, locales, sold_out, name },
    until: Math.min(entryState.until, ...backTimes),
    pages: entryState.shown?.name === name ? entryState.pages : new Map(),
  };
}

/** Why an entry without a shown publication has none. */
export const refusalOf = ({ state }: Pick<PublicEntry, 'state'>): 'restaurant_suspended' | 'menus_unavailable' =>
  state.is_suspended ? 'restaurant_suspended' : 'menus_unavailable';

/** Whether an entry may be used without a query; false too if the clock was set back. */
export const isFresh = ({ asked_at, until }: PublicEntry, now: number): boolean => asked_at <= now && now < until;

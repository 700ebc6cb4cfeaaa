import { and, asc, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { OwnDomainState } from '../../shared/api/own-domains.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { OpeningPeriod } from '../../shared/opening-hours.ts';
import type { Availability, PublicationContent, PublicMenu } from '../../shared/publication.ts';
import type { Db } from '../db/db.ts';
import { packText, unpackText } from '../db/pack-text.ts';
import { announcePublicChange } from '../db/public-changes.ts';
import type { Env } from '../env.ts';
import { menuItems } from '../menus/tables.ts';
import { ownDomains } from '../own-domains/tables.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { restaurants } from '../restaurants/tables.ts';
import { activeCondition, onlineCondition } from '../subscriptions/premium-queries.ts';
import { filesOf, packContent } from './pack-content.ts';
import { type PublicContent, publicRestaurantOf } from './public-content.ts';
import { readContent } from './read-content.ts';
import { publications } from './tables.ts';

type NewPublication = { version: number; revision: number; published_at: string; content: PublicationContent };

export async function insertPublication(tx: Db, access: RestaurantAccess, publication: NewPublication): Promise<void> {
  const { content, ...row } = publication;
  const { main_locale, menus } = content.public;
  await tx.insert(publications).values({
    restaurant_id: access.restaurant_id,
    ...row,
    packed: await packContent(content),
    main_locale,
    menu_ids: menus.map(({ id }) => id),
    serving_periods: servingPeriodsOf(menus),
    files: filesOf(content),
  });
}

/** Null if all menus are always served, as nearly all are. */
function servingPeriodsOf(menus: readonly PublicMenu[]): OpeningPeriod[][] | null {
  const periods = menus.map(({ serving_periods }) => serving_periods);
  return periods.some(({ length }) => length > 0) ? periods : null;
}

/** Sets the publication that guests see, or none. Not a change of the menu: `updated_at` stays. */
export async function setCurrentPublication(
  tx: Db,
  access: RestaurantAccess,
  publication: Omit<NewPublication, 'content'> | null,
): Promise<void> {
  await tx
    .update(restaurants)
    .set({
      publication_version: publication?.version ?? null,
      published_at: publication?.published_at ?? null,
      published_revision: publication?.revision ?? null,
    })
    .where(eq(restaurants.id, access.restaurant_id));
  await announcePublicChange(tx, access.restaurant_id);
}

/** A publication's content: packed, or as text if it is older than packing. */
const STORED_COLUMNS = { packed: publications.packed, text: sql<string | null>`${publications.content}::text` };

/** The content as JSON. Parsing a large one blocks the event loop. */
async function storedText({ packed, text }: { packed: Uint8Array | null; text: string | null }): Promise<string> {
  if (packed) return await unpackText(packed);
  if (text === null) throw new Error('A publication has no content.');
  return text;
}

/** The last publication, whether or not guests see it now. */
export async function findLatestContent(db: Db, access: RestaurantAccess): Promise<PublicationContent | undefined> {
  const [row] = await db
    .select(STORED_COLUMNS)
    .from(publications)
    .where(ofRestaurant(access, publications))
    .orderBy(desc(publications.version))
    .limit(1);
  return row && readContent(JSON.parse(await storedText(row)));
}

/** The language of the newest publication, without reading the rest: parsing a large one lasts a tenth of a second. */
export async function findLatestLocale(db: Db, access: RestaurantAccess): Promise<MenuLocale | undefined> {
  const [row] = await db
    // In every schema (read-content.ts), and a valid language when it was published.
    .select({
      locale: sql<MenuLocale>`coalesce(${publications.main_locale}, ${publications.content} #>> '{public,main_locale}')`,
    })
    .from(publications)
    .where(ofRestaurant(access, publications))
    .orderBy(desc(publications.version))
    .limit(1);
  return row?.locale;
}

/** The content of one publication, whether or not guests see it now. */
export async function findContent(
  db: Db,
  access: RestaurantAccess,
  version: number,
): Promise<PublicationContent | undefined> {
  const [row] = await db
    .select(STORED_COLUMNS)
    .from(publications)
    .where(ofRestaurant(access, publications, eq(publications.version, version)));
  return row && readContent(JSON.parse(await storedText(row)));
}

/** Which of these files a publication of any restaurant uses: for jobs that delete files. */
export async function listUsedPublishedFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const fileNames = sql`${sql.param(files)}::text[]`;
  const rows = await db
    .selectDistinct({ file: sql<string>`used.file` })
    .from(publications)
    .innerJoin(sql`jsonb_array_elements_text(${publications.files}) as used(file)`, sql`used.file = any(${fileNames})`)
    .where(sql`${publications.files} ?| ${fileNames}`);
  return rows.map(({ file }) => file);
}

/** The versions of all stored publications, oldest first. */
export async function listVersionsOf(db: Db, access: RestaurantAccess): Promise<number[]> {
  const rows = await db
    .select({ version: publications.version })
    .from(publications)
    .where(ofRestaurant(access, publications))
    .orderBy(asc(publications.version));
  return rows.map(({ version }) => version);
}

// Public data: these accept the id of an address instead of a RestaurantAccess, and select no part of the draft except
// the name and phone on the page "unavailable".

export type PublicState = {
  name: string;
  phone: string | null;
  main_locale: MenuLocale;
  timezone: string;
  /** Null while guests see nothing. */
  publication_version: number | null;
  published_at: string | null;
  availability_version: number;
  translated_locales: MenuLocale[];
  translations_version: number;
  is_online: boolean;
  /** Whether the operator has suspended it: guests don't see it. */
  is_suspended: boolean;
  /** Whether the assistant answers the restaurant's guests. */
  is_active: boolean;
  /** The domain that shows its page, or has shown it; null if it has none. */
  own_host: string | null;
  own_host_state: OwnDomainState | null;
};

const stateOf = (env: Pick<Env, 'PAYMENTS'>) => ({
  name: restaurants.name,
  phone: restaurants.phone,
  main_locale: restaurants.main_locale,
  timezone: restaurants.timezone,
  publication_version: restaurants.publication_version,
  published_at: restaurants.published_at,
  availability_version: restaurants.availability_version,
  translated_locales: restaurants.translated_locales,
  translations_version: restaurants.translations_version,
  is_online: onlineCondition(env),
  is_suspended: sql<boolean>`${restaurants.suspended_at} is not null`,
  is_active: activeCondition(env),
  own_host: ownDomains.host,
  own_host_state: ownDomains.state,
});

const withId = (restaurantId: string) => and(eq(restaurants.id, restaurantId), isNull(restaurants.deleted_at));

/** One select by key. */
export async function findPublicState(
  db: Db,
  env: Pick<Env, 'PAYMENTS'>,
  restaurantId: string,
): Promise<PublicState | undefined> {
  const [row] = await db
    .select(stateOf(env))
    .from(restaurants)
    .leftJoin(ownDomains, eq(ownDomains.restaurant_id, restaurants.id))
    .where(withId(restaurantId));
  return row;
}

/**
 * The same with everything for the first page, in one query: the publication that guests see, and whether anything is sold
 * out.
 */
export async function findFirstState(
  db: Db,
  env: Pick<Env, 'PAYMENTS'>,
  restaurantId: string,
): Promise<{ state: PublicState; content: PublicContent | null; has_sold_out: boolean } | undefined> {
  const soldOut = db
    .select({ id: menuItems.id })
    .from(menuItems)
    .where(and(eq(menuItems.restaurant_id, restaurants.id), eq(menuItems.sold_out, true)));
  const isCurrent = and(
    eq(publications.restaurant_id, restaurants.id),
    eq(publications.version, restaurants.publication_version),
  );
  const [row] = await db
    // PostgreSQL's exists is a boolean.
    .select({ state: stateOf(env), kept: CACHED_COLUMNS, has_sold_out: exists(soldOut) as SQL<boolean> })
    .from(restaurants)
    .leftJoin(publications, isCurrent)
    .leftJoin(ownDomains, eq(ownDomains.restaurant_id, restaurants.id))
    .where(withId(restaurantId));
  if (!row) return undefined;
  const { state, kept: cachedColumns, has_sold_out } = row;
  return {
    state,
    content: cachedColumns && isStored(cachedColumns) ? await publicContent(cachedColumns) : null,
    has_sold_out,
  };
}

/**
 * The sold-out marks, ordered by id. Includes items in the bin: until the next publication guests still see them.
 */
export async function listSoldOut(db: Db, restaurantId: string): Promise<Availability['sold_out']> {
  return await db
    .select({ item_id: menuItems.id, back_at: menuItems.back_at })
    .from(menuItems)
    .where(and(eq(menuItems.restaurant_id, restaurantId), eq(menuItems.sold_out, true)))
    .orderBy(asc(menuItems.id));
}

/**
 * A publication's packed content for guests' pages. Throws if the version doesn't exist: versions come from
 * `findPublicState`.
 */
export async function getPublicContent(db: Db, restaurantId: string, version: number): Promise<PublicContent> {
  const [row] = await db
    .select(CACHED_COLUMNS)
    .from(publications)
    .where(and(eq(publications.restaurant_id, restaurantId), eq(publications.version, version)));
  if (!row) throw new Error(`Publication ${version} of restaurant ${restaurantId} is missing.`);
  return await publicContent(row);
}

const CACHED_COLUMNS = {
  ...STORED_COLUMNS,
  menu_ids: publications.menu_ids,
  serving_periods: publications.serving_periods,
  main_locale: publications.main_locale,
};

type KeptPublication = {
  packed: Uint8Array | null;
  text: string | null;
  menu_ids: number[] | null;
  serving_periods: OpeningPeriod[][] | null;
  main_locale: MenuLocale | null;
};

/** If a restaurant has no publication, its columns are null. */
const isStored = ({ packed, text }: KeptPublication): boolean => packed !== null || text !== null;

async function publicContent({
  packed,
  menu_ids,
  serving_periods,
  main_locale,
  ...row
}: KeptPublication): Promise<PublicContent> {
  if (packed && menu_ids && main_locale) return { packed, menu_ids, serving_periods, main_locale };
  // Older than these columns.
  const text = await storedText({ packed, ...row });
  const restaurant = publicRestaurantOf(text);
  return {
    packed: await packText(text),
    menu_ids: restaurant.menus.map(({ id }) => id),
    serving_periods: servingPeriodsOf(restaurant.menus),
    main_locale: restaurant.main_locale,
  };
}

/**
 * A publication's content as text: parsing a large one blocks the event loop. Throws if the version doesn't exist:
 * versions come from `findPublicState`.
 */
export async function getStoredContent(db: Db, restaurantId: string, version: number): Promise<string> {
  const [row] = await db
    .select(STORED_COLUMNS)
    .from(publications)
    .where(and(eq(publications.restaurant_id, restaurantId), eq(publications.version, version)));
  if (!row) throw new Error(`Publication ${version} of restaurant ${restaurantId} is missing.`);
  return await storedText(row);
}

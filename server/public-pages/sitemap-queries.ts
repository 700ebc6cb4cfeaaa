import { and, asc, eq, gt, gte, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { ownDomains } from '../own-domains/tables.ts';
import { publications } from '../publishing/tables.ts';
import { restaurants } from '../restaurants/tables.ts';
import { onlineCondition } from '../subscriptions/premium-queries.ts';

// Public data: which restaurants guests can see.

type SitemapEnv = Pick<Env, 'PAYMENTS' | 'OWN_DOMAIN_TARGET'>;

/** Without those whose pages are at their own domains, each of which has its own sitemap. */
const isShown = (db: Db, env: SitemapEnv) =>
  and(
    isNotNull(restaurants.publication_version),
    isNull(restaurants.suspended_at),
    onlineCondition(env),
    env.OWN_DOMAIN_TARGET === undefined
      ? undefined
      : notExists(
          db
            .select({ restaurant_id: ownDomains.restaurant_id })
            .from(ownDomains)
            .where(and(eq(ownDomains.restaurant_id, restaurants.id), eq(ownDomains.state, 'active'))),
        ),
  );

/** The first restaurant of each sitemap page, found one after the other by their ids. */
export async function listPageStarts(db: Db, env: SitemapEnv, size: number, mostPages: number): Promise<string[]> {
  const pageStarts: string[] = [];
  while (pageStarts.length < mostPages) {
    const lastStart = pageStarts.at(-1);
    const [row] = await db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(and(isShown(db, env), gt(restaurants.id, lastStart ?? '')))
      .orderBy(asc(restaurants.id))
      .offset(lastStart === undefined ? 0 : size - 1)
      .limit(1);
    if (!row) break;
    pageStarts.push(row.id);
  }
  return pageStarts;
}

type ListedRestaurant = {
  id: string;
  published_at: string;
  menu_ids: number[];
  main_locale: MenuLocale;
  /** Finished languages, in any order; may include the main one. */
  translated_locales: MenuLocale[];
};

/** The restaurants of a sitemap page, each with its published menus. */
export async function listShownFrom(
  db: Db,
  env: SitemapEnv,
  first: string,
  limit: number,
): Promise<ListedRestaurant[]> {
  return await db
    .select({
      id: restaurants.id,
      published_at: publications.published_at,
      menu_ids: sql<
        number[]
      >`coalesce(${publications.menu_ids}, jsonb_path_query_array(${publications.content}, '$.public.menus[*].id'))`,
      // The publication's: the draft's may differ by now.
      main_locale: sql<MenuLocale>`coalesce(${publications.main_locale}, ${publications.content}->'public'->>'main_locale')`,
      translated_locales: restaurants.translated_locales,
    })
    .from(restaurants)
    .innerJoin(
      publications,
      and(eq(publications.restaurant_id, restaurants.id), eq(publications.version, restaurants.publication_version)),
    )
    .where(and(isShown(db, env), gte(restaurants.id, first)))
    .orderBy(asc(restaurants.id))
    .limit(limit);
}

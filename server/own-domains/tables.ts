import { isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OwnDomainProblem, OwnDomainState } from '../../shared/api/own-domains.ts';
import { instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

/** `isServedState` of a row; written out, so that it is the condition of the index, too. */
export const hasServedState = (state: SQLWrapper): SQL => sql`${state} in ('active', 'failing')`;

/** The domain under which a restaurant shows its page, or wants to: several may claim one, but only one shows its page there. */
export const ownDomains = pgTable(
  'own_domains',
  {
    restaurant_id: text()
      .primaryKey()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    /** What the domain's TXT record must have; another one for each restaurant and host. */
    token: text().notNull(),
    state: text().$type<OwnDomainState>().notNull(),
    problem: text().$type<OwnDomainProblem>(),
    points_to: text(),
    /** Since when it is in this state; for a failing one without the time in which no nameserver answered. */
    since_at: instant().notNull(),
    checked_at: instant(),
    /** When a nameserver last answered. */
    answered_at: instant(),
    /** Null if nobody looks it up any more. */
    next_check_at: instant(),
  },
  (table) => [
    uniqueIndex('own_domains_served_host').on(table.host).where(hasServedState(table.state)),
    index('own_domains_by_host').on(table.host),
    index('own_domains_due').on(table.next_check_at).where(isNotNull(table.next_check_at)),
  ],
);

import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { PAST_DUE_GRACE_MS } from '../../shared/limits.ts';
import { ACTIVE_STATUSES, GRACE_STATUSES, type Premium } from '../../shared/premium.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { isOwnedBy, ownerId, restaurants } from '../restaurants/tables.ts';
import { subscriptions } from './tables.ts';

/**
 * The one definition of what a mirrored subscription allows (specification §4; design §4, "Online"): as conditions on a
 * row of `subscriptions`, and on a restaurant through its owner's row for it.
 */

const listOf = (statuses: readonly string[]): SQL => sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`);

/** The provider's clock: ours, except for the sandbox. */
const sandboxClock = sql`now() + ${subscriptions.clock_offset_ms} * interval '1 millisecond'`;

/** A canceled one ends with its day, even if the provider's event is late. */
export const rowIsActive = sql<boolean>`coalesce(${subscriptions.status} in ${listOf(ACTIVE_STATUSES)}
  and (${subscriptions.cancel_at} is null or ${subscriptions.cancel_at} > ${sandboxClock}), false)`;

export const rowIsOnline = sql<boolean>`(${rowIsActive} or coalesce(${subscriptions.status} in ${listOf(GRACE_STATUSES)}
  and ${subscriptions.past_due_since} > ${sandboxClock} - ${sql.raw(`interval '${PAST_DUE_GRACE_MS} milliseconds'`)}, false))`;

const ownersRow = (env: Pick<Env, 'PAYMENTS'>, condition: SQL): SQL<boolean> =>
  env.PAYMENTS === 'off'
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from ${subscriptions} where ${subscriptions.user_id} = ${ownerId}
        and ${subscriptions.provider} = case when ${restaurants.owner_id} is null
          then ${`${env.PAYMENTS}:`} || ${restaurants.id} else ${env.PAYMENTS} end and ${condition})`;

/**
 * Whether guests may see a restaurant's page, as a column of the page's own select, so that the public page stays one query
 * by key: `premiumOf`'s `is_online`, without RestaurantAccess, which guests don't have.
 */
export const onlineCondition = (env: Pick<Env, 'PAYMENTS'>): SQL<boolean> => ownersRow(env, rowIsOnline);

/** Whether a restaurant is premium, for callers without RestaurantAccess: `premiumOf`'s `is_active`. */
export const activeCondition = (env: Pick<Env, 'PAYMENTS'>): SQL<boolean> => ownersRow(env, rowIsActive);

/** A user's own restaurants without an active subscription; none where nothing is paid for. */
export const countUnpaidRestaurants = (db: Db, env: Pick<Env, 'PAYMENTS'>, userId: string): Promise<number> =>
  db.$count(restaurants, and(isOwnedBy(userId), not(activeCondition(env))));

export async function findPremium(
  db: Db,
  env: Pick<Env, 'PAYMENTS'>,
  access: RestaurantAccess,
): Promise<Premium | undefined> {
  const [row] = await db
    .select({ is_active: activeCondition(env), is_online: onlineCondition(env) })
    .from(restaurants)
    .where(eq(restaurants.id, access.restaurant_id));
  return row;
}

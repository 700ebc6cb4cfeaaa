import { type SQL, sql } from 'drizzle-orm';
import type { Env } from '../env.ts';

/**
 * Whether guests may see a restaurant's page (design §4, "Online"), as a column of the page's own select, so that the
 * public page stays one query by key: `premiumOf`'s `is_online`, without the permission that guests don't have.
 */
export const onlineCondition = (env: Pick<Env, 'PAYMENTS'>): SQL<boolean> =>
  sql<boolean>`${env.PAYMENTS === 'off'}::boolean`;

/** Whether a restaurant has what is premium, for those who have no RestaurantAccess: `premiumOf`'s `is_active`. */
export const activeCondition = onlineCondition;

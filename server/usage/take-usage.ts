import { TZDate } from '@date-fns/tz';
import type { Usage, UsageKind } from '../../shared/api/usage.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { premiumOf } from '../subscriptions/require-premium.ts';
import { addUsage, type Counted, listUsage, subtractUsage } from './queries.ts';

/**
 * The one place where a month's messages, pages and pictures are counted (specification §2; design §4). Units are
 * counted before the work begins; unused ones are returned to the month that they were counted in.
 */

/** Of what is only counted; the database's integers end at 2,147,483,647. */
const UNLIMITED = 1_000_000;

type CountedKind = Counted['kind'];
type UsageDeps = Pick<Deps, 'env' | 'now'>;

/** The reserved units, as they are stored until the work ends: nobody else makes one. */
export type TakenUsage = Counted;

/** With what the month has left after it. */
type Taken = { taken: TakenUsage; left: number };

/** An owner who tries the assistant too often gets the same message as a guest. */
const REACHED = {
  messages: 'message_limit_reached',
  pages: 'page_limit_reached',
  pictures: 'picture_limit_reached',
  tries: 'message_limit_reached',
  limited_senders: 'message_limit_reached',
} as const satisfies Record<CountedKind, string>;

/**
 * Counts an amount, whole or not at all, in the transaction of the row that uses it.
 *
 * @throws Refusal `message_limit_reached`, `page_limit_reached` or `picture_limit_reached`; `not_found`.
 */
export async function takeUsage(
  deps: UsageDeps,
  tx: Db,
  access: RestaurantAccess,
  kind: CountedKind,
  amount = 1,
): Promise<Taken> {
  const takenUsage = await take(deps, tx, access, kind, amount);
  if (!takenUsage) throw limitReached(kind, await limitOf(deps, tx, access, kind));
  return takenUsage;
}

/** As `takeUsage`; undefined if so much is not left. */
export async function takeIfLeft(
  deps: UsageDeps,
  tx: Db,
  access: RestaurantAccess,
  kind: CountedKind,
  amount: number,
): Promise<TakenUsage | undefined> {
  return (await take(deps, tx, access, kind, amount))?.taken;
}

async function take(
  deps: UsageDeps,
  tx: Db,
  access: RestaurantAccess,
  kind: CountedKind,
  amount: number,
): Promise<Taken | undefined> {
  const { month } = await monthOf(deps, tx, access);
  const limit = await limitOf(deps, tx, access, kind);
  const takenUsage = { month, kind, amount };
  const usedAmount = await addUsage(tx, access, takenUsage, limit);
  return usedAmount === undefined ? undefined : { taken: takenUsage, left: limit - usedAmount };
}

/** Returns the unused units, in the transaction that records it in the row that reserved them. */
export async function giveBackUsage(tx: Db, access: RestaurantAccess, takenUsage: TakenUsage): Promise<void> {
  if (takenUsage.amount > 0) await subtractUsage(tx, access, takenUsage);
}

/** For a friendly refusal before an upload; `takeUsage` decides. @throws as `takeUsage`, if nothing is left. */
export async function requireUsageLeft(
  deps: UsageDeps,
  db: Db,
  access: RestaurantAccess,
  kind: UsageKind,
): Promise<void> {
  const { used: usedCount, limit } = (await usageOf(deps, db, access))[kind];
  if (usedCount >= limit) throw limitReached(kind, limit);
}

/** Counts that one address sent as many messages in a day as it may; the owner sees how often. */
export async function noteLimitedSender(deps: UsageDeps, tx: Db, access: RestaurantAccess): Promise<void> {
  await take(deps, tx, access, 'limited_senders', 1);
}

/** This month's figures. @throws Refusal `not_found`. */
export async function usageOf(deps: UsageDeps, db: Db, access: RestaurantAccess): Promise<Usage> {
  const { month, resets_at, timezone } = await monthOf(deps, db, access);
  const rows = await listUsage(db, access, month);
  const usedOf = (kind: CountedKind): number => rows.find((row) => row.kind === kind)?.used ?? 0;
  const countOf = async (kind: UsageKind) => ({
    used: usedOf(kind),
    limit: await limitOf(deps, db, access, kind),
  });
  return {
    month,
    messages: await countOf('messages'),
    pages: await countOf('pages'),
    pictures: await countOf('pictures'),
    limited_senders: usedOf('limited_senders'),
    resets_at: resets_at.toISOString(),
    timezone,
  };
}

const limitReached = (kind: CountedKind, max: number): Refusal => new Refusal(REACHED[kind], { params: { max } });

async function monthOf({ now }: Pick<Deps, 'now'>, db: Db, access: RestaurantAccess) {
  const restaurant = await findRestaurant(db, access);
  if (!restaurant) throw new Refusal('not_found');
  const { timezone } = restaurant;
  return { ...usageMonth(now(), timezone), timezone };
}

async function limitOf(
  { env }: Pick<Deps, 'env'>,
  db: Db,
  access: RestaurantAccess,
  kind: CountedKind,
): Promise<number> {
  const { limits } = env;
  switch (kind) {
    case 'messages':
      return limits.CHAT_MESSAGES_PER_MONTH;
    case 'limited_senders':
      return UNLIMITED;
    case 'pictures':
      return limits.PICTURES_PER_MONTH;
    case 'pages': {
      const { is_active } = await premiumOf({ env, db }, access);
      return is_active ? limits.PREMIUM_PAGES_PER_MONTH : limits.FREE_PAGES_PER_MONTH;
    }
    case 'tries': {
      const { is_active } = await premiumOf({ env, db }, access);
      return is_active ? limits.PREMIUM_ASSISTANT_TRIES_PER_MONTH : limits.FREE_ASSISTANT_TRIES_PER_MONTH;
    }
  }
}

/** The month that it is in a timezone, "2026-11", and when the next one begins there. */
export function usageMonth(now: Date, timezone: string): { month: string; resets_at: Date } {
  const local = TZDate.tz(timezone, now);
  const [year, index] = [local.getFullYear(), local.getMonth()];
  // The parts are those of the timezone: where midnight is skipped by a change of the clocks, the first hour there is.
  const next = new TZDate(year, index + 1, 1, timezone);
  return { month: `${year}-${String(index + 1).padStart(2, '0')}`, resets_at: new Date(next.getTime()) };
}

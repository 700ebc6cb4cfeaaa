import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { SecurityEvent, SecurityEventKind } from '../../shared/api/security-events.ts';
import { SECURITY_EVENTS_KEPT_MS } from '../../shared/limits.ts';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import { describeDevice } from './describe-device.ts';
import { securityEvents, users } from './tables.ts';

const HOUR_MS = 60 * 60 * 1_000;
const MAX_EVENTS = 100;
const BUSY_MS = 31 * 24 * HOUR_MS;
// A browser can name itself anything.
const MAX_NAME_CHARACTERS = 60;

type RecordedKind = Exclude<SecurityEventKind, 'code_refused'>;

/** Records an event in the transaction of what happened, so that neither exists without the other. */
export async function recordSecurityEvent(
  { tx, user }: AuthorizedUser,
  { kind, device, now }: { kind: RecordedKind; device?: string; now: Date },
): Promise<void> {
  await tx
    .insert(securityEvents)
    .values({ user_id: user.id, kind, happened_at: now.toISOString(), ...shortDescription(device ?? '') });
}

/**
 * Counts a refused code of the account of an address, in one row an hour. Nothing is recorded for an address without an
 * account. One statement either way, in a transaction that writes the try anyway: an account costs one more row.
 */
export async function recordRefusedCode(
  tx: Db,
  { email, device, now }: { email: string; device: string; now: Date },
): Promise<void> {
  const time = now.toISOString();
  const refused_in_hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  const { browser, system, form } = shortDescription(device);
  await tx.execute(sql`
    insert into ${securityEvents} (user_id, kind, happened_at, refused_in_hour, browser, system, form)
    select ${users.id}, 'code_refused', ${time}::timestamptz, ${refused_in_hour}::timestamptz, ${browser}::text,
      ${system}::text, ${form}::text
    from ${users} where lower(${users.email}) = ${email.toLowerCase()}
    on conflict (user_id, refused_in_hour) do update set
      count = ${securityEvents.count} + 1, happened_at = excluded.happened_at, browser = excluded.browser,
      system = excluded.system, form = excluded.form`);
}

function shortDescription(device: string): Pick<SecurityEvent, 'browser' | 'system' | 'form'> {
  const { browser, system, form } = describeDevice(device);
  return { browser: shortName(browser), system: shortName(system), form };
}

/** An unknown browser's name is its own text: a part that looks like an address is not kept. */
const shortName = (name: string | null): string | null =>
  name === null || name.includes('@') ? null : name.replace(/\p{Cc}/gu, '').slice(0, MAX_NAME_CHARACTERS);

/** A user's newest events, newest first. */
export async function listSecurityEvents(db: Db, userId: string, now: Date): Promise<SecurityEvent[]> {
  const { id, happened_at, kind, count, browser, system, form } = securityEvents;
  return await db
    .select({ id, happened_at, kind, count, browser, system, form })
    .from(securityEvents)
    .where(and(eq(securityEvents.user_id, userId), gte(happened_at, oldestKept(now))))
    .orderBy(desc(happened_at), id)
    .limit(MAX_EVENTS);
}

/** Removes what is over 90 days old, and all but a user's newest 100. */
export async function sweepSecurityEvents(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, securityEvents, lt(securityEvents.happened_at, oldestKept(now)));
  await db.execute(sql`
    delete from ${securityEvents} where (user_id, id) in (
      select surplus.user_id, surplus.id
      from (select distinct user_id from ${securityEvents} where happened_at > ${busySince(now)}::timestamptz) as busy
      cross join lateral (
        select user_id, id from ${securityEvents} as events where events.user_id = busy.user_id
        order by happened_at desc, id offset ${MAX_EVENTS}
      ) as surplus
    )`);
}

/** Only who had an event since the last nights can have too many: accounts of months ago aren't read each night. */
const busySince = (now: Date): string => new Date(now.getTime() - BUSY_MS).toISOString();

const oldestKept = (now: Date): string => new Date(now.getTime() - SECURITY_EVENTS_KEPT_MS).toISOString();

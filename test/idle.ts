import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../server/db/db.ts';

const POLL_MS = 15;
const WAKE_MS = 100;
const resultSchema = z.object({
  rows: z.array(z.object({ name: z.string(), state: z.string(), is_due: z.boolean() })),
});

/**
 * Waits until no job is queued or running. Jobs that start in more than five seconds don't count. Retries and dead letters,
 * for which there is no notification, don't wait for the next poll.
 * @param names Only these jobs.
 */
export async function waitForIdle(db: Db, deadlineMs: number, names?: string[]): Promise<void> {
  const end = performance.now() + deadlineMs;
  let wakes = performance.now() + WAKE_MS;
  for (;;) {
    const { rows } = resultSchema.parse(
      await db.execute(sql`
        select name, state::text as state, state in ('created', 'retry') and start_after <= now() as is_due from pgboss.job
        where name not like '\\_\\_pgboss%'
          and (state = 'active' or (state in ('created', 'retry') and start_after < now() + interval '5 seconds'))`),
    );
    const busy = rows.filter((row) => names === undefined || names.includes(row.name));
    if (busy.length === 0) return;
    if (performance.now() > end)
      throw new Error(`Jobs still wait or run: ${busy.map((row) => `${row.name} (${row.state})`).join(', ')}`);
    if (performance.now() > wakes) {
      for (const name of new Set(busy.filter(({ is_due }) => is_due).map((row) => row.name))) await wake(db, name);
      wakes = performance.now() + WAKE_MS;
    }
    await delay(POLL_MS);
  }
}

/** As pg-boss itself says that a queue has a job, on the channel of its schema (`notifyQueue` of its plans). */
const wake = (db: Db, name: string) =>
  db.execute(sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${name})`);

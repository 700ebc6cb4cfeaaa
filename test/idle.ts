import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../server/db/db.ts';

const POLL_MS = 15;
const resultSchema = z.object({ rows: z.array(z.object({ name: z.string(), state: z.string() })) });

/**
 * Waits until no job waits or runs. Jobs that are to start in more than five seconds don't count.
 * @param names Only these jobs.
 */
export async function waitForIdle(db: Db, deadlineMs: number, names?: string[]): Promise<void> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const { rows } = resultSchema.parse(
      await db.execute(sql`
        select name, state::text as state from pgboss.job
        where name not like '\\_\\_pgboss%'
          and (state = 'active' or (state in ('created', 'retry') and start_after < now() + interval '5 seconds'))`),
    );
    const busy = rows.filter((row) => names === undefined || names.includes(row.name));
    if (busy.length === 0) return;
    if (performance.now() > end)
      throw new Error(`Jobs still wait or run: ${busy.map((row) => `${row.name} (${row.state})`).join(', ')}`);
    await delay(POLL_MS);
  }
}

import type { PGlite } from '@electric-sql/pglite';
import type { PgBoss } from 'pg-boss';
import { makeDue } from './make-due.ts';

/**
 * Returns the jobs of a killed process to the queue, without waiting for them to expire. It counts as an attempt, so that
 * a job which kills its process ends as failed.
 */
export async function recoverJobs(boss: PgBoss, pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ id: string; name: string }>(
    `select id, name from pgboss.job where state = 'active' and name not like '\\_\\_pgboss%'`,
  );
  for (const { id, name } of rows) {
    await boss.fail(name, id, { message: 'the process that ran it ended' });
    await makeDue(boss, { id, name }, { more_tries: 0 });
  }
}

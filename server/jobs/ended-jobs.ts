import type { PgBoss } from 'pg-boss';
import { z } from 'zod';

/**
 * pg-boss counts the whole table every few seconds, which was most of an idle database's work with many completed jobs, and nothing
 * asks for one again.
 */
const COMPLETED_KEEP_SECONDS = 30 * 60;
const DELETED_AT_ONCE = 5_000;

const deletedSchema = z.array(z.object({ id: z.string() }));

/**
 * What workers do with ended jobs. pg-boss deletes each after two weeks; here completed ones are deleted after half an hour, and
 * failed ones lose their errors, which the log has. Jobs complete only while workers run, so none piles up without them.
 */
export async function tidyEnded(boss: PgBoss, names: readonly string[]): Promise<void> {
  const db = boss.getDb();
  await db.executeSql(
    `update pgboss.job set output = null where name = any($1::text[]) and state = 'failed' and output is not null`,
    [names],
  );
  for (;;) {
    const { rows } = await db.executeSql(
      `delete from pgboss.job where name = any($1::text[]) and (name, id) in (
         select name, id from pgboss.job where name = any($1::text[]) and state = 'completed'
           and completed_on < pgboss.job_now() - make_interval(secs => $2) limit $3) returning id`,
      [names, COMPLETED_KEEP_SECONDS, DELETED_AT_ONCE],
    );
    if (deletedSchema.parse(rows).length < DELETED_AT_ONCE) return;
  }
}

import { listMigrations, migrate } from '../db/migrate.ts';
import { openDb } from '../db/open-db.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import type { CommandContext } from './command-context.ts';

/** `npm run migrate`: migrates the database, as the first start of a new version would. */
export async function migrateCommand(
  _args: readonly string[],
  { env, log, jobs: all, say }: CommandContext,
): Promise<void> {
  const database = await openDb(env, { log, isPatient: true });
  try {
    const jobs = await migrate(database, () => startJobs(database, all, { log }));
    await jobs.close();
  } finally {
    await database.close();
  }
  say(`The database is at ${(await listMigrations()).at(-1)?.tag}.`);
}

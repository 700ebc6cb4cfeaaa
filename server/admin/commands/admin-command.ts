import { userInfo } from 'node:os';
import { findMigration, listMigrations } from '../../db/migrate.ts';
import { openDb } from '../../db/open-db.ts';
import { openPublicChanges } from '../../db/public-changes.ts';
import type { Deps } from '../../deps.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { askServer } from '../../operator/ask-server.ts';
import type { CommandContext } from '../../operator/command-context.ts';
import { openToRead } from '../../operator/open-operators-db.ts';
import type { OperatorCommand } from '../../operator/operator-socket.ts';
import { openPayments } from '../../payments/open-payments.ts';
import { StartProblem } from '../../start-problem.ts';
import { errorLine } from '../../telemetry/open-log.ts';
import { AdminProblem } from '../admin-context.ts';
import { parseCommand, usageLines } from './parse-command.ts';

const COMMAND = 'admin';
/** It sends jobs and works on none: looking after the queue is the servers' work. */
const PACE = { watch_seconds: 60 * 60, schedules: false };

/**
 * `npm run admin`: one command on the database. While a server has the embedded one open, that server carries it out.
 * @throws UsageProblem if it was typed wrong, AdminProblem if it can't be carried out.
 */
export async function adminCommand(
  args: readonly string[],
  { env, log, jobs: all, say }: CommandContext,
): Promise<void> {
  if (args.length === 0 || args.includes('--help')) {
    for (const line of usageLines()) say(line);
    return;
  }
  const { command, given: givenOptions } = parseCommand(args);
  if (command.runOnCopy) {
    const copy = await openToRead(env, log);
    try {
      await command.runOnCopy({ db: copy.db, env, now: () => new Date(), say }, givenOptions);
    } finally {
      await copy.close();
    }
  }
  // Written down once it is done.
  await runOnDatabase(args, { env, log, jobs: all, say });
}

async function runOnDatabase(args: readonly string[], { env, log, jobs: all, say }: CommandContext): Promise<void> {
  const { command, given: givenOptions } = parseCommand(args);
  const operator = operatorName();
  const server =
    env.DATABASE_URL === undefined ? await askServer(env.DATA_DIR, COMMAND, [operator, ...args]) : undefined;
  if (server) {
    for await (const line of server.lines) say(line);
    return;
  }
  const database = await openDb(env, { log, isPatient: true });
  try {
    if ((await findMigration(database.db)) !== (await listMigrations()).at(-1)?.when)
      throw new AdminProblem('The database is not of this version: npm run migrate first.');
    const jobs = await startJobs(database, all, { log, pace: PACE });
    const changes = openPublicChanges(database, log);
    try {
      const payments = await openPayments(env, { db: database.db, log });
      const { db } = database;
      await command.run({ db, env, jobs, changes, payments, log, now: () => new Date(), operator, say }, givenOptions);
    } finally {
      await changes.close();
      await jobs.close();
    }
  } finally {
    await database.close();
  }
}

/** The same in the process that has the embedded database open; the first argument is the operator. */
export const adminInServer =
  (deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'changes' | 'payments' | 'now' | 'log'>): OperatorCommand =>
  async ([operator = '', ...args], { say }) => {
    try {
      const { command, given: givenOptions } = parseCommand(args);
      const { db, env, jobs, changes, payments, now, log } = deps;
      await command.run({ db, env, jobs, changes, payments, now, log, operator, say }, givenOptions);
    } catch (error) {
      // The command's process shows the message: another error's may quote values.
      throw error instanceof StartProblem ? error : new StartProblem(`The command failed: ${errorLine(error)}`);
    }
  };

function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user's number may have no name.
    return String(process.getuid?.() ?? 'unknown');
  }
}

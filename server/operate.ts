import { UsageProblem } from './admin/admin-context.ts';
import { adminCommand } from './admin/commands/admin-command.ts';
import { doctorCommand } from './admin/doctor-command.ts';
import { allJobs } from './all-jobs.ts';
import { BackupProblem } from './backup/backup-problem.ts';
import { backupCommand, restoreCommand } from './backup/commands.ts';
import { moveCommand } from './backup/move-command.ts';
import { EnvError, readEnv } from './env.ts';
import { migrateCommand } from './operator/migrate-command.ts';
import { refuseGlobalFetch } from './outbound/refuse-global-fetch.ts';
import { StartProblem } from './start-problem.ts';
import { errorLine, openLog } from './telemetry/open-log.ts';

/** The operator's commands (docs/operating.md). They say lines on standard output; a problem is one line. */
const COMMANDS = {
  backup: backupCommand,
  restore: restoreCommand,
  'move-data': moveCommand,
  migrate: migrateCommand,
  doctor: doctorCommand,
  admin: adminCommand,
};
/** Scripts distinguish wrong arguments from what could not be done. */
const TYPED_WRONG = 2;

const [name = '', ...args] = process.argv.slice(2);
process.on('uncaughtException', fail);
try {
  refuseGlobalFetch();
  if (!(name in COMMANDS)) throw new StartProblem(`There is no command ${name}.`);
  const env = readEnv();
  // Its own key, as was just checked.
  const command = COMMANDS[name as keyof typeof COMMANDS];
  // Only what is wrong: these commands speak to a person.
  const log = openLog({ LOG_LEVEL: 'error' });
  await command(args, { env, log, jobs: allJobs, say: (line) => void process.stdout.write(`${line}\n`) });
  process.exit(0);
} catch (error) {
  fail(error);
}

/** Never Node's own report of an error: a query's has the values of its parameters. */
function fail(error: unknown): never {
  const isProblem = error instanceof EnvError || error instanceof StartProblem || error instanceof BackupProblem;
  process.stderr.write(`${isProblem ? error.message : `The command failed: ${errorLine(error)}`}\n`);
  process.exit(error instanceof UsageProblem ? TYPED_WRONG : 1);
}

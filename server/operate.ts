import './load-modules.ts';
import type { CommandContext } from './operator/command-context.ts';

// Not by static imports: load-modules.ts. A command loads its own modules alone.
const { UsageProblem } = await import('./admin/admin-context.ts');
const { BackupProblem } = await import('./backup/backup-problem.ts');
const { EnvError, readEnv } = await import('./env.ts');
const { refuseGlobalFetch } = await import('./outbound/refuse-global-fetch.ts');
const { StartProblem } = await import('./start-problem.ts');
const { errorLine, openLog } = await import('./telemetry/open-log.ts');

type Command = (args: readonly string[], context: CommandContext) => Promise<void>;

/** The operator's commands (docs/operating.md). They say lines on standard output; a problem is one line. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./backup/commands.ts')).backupCommand,
  restore: async () => (await import('./backup/commands.ts')).restoreCommand,
  'move-data': async () => (await import('./backup/move-command.ts')).moveCommand,
  migrate: async () => (await import('./operator/migrate-command.ts')).migrateCommand,
  doctor: async () => (await import('./admin/doctor-command.ts')).doctorCommand,
  admin: async () => (await import('./admin/commands/admin-command.ts')).adminCommand,
};
/** Scripts distinguish wrong arguments from what could not be done. */
const TYPED_WRONG = 2;

const [name = '', ...args] = process.argv.slice(2);
process.on('uncaughtException', fail);
try {
  refuseGlobalFetch();
  const loadCommand = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!loadCommand) throw new StartProblem(`There is no command ${name}.`);
  const env = readEnv();
  const [command, { allJobs }] = await Promise.all([loadCommand(), import('./all-jobs.ts')]);
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

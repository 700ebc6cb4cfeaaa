import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import './load-modules.ts';
import type { Env } from './env.ts';

// Not by static imports: load-modules.ts.
const { EnvError, readEnv } = await import('./env.ts');
const { StartProblem } = await import('./start-problem.ts');

/** After the drain. */
const STOP_DEADLINE_MS = 10_000;
const LAST_WORDS_MS = 1_000;
/** The check of the reader's parts starts a process, which would slow the first requests. */
const PARTS_CHECK_AFTER_MS = 10_000;

// The reader of stdout may be gone. Without a listener the next write would end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const env = await readEnvOrEnd();
const stopAsked = Promise.withResolvers<NodeJS.Signals>();
// The handlers stay installed: a second signal does not kill at once, the deadline does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAsked.resolve(signal));
void stopAsked.promise.then(() =>
  setTimeout(() => process.exit(1), (env.DRAIN_SECONDS + env.UPLOAD_DRAIN_SECONDS) * 1000 + STOP_DEADLINE_MS).unref(),
);

// If one can't be loaded, Node's own report says why.
const { refuseGlobalFetch } = await import('./outbound/refuse-global-fetch.ts');
const { errorLine, openLog } = await import('./telemetry/open-log.ts');
const { closeReports, openReports } = await import('./telemetry/reports.ts');
const { isEndOfConnection } = await import('./db/connection-lost.ts');
const { startServer } = await import('./start-server.ts');
const { allJobs } = await import('./all-jobs.ts');
const { buildApp, buildWorkerApp } = await import('./app.ts');
const { adminInServer } = await import('./admin/commands/admin-command.ts');
const { reportParts } = await import('./imports/run/report-parts.ts');

refuseGlobalFetch();
const log = openLog(env);
await openReports(env);
try {
  await run();
  await closeReports();
  process.exit(0);
} catch (error) {
  if (error instanceof StartProblem || error instanceof EnvError) await endWith(error.message);
  log.fatal({ err: error }, 'the server failed');
  await Promise.all([said(process.stdout, ''), closeReports()]);
  // Never Node's own report: that of a query has the values of its parameters.
  await endWith(`The server failed: ${errorLine(error)}`);
}

/**
 * Serves until a signal asks to stop.
 * @throws StartProblem with a line for the person who starts it.
 */
async function run(): Promise<void> {
  let isEnding = false;
  process.on('uncaughtException', (error, origin) => {
    // Later errors would hide the first.
    if (isEnding) return;
    // The job queue stops listening to a connection without a heartbeat, whose end the database may report much later.
    if (origin === 'uncaughtException' && isEndOfConnection(error))
      return log.warn({ reason: error.message }, 'the end of an abandoned connection was reported');
    isEnding = true;
    log.fatal({ err: error }, 'an error that nothing caught');
    void Promise.all([said(process.stdout, ''), closeReports()]).then(() => process.exit(1));
  });
  const server = await startServer(env, log, {
    jobs: allJobs,
    buildApp,
    buildWorkerApp,
    operatorCommands: (deps) => ({ admin: adminInServer(deps) }),
  });
  process.stdout.write(`${server.welcome}\n`);
  flushCompileCache();
  const isWorker = env.ROLES.includes('worker');
  const partsCheck = isWorker ? setTimeout(() => void reportParts({ log }), PARTS_CHECK_AFTER_MS) : undefined;

  const signal = await stopAsked.promise;
  clearTimeout(partsCheck);
  log.info({ signal }, 'stopping');
  await server.stop();
}

async function readEnvOrEnd(): Promise<Env> {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvError) return await endWith(error.message);
    throw error;
  }
}

async function endWith(line: string): Promise<never> {
  await said(process.stderr, `${line}\n`);
  process.exit(1);
}

/** Writes, and waits until everything is flushed or can't be; with a deadline, because the reader may have stopped. */
async function said(output: NodeJS.WriteStream, text: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  output.write(text, () => resolve());
  await Promise.race([promise, delay(LAST_WORDS_MS)]);
}

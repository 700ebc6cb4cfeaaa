import { once } from 'node:events';
import { allJobs } from './all-jobs.ts';
import { buildApp, buildWorkerApp } from './app.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { openLog } from './open-log.ts';
import { StartProblem } from './start-problem.ts';
import { startServer } from './start-server.ts';

const STOP_DEADLINE_MS = 10_000;

/** Ends the process with one line on standard error. */
async function refuse(message: string): Promise<never> {
  if (!process.stderr.write(`${message}\n`)) await once(process.stderr, 'drain');
  process.exit(1);
}

function parsedEnv(): Env | EnvError {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvError) return error;
    throw error;
  }
}

const env = parsedEnv();
if (env instanceof EnvError) await refuse(env.message);
else await run(env);

async function run(env: Env): Promise<void> {
  const log = openLog(env);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nothing caught');
    process.exit(1);
  });
  const stopAsked = Promise.withResolvers<NodeJS.Signals>();
  // Stays for the whole life: a second signal is not "kill now", the deadline is.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAsked.resolve(signal));

  try {
    const server = await startServer(env, log, { jobs: allJobs, buildApp, buildWorkerApp });
    announce(env, server.port);
    log.info({ signal: await stopAsked.promise }, 'stopping');
    setTimeout(() => {
      log.error('the stop took too long');
      process.exit(1);
    }, STOP_DEADLINE_MS).unref();
    await server.stop();
  } catch (error) {
    if (error instanceof StartProblem) await refuse(error.message);
    throw error;
  }
  process.exit(0);
}

/** Plain lines for a person, among the log's JSON ones. */
function announce(env: Env, port: number): void {
  const lines: string[] = [];
  const base = env.is_localhost ? `http://localhost:${port}` : env.PUBLIC_URL;
  if (!env.ROLES.includes('web')) lines.push(`Ardoise works on jobs. Health: http://localhost:${port}/healthz`);
  else lines.push(`Ardoise is ready at ${base}`);
  if (env.ROLES.includes('web') && env.outbox) lines.push(`Mails are kept at ${base}/dev/outbox`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

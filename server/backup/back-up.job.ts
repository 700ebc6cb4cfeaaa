import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFact } from '../db/facts-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob, type JobContext } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { timeOfBackup } from './backup-format.ts';
import { listBackups, newestVerified, openBackups } from './backup-store.ts';

/** Every night, if BACKUP_URL is set. */
export const backUpJob = defineJob({
  name: 'back-up',
  payload: z.strictObject({}),
  retries: 2,
  retry_delay_seconds: 600,
  expire_seconds: 6 * 60 * 60,
  concurrency: 1,
  schedule: '40 2 * * *',
  load: async () => ({ run }),
});

const OPERATE_MODULE = join(import.meta.dirname, '../operate.ts');
const MAX_OUTPUT_CHARACTERS = 2_000;

type NightlyDeps = Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'now' | 'render'>;

/**
 * Backs up in a process of its own, so that reading whole tables uses neither memory nor time of this one; then notes
 * when. After the last try that fails the operator is mailed.
 */
export async function run(deps: NightlyDeps, _payload: object, { signal, retries }: JobContext): Promise<void> {
  if (deps.env.BACKUP_URL === undefined) return;
  try {
    await runCommand(signal);
    const backups = await openBackups(deps.env);
    const [newest] = await listBackups(backups);
    const verifiedId = await newestVerified(backups);
    for (const [name, id] of [['backed_up_at', newest] as const, ['backup_verified_at', verifiedId] as const])
      if (id !== undefined) await writeFact(deps.db, name, timeOfBackup(id).toISOString(), deps.now());
  } catch (error) {
    if (!signal.aborted && retries >= backUpJob.retries) await mailFailure(deps, error);
    throw error;
  }
}

async function runCommand(signal: AbortSignal): Promise<void> {
  const childProcess = spawn(process.execPath, [OPERATE_MODULE, 'backup', 'nightly'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let childOutput = '';
  childProcess.stderr.setEncoding('utf8').on('data', (text: string) => {
    childOutput = (childOutput + text).slice(-MAX_OUTPUT_CHARACTERS);
  });
  const [code] = await once(childProcess, 'close');
  if (code !== 0) throw new Error(childOutput.trim() || `the backup ended with ${code}`);
}

async function mailFailure(deps: NightlyDeps, error: unknown): Promise<void> {
  const operatorEmail = deps.env.OPERATOR_EMAIL;
  if (operatorEmail === undefined) return;
  const failureReason = error instanceof Error ? error.message : String(error);
  const mailBody = deps.render.mail({ kind: 'backup_failed', reason: failureReason }, 'en');
  await sendMail(deps, { to: operatorEmail, ...mailBody });
}

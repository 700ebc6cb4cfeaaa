import { Refusal } from '../../shared/errors.ts';
import { LOGIN_CODE_LIFETIME_MS } from '../../shared/limits.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Deps } from '../deps.ts';
import { askForCode, type CodeAsker } from './queries.ts';
import { sendLoginCodeJob } from './send-login-code.job.ts';

export const CODE_WINDOW_MS = 60 * 60 * 1_000;

/**
 * Asks for a code by mail. Does the same work for every address, so that neither its answer nor its time tells whether
 * an account exists. With five tries a code, the limit of codes an hour bounds the guesses at one address.
 * @throws Refusal `too_many_requests` if the asker has asked for too many.
 */
export async function askForLoginCode(
  { db, env, jobs, now }: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  ask: CodeAsker & { locale: AppLocale; purpose: 'register' | 'login' },
): Promise<void> {
  const time = now().getTime();
  const at = (ms: number) => new Date(ms).toISOString();
  await db.transaction(async (tx) => {
    const asked = await askForCode(
      tx,
      { ...ask, now: at(time), expires_at: at(time + LOGIN_CODE_LIFETIME_MS) },
      { began_before: at(time - CODE_WINDOW_MS), max: env.limits.LOGIN_CODES_PER_HOUR_PER_EMAIL },
    );
    if (!asked) throw new Refusal('too_many_requests');
    await jobs.send(tx, sendLoginCodeJob, { login_code_id: asked.id, ask: asked.ask });
  });
}

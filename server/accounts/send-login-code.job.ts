import { z } from 'zod';
import { LOGIN_CODE_LIFETIME_MS } from '../../shared/limits.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import type { Mail } from '../../shared/render.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { mailWayBackAgain } from './email-links.ts';
import { findReservation } from './email-queries.ts';
import { hashCode, impossibleCode, newCode } from './login-code.ts';
import { findLoginCode, keepCode } from './queries.ts';
import { countUnknownAddressMail } from './unknown-address.ts';
import { findUserByEmail } from './user-queries.ts';

/** Creates the requested code and mails it. `ask` shows a job that a later request has replaced it. */
export const sendLoginCodeJob = defineJob({
  name: 'send-login-code',
  payload: z.strictObject({ login_code_id: z.uuid(), ask: z.int() }),
  // For some eight minutes: a relay that restarts must not lose the code of somebody who waits for it.
  retries: 8,
  retry_delay_seconds: 2,
  concurrency: 4,
  load: async () => ({ run: sendLoginCode }),
});

const MINUTE_MS = 60_000;

/**
 * Creates a code, stores its hash and mails it. An unknown address gets a mail that offers to sign up (three times a
 * day at most; a registration was counted when it was asked for), and a recently changed address the link to restore it;
 * both rows get a hash too, so that trying codes doesn't distinguish them from a known address.
 */
async function sendLoginCode(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'log' | 'mailer' | 'now' | 'render' | 'secret'>,
  payload: { login_code_id: string; ask: number },
): Promise<void> {
  const loginCode = await findLoginCode(deps.db, payload.login_code_id);
  if (!loginCode || loginCode.ask !== payload.ask) return;
  const isKnown = loginCode.purpose === 'register' || (await findUserByEmail(deps.db, loginCode.email)) !== undefined;
  const now = deps.now();
  const reservation = isKnown ? undefined : await findReservation(deps.db, loginCode.email, { now: now.toISOString() });
  const code = isKnown ? newCode() : impossibleCode();
  const mail: Mail = isKnown
    ? { kind: 'confirmation_code', code, minutes: LOGIN_CODE_LIFETIME_MS / MINUTE_MS }
    : { kind: 'unknown_address', sign_up_url: `${deps.env.PUBLIC_URL}${APP_PATHS.signUp}` };
  const mailBody = deps.render.mail(mail, loginCode.locale);
  const isMailed = await deps.db.transaction(async (tx) => {
    // Locks the user's row before the code's, as every sign-in does.
    if (reservation) await mailWayBackAgain(deps, tx, reservation);
    const isKept = await keepCode(tx, {
      id: loginCode.id,
      ask: loginCode.ask,
      code_hash: hashCode(deps.secret, loginCode, code),
      // The ten minutes begin when the mail is sent.
      expires_at: new Date(now.getTime() + LOGIN_CODE_LIFETIME_MS).toISOString(),
    });
    if (!isKept || reservation) return false;
    return isKnown || (await countUnknownAddressMail(deps, tx, loginCode.email));
  });
  if (!isMailed) return;
  await sendMail(deps, { to: loginCode.email, ...mailBody });
}

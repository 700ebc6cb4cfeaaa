import { LOGIN_CODE_LIFETIME_MS } from '../../shared/limits.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import type { Mail } from '../../shared/render.ts';
import type { Deps } from '../deps.ts';
import { sendMail } from '../mail/send-mail.ts';
import { hashCode, impossibleCode, newCode } from './login-code.ts';
import { findLoginCode, findUserByEmail, keepCode } from './queries.ts';

const MINUTE_MS = 60_000;

/**
 * Makes a code, keeps its hash and mails it. A sign-in of an unknown address gets a mail that offers to sign up; its
 * row gets a hash too, so that it can't be told from a known one by trying codes.
 */
export async function sendLoginCode(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'now' | 'render' | 'secret'>,
  payload: { login_code_id: string; ask: number },
): Promise<void> {
  const asked = await findLoginCode(deps.db, payload.login_code_id);
  if (!asked || asked.ask !== payload.ask) return;
  const isKnown = asked.purpose === 'register' || (await findUserByEmail(deps.db, asked.email)) !== undefined;
  const code = isKnown ? newCode() : impossibleCode();
  const mail: Mail = isKnown
    ? { kind: 'confirmation_code', code, minutes: LOGIN_CODE_LIFETIME_MS / MINUTE_MS }
    : { kind: 'unknown_address', sign_up_url: `${deps.env.PUBLIC_URL}${APP_PATHS.signUp}` };
  const body = await deps.render.mail(mail, asked.locale);
  const isKept = await keepCode(deps.db, {
    id: asked.id,
    ask: asked.ask,
    code_hash: hashCode(deps.secret, asked, code),
    // The ten minutes begin when the mail leaves.
    expires_at: new Date(deps.now().getTime() + LOGIN_CODE_LIFETIME_MS).toISOString(),
  });
  if (!isKept) return;
  await sendMail(deps, { to: asked.email, ...body });
}

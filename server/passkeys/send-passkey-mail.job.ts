import { z } from 'zod';
import { APP_PATHS } from '../../shared/paths.ts';
import { getUser } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { findPasskey } from './queries.ts';

/** Notifies an owner by mail that a passkey was added. */
export const sendPasskeyMailJob = defineJob({
  name: 'send-passkey-mail',
  payload: z.strictObject({ passkey_id: z.uuid() }),
  retries: 8,
  retry_delay_seconds: 30,
  load: async () => ({ run: sendPasskeyMail }),
});

/** Mails the owner of a new passkey; nothing if it was removed in the meantime. */
async function sendPasskeyMail(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'render'>,
  { passkey_id }: { passkey_id: string },
): Promise<void> {
  const passkey = await findPasskey(deps.db, passkey_id);
  if (!passkey) return;
  const { email, locale } = await getUser(deps.db, passkey.user_id);
  const account_url = deps.env.PUBLIC_URL + APP_PATHS.accountEdit;
  const body = deps.render.mail({ kind: 'passkey_added', name: passkey.name, account_url }, locale);
  await sendMail(deps, { to: email, ...body });
}

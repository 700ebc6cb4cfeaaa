import { APP_PATHS } from '../../shared/paths.ts';
import { getUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { sendMail } from '../mail/send-mail.ts';
import { findPasskey } from './queries.ts';

/** Mails the owner of a new passkey; nothing if it was removed in the meantime. */
export async function sendPasskeyMail(
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

import { z } from 'zod';
import { APP_PATHS } from '../../shared/paths.ts';
import { hashToken, newToken } from '../accounts/token.ts';
import { findUser, findUserByEmail } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { findInvitationToMail, keepInvitationToken } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Creates the token of an invitation and mails it. */
export const sendInvitationJob = defineJob({
  name: 'send-invitation',
  payload: z.strictObject({ restaurant_id: z.string(), invitation_id: z.uuid() }),
  retries: 12,
  retry_delay_seconds: 2,
  concurrency: 2,
  load: async () => ({ run: sendInvitation }),
});

/** In the language of the invited person's account, else of the restaurant. */
async function sendInvitation(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'now' | 'render'>,
  { restaurant_id, invitation_id: id }: { restaurant_id: string; invitation_id: string },
): Promise<void> {
  const mailedInvitation = await findInvitationToMail(deps.db, { restaurant_id, id });
  if (!mailedInvitation) return;
  const { invitation, restaurant } = mailedInvitation;
  const owner = await findUser(deps.db, restaurant.owner_id);
  if (!owner) return;
  const { email, role, expires_at } = invitation;
  const user = await findUserByEmail(deps.db, email);
  const token = newToken();
  const mailBody = deps.render.mail(
    {
      kind: 'invitation',
      restaurant: restaurant.name,
      owner: owner.email,
      role,
      // In the fragment, which browsers send to no server: it appears neither in logs nor in the next page's referrer.
      url: `${deps.env.PUBLIC_URL}${APP_PATHS.invitation}#${token}`,
      days: Math.max(1, Math.round((Date.parse(expires_at) - deps.now().getTime()) / DAY_MS)),
    },
    user?.locale ?? (restaurant.main_locale === 'fr' ? 'fr' : 'en'),
  );
  if (!(await keepInvitationToken(deps.db, { restaurant_id, id }, hashToken(token)))) return;
  await sendMail(deps, { to: email, ...mailBody });
}

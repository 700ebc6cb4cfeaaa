import { z } from 'zod';
import { EMAIL_CHANGE_LIFETIME_MS, EMAIL_TAKE_BACK_LIFETIME_MS } from '../../shared/limits.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import type { Mail } from '../../shared/render.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { type EmailLinkPurpose, findLinkToMail, keepLinkToken } from './email-queries.ts';
import { hashToken, newToken } from './token.ts';

/** Creates the token of a requested link and mails it. */
export const sendEmailLinkJob = defineJob({
  name: 'send-email-link',
  payload: z.strictObject({ email_link_id: z.uuid() }),
  // For some two hours of the 24 that the link is valid.
  retries: 12,
  retry_delay_seconds: 2,
  concurrency: 2,
  load: async () => ({ run: sendEmailLink }),
});

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

export const LINK_LIFETIMES_MS: Record<EmailLinkPurpose, number> = {
  verify: EMAIL_CHANGE_LIFETIME_MS,
  take_back: EMAIL_TAKE_BACK_LIFETIME_MS,
};

/** Creates a link's token, stores its hash and mails it; a link that was used or replaced in the meantime is not mailed. */
async function sendEmailLink(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'now' | 'render'>,
  { email_link_id: id }: { email_link_id: string },
): Promise<void> {
  const linkToMail = await findLinkToMail(deps.db, id);
  if (!linkToMail) return;
  const { link, user } = linkToMail;
  const token = newToken();
  // In the fragment, which browsers send to no server: it appears neither in logs nor in the next page's referrer.
  const url = (path: string) => `${deps.env.PUBLIC_URL}${path}#${token}`;
  const mail: Mail =
    link.purpose === 'verify'
      ? { kind: 'verify_email', url: url(APP_PATHS.verifyEmail), hours: LINK_LIFETIMES_MS.verify / HOUR_MS }
      : {
          kind: 'email_changed',
          new_email: user.email,
          url: url(APP_PATHS.takeBackEmail),
          days: Math.ceil((Date.parse(link.expires_at) - deps.now().getTime()) / DAY_MS),
        };
  const mailBody = deps.render.mail(mail, user.locale);
  const isKept = await keepLinkToken(deps.db, {
    id,
    token_hash: hashToken(token),
    // A restore link is valid from the change on, since the address is reserved for it; any other from when it is sent.
    expires_at:
      link.purpose === 'take_back'
        ? link.expires_at
        : new Date(deps.now().getTime() + LINK_LIFETIMES_MS.verify).toISOString(),
  });
  if (!isKept) return;
  await sendMail(deps, { to: link.email, ...mailBody });
}

import { z } from 'zod';
import { APP_PATHS } from '../../shared/paths.ts';
import type { Mail } from '../../shared/render.ts';
import { findUser } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { ownerOf } from './customer.ts';
import { findSubscriptionRow, type NoticeKind, type SubscriptionRow } from './queries.ts';
import { toSubscription } from './to-subscription.ts';

/** Mails a notice about a subscription. `about` identifies the invoice, the card's month or the end. */
export const sendSubscriptionMailJob = defineJob({
  name: 'send-subscription-mail',
  payload: z.strictObject({
    user_id: z.uuid(),
    kind: z.enum(['payment_failed', 'card_expiring', 'subscription_ending', 'subscription_ended']),
    about: z.string(),
  }),
  retries: 8,
  retry_delay_seconds: 10,
  load: async () => ({ run: sendSubscriptionMail }),
});

/** Mails a notice, unless it is no longer true. */
async function sendSubscriptionMail(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'payments' | 'render'>,
  { user_id, kind }: { user_id: string; kind: NoticeKind; about: string },
): Promise<void> {
  const user = await findUser(deps.db, user_id);
  const row = await findSubscriptionRow(deps.db, ownerOf(deps, user_id));
  const mail = row && mailOf(kind, row, deps.env.PUBLIC_URL);
  if (!user || !mail) return;
  const mailBody = deps.render.mail(mail, user.locale);
  await sendMail(deps, { to: user.email, ...mailBody });
}

function mailOf(kind: NoticeKind, row: SubscriptionRow, base: string): Mail | undefined {
  const subscription = toSubscription(row);
  if (!subscription) return undefined;
  const { cancel_at, closes_at, ended_at } = subscription;
  const card = subscription.default_payment_method;
  switch (kind) {
    case 'payment_failed':
      return closes_at === null
        ? undefined
        : { kind, last4: card?.last4 ?? null, closes_at, pay_url: `${base}${APP_PATHS.paymentMethod}` };
    case 'card_expiring':
      return card === null
        ? undefined
        : {
            kind,
            last4: card.last4,
            month: card.exp_month,
            year: card.exp_year,
            card_url: `${base}${APP_PATHS.paymentMethod}`,
          };
    case 'subscription_ending':
      return cancel_at === null
        ? undefined
        : { kind, ends_at: cancel_at, resume_url: `${base}${APP_PATHS.subscription}` };
    case 'subscription_ended':
      return ended_at === null
        ? undefined
        : { kind, ended_at, subscribe_url: `${base}${APP_PATHS.subscriptionCreate}` };
  }
}

import { z } from 'zod';
import { APP_PATHS } from '../../shared/paths.ts';
import { openingPath } from '../../shared/people-paths.ts';
import type { Mail } from '../../shared/render.ts';
import { findUser } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { listRestaurantsOfUser } from '../restaurants/people-queries.ts';
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
    restaurant_id: z.string().optional(),
  }),
  retries: 8,
  retry_delay_seconds: 10,
  load: async () => ({ run: sendSubscriptionMail }),
});

/** Mails a notice, unless it is no longer true. */
async function sendSubscriptionMail(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mailer' | 'payments' | 'render'>,
  {
    user_id,
    kind,
    restaurant_id,
  }: { user_id: string; kind: NoticeKind; about: string; restaurant_id?: string | undefined },
): Promise<void> {
  const user = await findUser(deps.db, user_id);
  const row = await findSubscriptionRow(deps.db, ownerOf(deps, { user_id, restaurant_id: restaurant_id ?? null }));
  const restaurants = await listRestaurantsOfUser(deps.db, user_id);
  const restaurant = restaurants.find(({ id, role, is_first }) =>
    restaurant_id === undefined ? role === 'owner' && is_first : id === restaurant_id,
  );
  const mail = row && mailOf(kind, row, (path) => linkTo(deps.env, path, restaurant));
  if (!user || !mail) return;
  const name = restaurants.length > 1 ? restaurant?.name : undefined;
  const mailBody = deps.render.mail(name === undefined ? mail : { ...mail, restaurant: name }, user.locale);
  await sendMail(deps, { to: user.email, ...mailBody });
}

/** The app opens with the restaurant that the link names. */
const linkTo = ({ PUBLIC_URL }: Deps['env'], path: string, restaurant: { id: string } | undefined): string =>
  `${PUBLIC_URL}${restaurant ? openingPath(path, restaurant.id) : path}`;

type SubscriptionMail = Extract<Mail, { kind: NoticeKind }>;

function mailOf(
  kind: NoticeKind,
  row: SubscriptionRow,
  linkToPath: (path: string) => string,
): SubscriptionMail | undefined {
  const subscription = toSubscription(row);
  if (!subscription) return undefined;
  const { cancel_at, closes_at, ended_at } = subscription;
  const card = subscription.default_payment_method;
  switch (kind) {
    case 'payment_failed':
      return closes_at === null
        ? undefined
        : { kind, last4: card?.last4 ?? null, closes_at, pay_url: linkToPath(APP_PATHS.paymentMethod) };
    case 'card_expiring':
      return card === null
        ? undefined
        : {
            kind,
            last4: card.last4,
            month: card.exp_month,
            year: card.exp_year,
            card_url: linkToPath(APP_PATHS.paymentMethod),
          };
    case 'subscription_ending':
      return cancel_at === null
        ? undefined
        : { kind, ends_at: cancel_at, resume_url: linkToPath(APP_PATHS.subscription) };
    case 'subscription_ended':
      return ended_at === null
        ? undefined
        : { kind, ended_at, subscribe_url: linkToPath(APP_PATHS.subscriptionCreate) };
  }
}

import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Mails what happened to a subscription. `about` names the invoice, the card's month or the end. */
export const sendSubscriptionMailJob = defineJob({
  name: 'send-subscription-mail',
  payload: z.strictObject({
    user_id: z.uuid(),
    kind: z.enum(['payment_failed', 'card_expiring', 'subscription_ending', 'subscription_ended']),
    about: z.string(),
  }),
  retries: 8,
  retry_delay_seconds: 10,
  load: async () => ({ run: (await import('./send-subscription-mail.ts')).sendSubscriptionMail }),
});

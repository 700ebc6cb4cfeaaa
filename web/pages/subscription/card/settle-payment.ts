import type { z } from 'zod/mini';
import {
  mySubscriptionSchema,
  type Subscription,
  type subscribedSchema,
} from '../../../../shared/api/subscriptions.ts';
import { API_PATHS } from '../../../../shared/paths.ts';
import { askApi } from '../../../api/ask.ts';

/** How often, and for how long, the server is polled for the bank's answer. */
const POLL_MS = 1_500;
const MAX_POLLS = 20;

/** The bank declined, or the owner did. */
export class NotApproved extends Error {}
/** The bank approved, but our server hasn't heard of it yet. */
export class StillConfirming extends Error {}

/**
 * Completes a payment that was sent: lets the bank ask if it wants to, then waits until the server knows the result, which it
 * gets from the provider and not from this page.
 * @throws NotApproved or StillConfirming.
 */
export async function settlePayment(
  { subscription, client_secret }: z.infer<typeof subscribedSchema>,
  confirm: (client_secret: string) => Promise<boolean>,
): Promise<Subscription> {
  if (client_secret === null) return subscription;
  if (!(await confirm(client_secret))) throw new NotApproved();
  for (let pollCount = 0; pollCount < MAX_POLLS; pollCount += 1) {
    const { subscription: now } = await askApi(mySubscriptionSchema, 'GET', API_PATHS.mySubscription);
    if (now?.is_active) return now;
    if (now?.status === 'incomplete_expired' || now?.status === 'canceled') throw new NotApproved();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new StillConfirming();
}

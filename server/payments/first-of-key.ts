import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';

/** As long as a request may take; then its outcome is as unknown as that of one without an answer. */
const WAIT_MS = 10_000;
const PAUSE_MS = 500;

/** Whether the first request with an idempotency key is still running (docs.stripe.com/error-codes). */
export const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use';

/**
 * Asks under an idempotency key. While another request with the same key is running, it waits for that one: asked again,
 * the same request is given its answer. The library itself asks three times, within two seconds.
 */
export async function onceByKey<Result>(ask: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isKeyInUse(error) || performance.now() >= deadline) throw error;
    }
    await pause(PAUSE_MS);
  }
}

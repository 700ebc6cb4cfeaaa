import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';

/** The request timeout; after it, the outcome is as unknown as without an answer. */
const WAIT_MS = 10_000;
const PAUSE_MS = 500;

/** Whether the first request with an idempotency key is still running (docs.stripe.com/error-codes). */
export const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use';

/**
 * Sends a request with an idempotency key. If another request with the same key is running, it waits and retries: the
 * retry gets that request's answer. The library itself retries three times, within two seconds.
 */
export async function retryOnKeyConflict<Result>(ask: () => Promise<Result>): Promise<Result> {
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

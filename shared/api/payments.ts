import * as z from 'zod/mini';

// By itself: the app's first screen loads it, and nothing else of the subscription.

export const PAYMENT_PROVIDERS = ['stripe', 'sandbox', 'off'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** In `GET /api/data`: who takes the payments, and the key that its form in the browser needs (Stripe's alone). */
export const paymentsSchema = z.strictObject({
  provider: z.enum(PAYMENT_PROVIDERS),
  publishable_key: z.nullable(z.string()),
});

import * as z from 'zod/mini';

export const PAYMENT_PROVIDERS = ['stripe', 'sandbox', 'off'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** In `GET /api/data`: who takes the payments, and the key that its form in the browser needs (Stripe's alone). */
export const paymentsSchema = z.strictObject({
  provider: z.enum(PAYMENT_PROVIDERS),
  publishable_key: z.nullable(z.string()),
});

/** GET /api/data: value → text in the request's language. */
export const appDataSchema = z.strictObject({
  translation_languages: z.record(z.string(), z.string()),
  currencies: z.record(z.string(), z.string()),
  /** Who runs this server, for the terms of use; `privacy_url` is a page of theirs. */
  operator: z.strictObject({ name: z.string(), privacy_url: z.nullable(z.url()) }),
  payments: paymentsSchema,
});

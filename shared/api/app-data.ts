import * as z from 'zod/mini';

export const PAYMENT_PROVIDERS = ['stripe', 'sandbox', 'off'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** In `GET /api/data`: the payment provider, and the key that its form in the browser needs (Stripe only). */
export const paymentsSchema = z.strictObject({
  provider: z.enum(PAYMENT_PROVIDERS),
  publishable_key: z.nullable(z.string()),
});

/** GET /api/data: value → text in the request's language. */
export const appDataSchema = z.strictObject({
  translation_languages: z.record(z.string(), z.string()),
  currencies: z.record(z.string(), z.string()),
  /** For the terms of use, which read it by their own schema (operator.ts): no other screen needs it. */
  operator: z.unknown(),
  payments: paymentsSchema,
  /** Whether menus are read from web pages. */
  reads_web_pages: z.boolean(),
  /** Whether owners may show their menus at domains of their own. */
  has_own_domains: z.boolean(),
});

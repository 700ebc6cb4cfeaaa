import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';
import { CURRENCIES } from '../money.ts';
import { SUBSCRIPTION_STATUSES } from '../premium.ts';
import { isPrintable } from '../text-rules.ts';

/**
 * The API of the subscription (specification §7; design §6). Amounts are integers in the currency's minor unit.
 */
const amountSchema = z.int().check(z.gte(0));
const currencySchema = z.enum(CURRENCIES);
/** An id of the provider: "pm_1Nn…", "price_…". */
const providerIdSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(255), z.refine(isPrintable, { error: 'control_characters' }));
const line = (max: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(max, { error: 'too_long' }), z.refine(isPrintable, { error: 'control_characters' }));

export const BILLING_INTERVALS = ['month', 'year'] as const;
export const intervalSchema = z.enum(BILLING_INTERVALS);

export const cardSchema = z.strictObject({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int().check(z.gte(1), z.lte(12)),
  exp_year: z.int(),
});
export type Card = z.infer<typeof cardSchema>;

export const subscriptionSchema = z.strictObject({
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** `ACTIVE_STATUSES` of shared/premium.ts. */
  is_active: z.boolean(),
  price_id: z.string(),
  amount: amountSchema,
  currency: currencySchema,
  interval: intervalSchema,
  /** When the paid period ends: the next invoice, or the last day. */
  current_period_end: instantSchema,
  /** When a canceled subscription ends; null for one that renews. */
  cancel_at: z.nullable(instantSchema),
  ended_at: z.nullable(instantSchema),
  /** When the public page closes if an overdue invoice stays unpaid (design §4, "Online"); null if none is overdue. */
  closes_at: z.nullable(instantSchema),
  default_payment_method: z.nullable(cardSchema),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** GET /api/subscriptions/me. */
export const mySubscriptionSchema = z.strictObject({ subscription: z.nullable(subscriptionSchema) });

export const priceSchema = z.strictObject({
  id: z.string(),
  product_id: z.string(),
  amount: amountSchema,
  currency: currencySchema,
  interval: intervalSchema,
});
export type SubscriptionPrice = z.infer<typeof priceSchema>;
/** GET /api/subscriptions/prices. */
export const pricesSchema = z.strictObject({ prices: z.array(priceSchema) });
/** GET /api/subscriptions/products. */
export const productsSchema = z.strictObject({
  products: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
/** GET /api/subscriptions/intent: the secret for entering a card. */
export const intentSchema = z.strictObject({ intent: z.strictObject({ client_secret: z.string() }) });

/** A tax as an invoice shows it: `number` as in shared/taxes.ts, `rate` in thousandths of a percent. */
export const chargedTaxSchema = z.strictObject({
  number: z.int().check(z.gte(1), z.lte(9)),
  name: z.string(),
  rate: z.int().check(z.gte(0)),
  amount: amountSchema,
  /** The operator's registration number for it. */
  registration: z.nullable(z.string()),
});
export type ChargedTax = z.infer<typeof chargedTaxSchema>;

/** Canada's provinces and territories, by their postal codes: GST and QST depend on them. */
export const PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type Province = (typeof PROVINCES)[number];

/** POST /api/subscriptions/preview: without a province, that of the billing address. */
export const previewBodySchema = z.strictObject({
  price_id: providerIdSchema,
  province: z.optional(z.nullable(z.enum(PROVINCES))),
});
export const previewSchema = z.strictObject({
  preview: z.strictObject({
    subtotal: amountSchema,
    taxes: z.array(chargedTaxSchema),
    total: amountSchema,
    currency: currencySchema,
  }),
});
export type Preview = z.infer<typeof previewSchema>['preview'];

/**
 * POST /api/subscriptions/subscribe. `client_secret` is set if the bank wants to ask the buyer (status `incomplete`); a
 * refused payment is 402 `payment_failed`.
 */
export const subscribeBodySchema = z.strictObject({
  payment_method_id: providerIdSchema,
  price_id: providerIdSchema,
  /** The province of the preview; default: the billing address's. */
  province: z.optional(z.nullable(z.enum(PROVINCES))),
});
export const subscribedSchema = z.strictObject({
  subscription: subscriptionSchema,
  client_secret: z.nullable(z.string()),
});
/** POST /api/subscriptions/cancel, /resume. */
export const defaultSubscriptionBodySchema = z.strictObject({ type: z.literal('default') });

/** PUT /api/subscriptions/update-default-payment-method → `subscribedSchema`: an overdue invoice is retried. */
export const updateDefaultPaymentMethodBodySchema = z.strictObject({ payment_method: providerIdSchema });

/** GET, PUT /api/subscriptions/billing-address. `country` is ISO 3166-1 alpha-2; `province` is Canada's, or any text. */
export const billingAddressSchema = z.strictObject({
  name: z.pipe(line(200), z.string().check(z.minLength(1, { error: 'required' }))),
  company: z.nullable(line(200)),
  tax_number: z.nullable(line(40)),
  line1: z.nullable(line(200)),
  line2: z.nullable(line(200)),
  city: z.nullable(line(100)),
  province: z.nullable(line(100)),
  postal_code: z.nullable(line(20)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'invalid_value' })),
});
export type BillingAddress = z.infer<typeof billingAddressSchema>;
export const billingAddressAnswerSchema = z.strictObject({ billing_address: z.nullable(billingAddressSchema) });

export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
export const invoiceSchema = z.strictObject({
  id: z.string(),
  /** As printed on it; null for a draft. */
  number: z.nullable(z.string()),
  date: instantSchema,
  total: amountSchema,
  currency: currencySchema,
  status: z.enum(INVOICE_STATUSES),
});
export type Invoice = z.infer<typeof invoiceSchema>;
/** GET /api/subscriptions/invoices: newest first. */
export const invoicesSchema = z.strictObject({ invoices: z.array(invoiceSchema) });

/** GET /api/subscriptions/invoices/{id}: a receipt once it is paid. */
export const receiptSchema = z.strictObject({
  invoice: z.strictObject({
    ...invoiceSchema.shape,
    paid_at: z.nullable(instantSchema),
    /** What was paid for, and the period. */
    lines: z.array(
      z.strictObject({
        description: z.string(),
        amount: amountSchema,
        period_start: instantSchema,
        period_end: instantSchema,
      }),
    ),
    subtotal: amountSchema,
    taxes: z.array(chargedTaxSchema),
    /** The operator, as the seller. */
    seller: z.string(),
    billing_address: z.nullable(billingAddressSchema),
    card: z.nullable(z.strictObject({ brand: z.string(), last4: z.string() })),
  }),
});
export type Receipt = z.infer<typeof receiptSchema>['invoice'];

/** POST /api/subscriptions/sandbox/payment-methods: a card typed into the sandbox's form → the id of a payment method. */
export const sandboxCardBodySchema = z.strictObject({
  number: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(30, { error: 'too_long' })),
      z.transform((digits) => digits.replace(/\s/g, '')),
    ),
    z.string().check(z.regex(/^\d{12,19}$/, { error: 'invalid_value' })),
  ),
  exp_month: z.int().check(z.gte(1), z.lte(12)),
  exp_year: z.int().check(z.gte(2000), z.lte(2100)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/, { error: 'invalid_value' })),
});
export const sandboxCardAnswerSchema = z.strictObject({ payment_method_id: z.string() });
/** POST /api/subscriptions/sandbox/confirm: the answer to the sandbox bank's question. */
export const sandboxConfirmBodySchema = z.strictObject({
  client_secret: providerIdSchema,
  outcome: z.enum(['approve', 'refuse']),
});

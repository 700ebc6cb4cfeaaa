import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';

const MAX_ADDRESS_CHARACTERS = 500;
/** For how long deliveries are listed. */
export const DELIVERIES_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;
/** The newest; a restaurant can publish 200 times a day. */
export const MAX_LISTED_DELIVERIES = 50;

export const DELIVERY_KINDS = ['publication', 'test'] as const;
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
/**
 * Why the last attempt failed: the answer's status, a redirect, no answer, an address that isn't contacted, a secret of
 * before, webhooks that the operator has switched off; or why there is none any more: a later publication is announced.
 */
export const DELIVERY_PROBLEMS = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'refused',
  'secret_lost',
  'off',
  'superseded',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

export const deliverySchema = z.strictObject({
  /** As the header `webhook-id` says it. */
  id: z.uuid(),
  kind: z.enum(DELIVERY_KINDS),
  state: z.enum(DELIVERY_STATES),
  /** Of the publication; null for a test. */
  version: z.nullable(z.int()),
  created_at: instantSchema,
  attempts: z.int(),
  attempted_at: z.nullable(instantSchema),
  /** Of the last answer. */
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(DELIVERY_PROBLEMS)),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** The message to the address, with the headers of Standard Webhooks; `version` and `published_at` are of a publication. */
export const webhookMessageSchema = z.strictObject({
  type: z.enum(['menu.published', 'test']),
  timestamp: instantSchema,
  data: z.strictObject({
    restaurant_id: z.string(),
    page_url: z.string(),
    version: z.optional(z.int()),
    published_at: z.optional(instantSchema),
  }),
});

export const webhookSchema = z.strictObject({ url: z.string(), created_at: instantSchema });

/** GET /api/restaurants/{id}/webhook: the deliveries of the last 30 days, newest first. */
export const webhookAnswerSchema = z.strictObject({
  /** False if the operator has switched webhooks off: nothing is sent. */
  is_available: z.boolean(),
  webhook: z.nullable(webhookSchema),
  deliveries: z.array(deliverySchema),
});
export type WebhookAnswer = z.infer<typeof webhookAnswerSchema>;

/** PUT /api/restaurants/{id}/webhook: sets the address and makes a new secret. 422 `webhook_address_refused`; 409 `webhooks_off`. */
export const setWebhookBodySchema = z.strictObject({
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ADDRESS_CHARACTERS, { error: 'too_long' })),
});
export const newWebhookAnswerSchema = z.strictObject({ webhook: webhookSchema, secret: z.string() });

/**
 * POST /api/restaurants/{id}/webhook/send-again → 202: if the message of the newest publication has failed, another one is sent.
 * Answers with the newest one. 404 `not_found` if there is none.
 */
export const webhookSendAgainAnswerSchema = z.strictObject({ delivery: deliverySchema });

/** POST /api/restaurants/{id}/webhook/test → 202; it is attempted once. 404 `not_found` without a webhook. */
export const webhookTestAnswerSchema = z.strictObject({ delivery: deliverySchema });

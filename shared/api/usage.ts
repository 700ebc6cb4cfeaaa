import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';

/** What is counted per month (specification §3, "Usage"; design §4). */
export const USAGE_KINDS = ['messages', 'pages', 'pictures'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

const countSchema = z.strictObject({ used: z.int().check(z.gte(0)), limit: z.int().check(z.gte(1)) });

/** GET /api/restaurants/{id}/usage. */
export const usageSchema = z.strictObject({
  /** The restaurant's own month: "2026-11". */
  month: z.string(),
  /** Guests' messages to the assistant. */
  messages: countSchema,
  /** Pages of menu files that were analysed. */
  pages: countSchema,
  /** Pictures of dishes that were generated. */
  pictures: countSchema,
  /** How often one address sent the assistant as many messages in a day as it may. */
  limited_senders: z.int().check(z.gte(0)),
  /** The first moment of the next month in the restaurant's timezone. */
  resets_at: instantSchema,
  /** The timezone in which months begin and end. */
  timezone: z.string(),
});
export type Usage = z.infer<typeof usageSchema>;

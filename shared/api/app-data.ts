import * as z from 'zod/mini';
import { paymentsSchema } from './payments.ts';

/** GET /api/data: value → text in the request's language. */
export const appDataSchema = z.strictObject({
  translation_languages: z.record(z.string(), z.string()),
  currencies: z.record(z.string(), z.string()),
  /** Who runs this server, for the terms of use; `privacy_url` is a page of theirs. */
  operator: z.strictObject({ name: z.string(), privacy_url: z.nullable(z.url()) }),
  payments: paymentsSchema,
});

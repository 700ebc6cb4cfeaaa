import * as z from 'zod/mini';

const fact = z.nullable(z.string());

/**
 * In GET /api/data: who operates the server, for the terms of use. Null is what the operator didn't set; `privacy_url` is the
 * operator's page, `law` the place whose law applies.
 */
export const operatorSchema = z.strictObject({
  name: z.string(),
  company: fact,
  address: fact,
  contact: fact,
  law: fact,
  privacy_url: z.nullable(z.url()),
  imports_kept_days: z.int(),
});
export type Operator = z.infer<typeof operatorSchema>;

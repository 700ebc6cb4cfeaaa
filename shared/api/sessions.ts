import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';

/** Where the user is signed in. */
export const sessionSchema = z.strictObject({
  id: z.uuid(),
  /** As the browser names itself. */
  device: z.string(),
  /** What is read of that: "Firefox", "Android"; null if it can't be told. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  form: z.nullable(z.enum(['phone', 'tablet', 'computer'])),
  /** The IANA name that the browser's clock was set to, for example America/Montreal; null if it didn't say. */
  timezone: z.nullable(z.string()),
  created_at: instantSchema,
  /** To the hour. */
  last_used_at: instantSchema,
  expires_at: instantSchema,
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
export const sessionsAnswerSchema = z.strictObject({ sessions: z.array(sessionSchema) });

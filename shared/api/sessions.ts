import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';

/** The user's sessions. */
export const sessionSchema = z.strictObject({
  id: z.uuid(),
  /** The browser's user agent. */
  device: z.string(),
  /** Parsed from it: "Firefox", "Android"; null if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  form: z.nullable(z.enum(['phone', 'tablet', 'computer'])),
  /** The browser's IANA time zone, for example America/Montreal; null if it sent none. */
  timezone: z.nullable(z.string()),
  created_at: instantSchema,
  /** To five minutes. What the app asks by itself, every minute, is no use. */
  last_used_at: instantSchema,
  expires_at: instantSchema,
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
export const sessionsAnswerSchema = z.strictObject({ sessions: z.array(sessionSchema) });

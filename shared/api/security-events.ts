import * as z from 'zod/mini';
import { instantSchema } from '../menu.ts';

/** What the security log of an account records. */
export const SECURITY_EVENT_KINDS = [
  'signed_in_by_code',
  'signed_in_by_passkey',
  'code_refused',
  'passkey_added',
  'passkey_removed',
  'email_change_asked',
  'email_changed',
  'email_change_cancelled',
  'email_taken_back',
  'device_revoked',
  'signed_out_everywhere',
  'idle_limit_changed',
  'data_exported',
  'staff_link_made',
  'staff_link_revoked',
  'menu_key_made',
  'person_invited',
  'person_removed',
  'restaurant_deleted',
  'restaurant_left',
  'menu_key_revoked',
  'webhook_set',
  'webhook_removed',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

export const securityEventSchema = z.strictObject({
  id: z.uuid(),
  /** Of refused codes, the time of the latest in its hour. */
  happened_at: instantSchema,
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** How many refused codes of one hour it counts; 1 for all others. */
  count: z.int().check(z.positive()),
  /** Of a sign-in and of a refused code, as in `sessionSchema`; else null. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  form: z.nullable(z.enum(['phone', 'tablet', 'computer'])),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
/** Newest first. */
export const securityEventsAnswerSchema = z.strictObject({ events: z.array(securityEventSchema) });

import * as z from 'zod';
import { CONFIRMATION_CODE_DIGITS } from '../limits.ts';
import { APP_LOCALES } from '../locales.ts';
import { instantSchema } from '../menu.ts';

/** Trimmed and lower-cased: one address is one account, whatever its capitals. At most 254 characters (RFC 5321). */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { error: 'too_long' })
  .pipe(z.email({ error: 'invalid_email' }));

export const userSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  new_email: z.string().nullable(),
  email_verified_at: instantSchema.nullable(),
  is_new_customer: z.boolean(),
  locale: z.enum(APP_LOCALES),
  restaurant: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
});
export type User = z.infer<typeof userSchema>;

/** POST /register → 201; 409 `email_taken` for a confirmed account. */
export const registerBodySchema = z.strictObject({ email: emailSchema, locale: z.enum(APP_LOCALES) });
/** POST /login → 200 whether or not the address exists. */
export const loginBodySchema = z.strictObject({ email: emailSchema });
export const codeSentSchema = z.strictObject({ email: z.string() });

/** POST /confirm → the user, and the session cookie. Spaces in a pasted code are ignored. */
export const confirmBodySchema = z.strictObject({
  email: emailSchema,
  code: z
    .string()
    .max(20, { error: 'invalid_code' })
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${CONFIRMATION_CODE_DIGITS}}$`), { error: 'invalid_code' })),
  /** What the browser's clock is set to, to recognise the device by. */
  timezone: z.string().max(60).optional(),
});
export const userAnswerSchema = z.strictObject({ user: userSchema });
/**
 * PUT /api/users/{id} → the user: the language of the interface; an address that is to be confirmed, or null to give up
 * the one that waits. 409 `new_email_taken` for another account's.
 */
export const updateUserBodySchema = z.strictObject({
  locale: z.enum(APP_LOCALES).optional(),
  new_email: emailSchema.nullable().optional(),
});
export const verifiedStatusSchema = userSchema.pick({ email: true, email_verified_at: true, new_email: true });

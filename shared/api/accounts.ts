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
});
export const userAnswerSchema = z.strictObject({ user: userSchema });
/** PUT /api/users/{id} → the user: the language of the interface. */
export const updateUserBodySchema = z.strictObject({ locale: z.enum(APP_LOCALES).optional() });
export const verifiedStatusSchema = userSchema.pick({ email: true, email_verified_at: true, new_email: true });

export const sessionSchema = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  created_at: instantSchema,
  last_used_at: instantSchema,
  expires_at: instantSchema,
  current: z.boolean(),
});
export const sessionsAnswerSchema = z.strictObject({ sessions: z.array(sessionSchema) });

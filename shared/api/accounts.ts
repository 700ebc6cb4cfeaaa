import * as z from 'zod/mini';
import { CONFIRMATION_CODE_DIGITS, IDLE_LIMITS_HOURS } from '../limits.ts';
import { APP_LOCALES } from '../locales.ts';
import { instantSchema } from '../menu.ts';
import { RESTAURANT_ROLES } from '../roles.ts';

/** Trimmed and lower-cased: one address is one account, whatever its case. At most 254 characters (RFC 5321). */
export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, { error: 'too_long' })),
  z.email({ error: 'invalid_email' }),
);

export const userSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  new_email: z.nullable(z.string()),
  email_verified_at: z.nullable(instantSchema),
  is_new_customer: z.boolean(),
  locale: z.enum(APP_LOCALES),
  /** A session that was not used for so many hours ends. */
  idle_limit_hours: z.literal(IDLE_LIMITS_HOURS),
  /** The current one: that of the request, or the one that was chosen last. */
  restaurant: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  /** All that the user owns or works at; not there if `restaurant`, as its owner, is all. */
  restaurants: z.optional(
    z.array(z.strictObject({ id: z.string(), name: z.string(), role: z.enum(RESTAURANT_ROLES) })),
  ),
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
  code: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20, { error: 'invalid_code' })),
      z.transform((code) => code.replace(/\s/g, '')),
    ),
    z.string().check(z.regex(new RegExp(`^\\d{${CONFIRMATION_CODE_DIGITS}}$`), { error: 'invalid_code' })),
  ),
  /** The browser's time zone, to recognise the device by. */
  timezone: z.optional(z.string().check(z.maxLength(60))),
});
export const userAnswerSchema = z.strictObject({ user: userSchema });
/**
 * PUT /api/users/{id} → the user: the language of the interface; a new address to be confirmed, or null to cancel the
 * pending one; after how many hours without use a session ends (a longer time needs a confirmation). 409
 * `new_email_taken` for another account's.
 */
export const updateUserBodySchema = z.strictObject({
  locale: z.optional(z.enum(APP_LOCALES)),
  new_email: z.optional(z.nullable(emailSchema)),
  idle_limit_hours: z.optional(z.literal(IDLE_LIMITS_HOURS)),
});
export const verifiedStatusSchema = z.pick(userSchema, { email: true, email_verified_at: true, new_email: true });

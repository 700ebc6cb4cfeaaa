import * as z from 'zod/mini';

/** POST /email/verify, /email/renew, /email/take-back: the token of the mail's link. */
export const emailLinkBodySchema = z.strictObject({ token: z.string().check(z.maxLength(100)) });
/** The address that the account has now. */
export const emailLinkAnswerSchema = z.strictObject({ email: z.string() });

import * as z from 'zod/mini';
import { storedValue } from '../state/stored-value.ts';

const pendingSchema = z.object({
  email: z.string(),
  /** Which request sends another code. */
  kind: z.enum(['register', 'login']),
  /** Milliseconds since 1970. */
  sent_at: z.number(),
});
export type PendingSignIn = z.infer<typeof pendingSchema>;

/** The address a code was sent to, stored in the tab: the owner may leave for the mail and come back. */
export const {
  read: readPendingSignIn,
  keep: keepPendingSignIn,
  forget: forgetPendingSignIn,
} = storedValue('pending-sign-in', pendingSchema);

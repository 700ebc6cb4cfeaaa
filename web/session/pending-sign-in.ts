import * as z from 'zod/mini';

const STORAGE_KEY = 'pending-sign-in';

const pendingSchema = z.object({
  email: z.string(),
  /** Which request sends another code. */
  kind: z.enum(['register', 'login']),
  /** Milliseconds since 1970. */
  sent_at: z.number(),
});
export type PendingSignIn = z.infer<typeof pendingSchema>;

/** The address a code was sent to, stored in the tab: the owner may leave for the mail and come back. */
export function readPendingSignIn(): PendingSignIn | undefined {
  try {
    return pendingSchema.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const keepPendingSignIn = (pending: PendingSignIn): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
export const forgetPendingSignIn = (): void => sessionStorage.removeItem(STORAGE_KEY);

import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type User, userAnswerSchema, verifiedStatusSchema } from '../../../shared/api/accounts.ts';
import { securityEventsAnswerSchema } from '../../../shared/api/security-events.ts';
import { sessionsAnswerSchema } from '../../../shared/api/sessions.ts';
import { VERIFICATION_POLL_MS } from '../../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { type ClientSession, updateUser } from '../../api/session.ts';

/** The signed-in user, kept up to date; already fetched at the start. */
export function useSignedInUser(): User | undefined {
  const { data: session } = useQuery<ClientSession>({ queryKey: KEYS.session, enabled: false });
  return session?.kind === 'signed_in' ? session.user : undefined;
}

/** Changes the pending address: another, or null to cancel it. */
export const useChangeEmail = (user: User) =>
  useMutation({
    mutationFn: async (newEmail: string | null) =>
      (await askApi(userAnswerSchema, 'PUT', fillPath(API_PATHS.user, { id: user.id }), { new_email: newEmail })).user,
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: updateUser,
  });

/** Asked every quarter of a minute (specification §4) while something is to be verified. */
export const verifiedStatusQuery = () =>
  queryOptions({
    queryKey: KEYS.verifiedStatus,
    queryFn: ({ signal }) => askApi(verifiedStatusSchema, 'GET', API_PATHS.verifiedStatus, undefined, { signal }),
    staleTime: 0,
    refetchInterval: VERIFICATION_POLL_MS,
    refetchOnWindowFocus: 'always',
    meta: { failure: 'silent' },
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: KEYS.sessions,
    queryFn: async ({ signal }) =>
      (await askApi(sessionsAnswerSchema, 'GET', API_PATHS.sessions, undefined, { signal })).sessions,
    staleTime: 0,
    meta: { failure: 'silent' },
  });

export const securityEventsQuery = () =>
  queryOptions({
    queryKey: KEYS.securityEvents,
    queryFn: async ({ signal }) =>
      (await askApi(securityEventsAnswerSchema, 'GET', API_PATHS.securityEvents, undefined, { signal })).events,
    staleTime: 0,
    meta: { failure: 'silent' },
  });

/** Fetches the user again, after something that may have changed it elsewhere. */
export async function refreshUser(): Promise<void> {
  updateUser((await askApi(userAnswerSchema, 'GET', API_PATHS.me)).user);
}

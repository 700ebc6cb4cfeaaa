import { z } from 'zod';
import { updateUserBodySchema, userAnswerSchema, verifiedStatusSchema } from '../../shared/api/accounts.ts';
import { Refusal } from '../../shared/errors.ts';
import type { IdleLimitHours } from '../../shared/limits.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { signInLimit } from '../http/guards/rate-limits.ts';
import type { AccountHooks } from './account-hooks.ts';
import { authorizeUser, confirmedSessionProof, sessionProof } from './authorized-user.ts';
import { askForEmailChange, cancelEmailChange } from './email-links.ts';
import { setIdleLimit } from './queries.ts';
import { requireConfirmedUser, requireUser } from './require-user.ts';
import { recordSecurityEvent } from './security-queries.ts';
import { toUser } from './to-user.ts';
import { getUser, type SignedIn, updateUserLocale } from './user-queries.ts';

/** The signed-in user. */
export function userRoutes(
  app: App,
  deps: Deps,
  { restaurantsOf, requireNamedRestaurant }: Pick<AccountHooks, 'restaurantsOf' | 'requireNamedRestaurant'>,
): void {
  app.route({
    method: 'GET',
    url: API_PATHS.me,
    config: { access: 'user', failure: 'session.init' },
    schema: { summary: 'The signed-in user', response: { 200: userAnswerSchema } },
    handler: async (request) => {
      const { user_id } = await requireUser(deps, request);
      const user = await getUser(deps.db, user_id);
      return { user: toUser(user, await restaurantsOf(deps.db, request, user_id)) };
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.user,
    config: { access: 'user', rateLimit: signInLimit(deps) },
    schema: {
      summary: 'Change the signed-in user',
      params: z.strictObject({ id: z.uuid() }),
      body: updateUserBodySchema,
      response: { 200: userAnswerSchema },
    },
    handler: async (request) => {
      const signedIn = await requireUser(deps, request);
      const { user_id } = signedIn;
      // Another user's id is answered like an unknown one.
      if (request.params.id !== user_id) throw new Refusal('not_found');
      await requireNamedRestaurant(deps.db, request, user_id);
      const { locale, new_email, idle_limit_hours } = request.body;
      // Checks that can refuse come first.
      if (new_email) await askForEmailChange(deps, signedIn, new_email);
      if (new_email === null) await cancelEmailChange(deps, signedIn);
      if (idle_limit_hours) await changeIdleLimit(deps, signedIn, idle_limit_hours);
      if (locale) await updateUserLocale(deps.db, user_id, locale);
      const user = await getUser(deps.db, user_id);
      return { user: toUser(user, await restaurantsOf(deps.db, request, user_id)) };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.accountConfirmed,
    config: { access: 'user' },
    schema: {
      summary: 'Whether the user signed in within the last minutes, which a link to the export can’t find out',
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      await requireConfirmedUser(deps, request);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.verifiedStatus,
    config: { access: 'user', isPolled: true },
    schema: { summary: 'Whether the address is verified', response: { 200: verifiedStatusSchema } },
    handler: async (request) => {
      const { user_id } = await requireUser(deps, request);
      const { email, email_verified_at, new_email } = await getUser(deps.db, user_id);
      return { email, email_verified_at, new_email };
    },
  });
}

/** A shorter time only revokes rights; a longer one would let a stolen session live on. */
async function changeIdleLimit(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  signedIn: SignedIn,
  limit: IdleLimitHours,
): Promise<void> {
  const time = now();
  await db.transaction(async (tx) => {
    const authorizedUser = await authorizeUser(tx, sessionProof(signedIn, time));
    const { idle_limit_hours } = authorizedUser.user;
    if (limit === idle_limit_hours) return;
    if (limit > idle_limit_hours) await authorizeUser(tx, confirmedSessionProof(signedIn, time));
    await setIdleLimit(authorizedUser, limit, time.toISOString());
    await recordSecurityEvent(authorizedUser, { kind: 'idle_limit_changed', now: time });
  });
}

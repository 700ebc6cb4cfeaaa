import { z } from 'zod';
import {
  sessionsAnswerSchema,
  updateUserBodySchema,
  userAnswerSchema,
  verifiedStatusSchema,
} from '../../shared/api/accounts.ts';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { signInLimit } from '../http/rate-limits.ts';
import { clearSessionCookie } from '../http/session-cookie.ts';
import { deleteSessionOfUser, getUser, listSessions, updateUserLocale } from './queries.ts';
import { requireUser } from './require-user.ts';
import type { RestaurantOf } from './restaurant-of.ts';
import { toUser } from './to-user.ts';

/** The signed-in user and their sessions. */
export function userRoutes(app: App, deps: Deps, restaurantOf: RestaurantOf): void {
  app.route({
    method: 'GET',
    url: API_PATHS.me,
    config: { access: 'user' },
    schema: { summary: 'The signed-in user', response: { 200: userAnswerSchema } },
    handler: async (request) => {
      const { user_id } = await requireUser(deps, request);
      const user = await getUser(deps.db, user_id);
      return { user: toUser(user, await restaurantOf(deps.db, user_id)) };
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.user,
    config: { access: 'user' },
    schema: {
      summary: 'Change the signed-in user',
      params: z.strictObject({ id: z.uuid() }),
      body: updateUserBodySchema,
      response: { 200: userAnswerSchema },
    },
    handler: async (request) => {
      const { user_id } = await requireUser(deps, request);
      // Another user's id names nothing, as an unknown one does.
      if (request.params.id !== user_id) throw new Refusal('not_found');
      const { locale } = request.body;
      if (locale) await updateUserLocale(deps.db, user_id, locale);
      const user = await getUser(deps.db, user_id);
      return { user: toUser(user, await restaurantOf(deps.db, user_id)) };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.verifiedStatus,
    config: { access: 'user' },
    schema: { summary: 'Whether the address is verified', response: { 200: verifiedStatusSchema } },
    handler: async (request) => {
      const { user_id } = await requireUser(deps, request);
      const { email, email_verified_at, new_email } = await getUser(deps.db, user_id);
      return { email, email_verified_at, new_email };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.resendVerification,
    config: { access: 'user', rateLimit: signInLimit(deps) },
    schema: { summary: 'Mails the verification of the address again', response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      // Every user was created by confirming their address: nothing is left to verify until an address is changed.
      await requireUser(deps, request);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.sessions,
    config: { access: 'user' },
    schema: { summary: 'Where the user is signed in', response: { 200: sessionsAnswerSchema } },
    handler: async (request) => {
      const { user_id, session_id } = await requireUser(deps, request);
      const rows = await listSessions(deps.db, user_id, deps.now().toISOString());
      return {
        sessions: rows.map(({ id, device, created_at, last_used_at, expires_at }) => ({
          id,
          device,
          created_at,
          last_used_at,
          expires_at,
          current: id === session_id,
        })),
      };
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.session,
    config: { access: 'user' },
    schema: {
      summary: 'Ends a session',
      params: z.strictObject({ id: z.uuid() }),
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const { user_id, session_id } = await requireUser(deps, request);
      const { id } = request.params;
      if (!(await deleteSessionOfUser(deps.db, user_id, id))) throw new Refusal('not_found');
      if (id === session_id) {
        clearSessionCookie(reply, deps.env);
        reply.renewXsrf(null);
      }
      return reply.code(204).send();
    },
  });
}

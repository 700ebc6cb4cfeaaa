import { z } from 'zod';
import { sessionsAnswerSchema } from '../../shared/api/sessions.ts';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { forgetSession } from '../http/guards/session-cookie.ts';
import { describeDevice } from './describe-device.ts';
import { deleteSessionsOfUser } from './email-queries.ts';
import { deleteSessionOfUser, listSessions } from './queries.ts';
import { requireUser } from './require-user.ts';

/** Lists the user's sessions and ends them. */
export function sessionRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.sessions,
    config: { access: 'user' },
    schema: { summary: 'Where the user is signed in', response: { 200: sessionsAnswerSchema } },
    handler: async (request) => {
      const { user_id, session_id } = await requireUser(deps, request);
      const rows = await listSessions(deps.db, user_id, deps.now().toISOString());
      return {
        sessions: rows.map(({ id, device, timezone, created_at, last_used_at, expires_at }) => ({
          id,
          device,
          ...describeDevice(device),
          timezone,
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
    url: API_PATHS.sessions,
    config: { access: 'user' },
    schema: { summary: 'Signs the user out everywhere, here too', response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { user_id } = await requireUser(deps, request);
      await deleteSessionsOfUser(deps.db, user_id);
      forgetSession(reply, deps.env);
      return reply.code(204).send();
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
        forgetSession(reply, deps.env);
      }
      return reply.code(204).send();
    },
  });
}

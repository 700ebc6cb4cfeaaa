import { z } from 'zod';
import { securityEventsAnswerSchema } from '../../shared/api/security-events.ts';
import { sessionsAnswerSchema } from '../../shared/api/sessions.ts';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { forgetSession } from '../http/guards/session-cookie.ts';
import type { AccountHooks } from './account-hooks.ts';
import { authorizeUser, confirmedSessionProof } from './authorized-user.ts';
import { describeDevice } from './describe-device.ts';
import { deleteDevice } from './device-queries.ts';
import { deleteSessionOfUser, listSessions } from './queries.ts';
import { requireUser } from './require-user.ts';
import { revokeAccess } from './revoke-access.ts';
import { listSecurityEvents, recordSecurityEvent } from './security-queries.ts';

/** Lists the user's sessions and ends them; lists the account's security log. */
export function sessionRoutes(
  app: App,
  deps: Deps,
  { revokeOtherSignIns: endWaysIn }: Pick<AccountHooks, 'revokeOtherSignIns'>,
): void {
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
    method: 'GET',
    url: API_PATHS.securityEvents,
    config: { access: 'user' },
    schema: {
      summary: 'What happened to the account’s security, newest first: 100 events of 90 days at most',
      response: { 200: securityEventsAnswerSchema },
    },
    handler: async (request) => {
      const { user_id } = await requireUser(deps, request);
      return { events: await listSecurityEvents(deps.db, user_id, deps.now()) };
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.sessions,
    config: { access: 'user' },
    schema: {
      summary: 'Signs the user out everywhere, here too; ends passkeys, the staff’s link and a pending address',
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const now = deps.now();
      const userProof = confirmedSessionProof(await requireUser(deps, request), now);
      await deps.db.transaction(async (tx) => {
        const authorizedUser = await authorizeUser(tx, userProof);
        await revokeAccess(authorizedUser, { revokeOtherSignIns: endWaysIn });
        await recordSecurityEvent(authorizedUser, { kind: 'signed_out_everywhere', now });
      });
      forgetSession(reply, deps.env);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.session,
    config: { access: 'user' },
    schema: {
      summary: 'Ends a session; its browser is then unknown',
      params: z.strictObject({ id: z.uuid() }),
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const signedIn = await requireUser(deps, request);
      const { id } = request.params;
      const now = deps.now();
      const userProof = confirmedSessionProof(signedIn, now);
      await deps.db.transaction(async (tx) => {
        const authorizedUser = await authorizeUser(tx, userProof);
        const deletedSession = await deleteSessionOfUser(authorizedUser, id);
        if (!deletedSession) throw new Refusal('not_found');
        if (deletedSession.known_device_id !== null) await deleteDevice(authorizedUser, deletedSession.known_device_id);
        await recordSecurityEvent(authorizedUser, { kind: 'device_revoked', now });
      });
      if (id === signedIn.session_id) forgetSession(reply, deps.env);
      return reply.code(204).send();
    },
  });
}

import { z } from 'zod';
import { deleteRestaurantBodySchema } from '../../shared/api/restaurants.ts';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { authorizeUser, confirmedSessionProof } from '../accounts/authorized-user.ts';
import { requireConfirmedUser, requireUser } from '../accounts/require-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { exportLimit } from '../http/guards/rate-limits.ts';
import { forgetSession } from '../http/guards/session-cookie.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import { listOwnedAccess, requireRestaurant } from '../restaurants/require-restaurant.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteOneRestaurant } from './delete-restaurant.ts';
import { exportAccount } from './export-account.ts';

/** All of an account at once: its export as a file, and its end, or that of one of its restaurants. */
export function accountDataRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.accountExport,
    // What is in it is compressed already.
    compress: false,
    config: { access: 'user', rateLimit: exportLimit(deps) },
    schema: {
      summary: 'Everything of the account as a ZIP file: menu, pictures, publications, translations, uploads, counts',
      querystring: withLang(z.strictObject({})),
    },
    handler: async (request, reply) => {
      const signedIn = await requireConfirmedUser(deps, request);
      const now = deps.now();
      const account = await deps.db.transaction(async (tx) => {
        const authorized = await authorizeUser(tx, confirmedSessionProof(signedIn, now));
        await recordSecurityEvent(authorized, { kind: 'data_exported', now });
        // Restaurants that the user manages are their owners'.
        const owned = (await listOwnedAccess(tx, authorized.user)).map(({ access }) => access);
        return { user: authorized.user, owned };
      });
      const day = now.toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="ardoise-${day}.zip"`)
        .header('cache-control', 'no-store')
        .send(exportAccount(deps, { ...account, locale: requestLocale(request) }));
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.restaurant,
    config: { access: 'owner' },
    schema: {
      summary: 'Deletes one restaurant and everything of it; the account stays',
      params: z.strictObject({ id: z.string() }),
      body: deleteRestaurantBodySchema,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await deleteOneRestaurant(deps, await requireUser(deps, request), access, request.body.name);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.user,
    config: { access: 'user', failure: 'user.delete' },
    schema: {
      summary: 'Deletes the signed-in user and everything of theirs',
      params: z.strictObject({ id: z.uuid() }),
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const signedIn = await requireUser(deps, request);
      // Another user's id is answered like an unknown one.
      if (request.params.id !== signedIn.user_id) throw new Refusal('not_found');
      await deleteAccount(deps, signedIn);
      forgetSession(reply, deps.env);
      return reply.code(204).send();
    },
  });
}

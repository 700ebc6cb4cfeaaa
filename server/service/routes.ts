import { z } from 'zod';
import {
  dishAnswerSchema,
  dishesAnswerSchema,
  markDishBodySchema,
  newServiceLinkAnswerSchema,
  serviceLinkAnswerSchema,
  startServiceBodySchema,
} from '../../shared/api/service.ts';
import { Refusal } from '../../shared/errors.ts';
import { QR_DISPLAY_PIXELS } from '../../shared/limits.ts';
import { API_PATHS, APP_PATHS } from '../../shared/paths.ts';
import { authorizeUser, sessionProof } from '../accounts/authorized-user.ts';
import { requireUser } from '../accounts/require-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import { hashToken, newToken } from '../accounts/token.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { signInLimit } from '../http/guards/rate-limits.ts';
import { idParamsSchema } from '../http/id-params.ts';
import { withLang } from '../http/lang-query.ts';
import { changeSoldOut } from '../menus/sold-out.ts';
import { qrSvg } from '../qr/qr-svg.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { getDish, listDishes } from './dishes.ts';
import { deleteServiceLink, findServiceLink, insertServiceLink } from './queries.ts';
import { requireService, startServiceSession } from './service-session.ts';

const querystring = withLang(z.strictObject({}));
const ofRestaurant = z.strictObject({ id: z.string() });

/** The link for the staff's phones: created and revoked by the owner, opened by staff, who can only mark dishes as sold out. */
export function serviceRoutes(app: App, deps: Deps): void {
  ownerRoutes(app, deps);
  staffRoutes(app, deps);
}

function ownerRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.serviceLink,
    config: { access: 'owner' },
    schema: {
      summary: 'Whether there is a link for the staff’s phones',
      querystring,
      params: ofRestaurant,
      response: { 200: serviceLinkAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      return { link: (await findServiceLink(deps.db, access)) ?? null };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.serviceLink,
    config: { access: 'owner' },
    schema: {
      summary: 'Makes the link for the staff’s phones, which is shown this once; one from before ends',
      querystring,
      params: ofRestaurant,
      response: { 201: newServiceLinkAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const now = deps.now();
      const proof = sessionProof(await requireUser(deps, request), now);
      const token = newToken();
      const created_at = now.toISOString();
      await deps.db.transaction(async (tx) => {
        // Two concurrent requests are serialised: the later link stays.
        const authorized = await authorizeUser(tx, proof);
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        await deleteServiceLink(authorized, access);
        await insertServiceLink(authorized, access, { token_hash: hashToken(token), created_at });
        await recordSecurityEvent(authorized, { kind: 'staff_link_made', now });
      });
      // In the fragment, which browsers send to no server: neither servers nor proxies log it.
      const address = `${deps.env.PUBLIC_URL}${APP_PATHS.service}#${token}`;
      return reply
        .code(201)
        .send({ link: { created_at, last_used_at: null }, address, qr: qrSvg(address, QR_DISPLAY_PIXELS) });
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.serviceLink,
    config: { access: 'owner' },
    schema: {
      summary: 'Revokes the link; every phone that opened it is out at once',
      querystring,
      params: ofRestaurant,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const now = deps.now();
      const proof = sessionProof(await requireUser(deps, request), now);
      await deps.db.transaction(async (tx) => {
        const authorized = await authorizeUser(tx, proof);
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        const isRevoked = await deleteServiceLink(authorized, access);
        if (isRevoked) await recordSecurityEvent(authorized, { kind: 'staff_link_revoked', now });
      });
      return reply.code(204).send();
    },
  });
}

function staffRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: API_PATHS.serviceSession,
    config: { access: 'everyone', rateLimit: signInLimit(deps) },
    schema: {
      summary: 'Opens the link on a staff member’s phone: a session of 12 hours that can mark dishes as sold out',
      querystring,
      body: startServiceBodySchema,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      await startServiceSession(deps, request, reply, request.body.token);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.serviceDishes,
    config: { access: 'service' },
    schema: { summary: 'The dishes that staff can mark', querystring, response: { 200: dishesAnswerSchema } },
    handler: async (request) => {
      const access = await requireService(deps, request);
      return await listDishes(deps.db, access, deps.now());
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.serviceDish,
    config: { access: 'service' },
    schema: {
      summary:
        'Mark a dish as sold out until tomorrow, or put it back; a mark older than the one that holds changes nothing',
      querystring,
      params: idParamsSchema,
      body: markDishBodySchema,
      response: { 200: dishAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireService(deps, request);
      const { id } = request.params;
      const dish = await changeSoldOut(deps, access, { id, ...request.body }, async (tx, now) => {
        // The link may have been revoked, or the restaurant transferred, since the check: both lock the restaurant.
        await requireService({ ...deps, db: tx }, request);
        return await getDish(tx, access, id, now);
      });
      return { dish };
    },
  });
}

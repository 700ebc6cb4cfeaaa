import { z } from 'zod';
import {
  DELIVERIES_KEPT_MS,
  newWebhookAnswerSchema,
  setWebhookBodySchema,
  webhookAnswerSchema,
  webhookSendAgainAnswerSchema,
  webhookTestAnswerSchema,
} from '../../shared/api/webhooks.ts';
import { Refusal } from '../../shared/errors.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';
import { authorizeUser, sessionProof } from '../accounts/authorized-user.ts';
import { requireUser } from '../accounts/require-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { publishLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { findWebhookPeer } from '../outbound/owners-peer.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { announceAgain, announceToWebhook } from './announce-publication.ts';
import { deleteWebhook, findWebhook, listDeliveries, setWebhook } from './queries.ts';
import { newWebhookSecret } from './webhook-secret.ts';

const querystring = withLang(z.strictObject({}));
const params = z.strictObject({ id: z.string() });
/** No body, or an empty object. */
const emptyBody = z.strictObject({}).nullish();

/** The address that is notified of publications, set and tested by the owner, and how the deliveries went. */
export function webhookRoutes(app: App, deps: Deps): void {
  const { env } = deps;
  const isAvailable = env.WEBHOOKS === 'on';

  app.route({
    method: 'GET',
    url: WEBSITE_PATHS.webhook,
    config: { access: 'owner' },
    schema: {
      summary: 'The webhook, and its deliveries of the last 30 days',
      querystring,
      params,
      response: { 200: webhookAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const webhook = await findWebhook(deps.db, access);
      const since = new Date(deps.now().getTime() - DELIVERIES_KEPT_MS);
      return {
        is_available: isAvailable,
        webhook: webhook ? { url: webhook.url, created_at: webhook.created_at } : null,
        deliveries: await listDeliveries(deps.db, access, since),
      };
    },
  });

  app.route({
    method: 'PUT',
    url: WEBSITE_PATHS.webhook,
    config: { access: 'owner' },
    schema: {
      summary: 'Sets the address that is notified of publications, with a new secret, which is shown this once',
      querystring,
      params,
      body: setWebhookBodySchema,
      response: { 200: newWebhookAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const now = deps.now();
      const proof = sessionProof(await requireUser(deps, request), now);
      const { url } = request.body;
      if (!isAvailable) throw new Refusal('webhooks_off');
      if (!findWebhookPeer(url, env)) throw new Refusal('webhook_address_refused');
      const { secret, ...storedSecret } = newWebhookSecret(deps.secret, access.restaurant_id);
      const created_at = now.toISOString();
      await deps.db.transaction(async (tx) => {
        const authorized = await authorizeUser(tx, proof);
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        await setWebhook(authorized, access, { url, ...storedSecret, created_at });
        await recordSecurityEvent(authorized, { kind: 'webhook_set', now });
      });
      return { webhook: { url, created_at }, secret };
    },
  });

  app.route({
    method: 'DELETE',
    url: WEBSITE_PATHS.webhook,
    config: { access: 'owner' },
    schema: { summary: 'Removes the webhook', querystring, params, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const now = deps.now();
      const proof = sessionProof(await requireUser(deps, request), now);
      await deps.db.transaction(async (tx) => {
        const authorized = await authorizeUser(tx, proof);
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        const isRemoved = await deleteWebhook(authorized, access);
        if (isRemoved) await recordSecurityEvent(authorized, { kind: 'webhook_removed', now });
      });
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: WEBSITE_PATHS.webhookSendAgain,
    config: { access: 'owner', rateLimit: publishLimit(deps) },
    schema: {
      summary: 'Sends the message of the newest publication again, if it has failed',
      querystring,
      params,
      body: emptyBody,
      response: { 202: webhookSendAgainAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      if (!isAvailable) throw new Refusal('webhooks_off');
      const delivery = await deps.db.transaction(async (tx) => {
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        return await announceAgain(deps, tx, access);
      });
      if (!delivery) throw new Refusal('not_found');
      return reply.code(202).send({ delivery });
    },
  });

  app.route({
    method: 'POST',
    url: WEBSITE_PATHS.webhookTest,
    config: { access: 'owner', rateLimit: publishLimit(deps) },
    schema: {
      summary: 'Sends a test to the webhook, once',
      querystring,
      params,
      body: emptyBody,
      response: { 202: webhookTestAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      if (!isAvailable) throw new Refusal('webhooks_off');
      const delivery = await deps.db.transaction(async (tx) => {
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        return await announceToWebhook(deps, tx, access, { kind: 'test' });
      });
      if (!delivery) throw new Refusal('not_found');
      return reply.code(202).send({ delivery });
    },
  });
}

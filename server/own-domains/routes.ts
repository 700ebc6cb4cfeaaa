import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ownDomainAnswerSchema, setOwnDomainBodySchema } from '../../shared/api/own-domains.ts';
import { Refusal } from '../../shared/errors.ts';
import { OWN_DOMAIN_PATHS } from '../../shared/own-domain.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { publishLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { checkOwnDomain } from './check-own-domain.ts';
import { toOwnDomain } from './own-domain-records.ts';
import { parseOwnHost } from './own-host.ts';
import {
  deleteOwnDomain,
  findOwnDomain,
  isMenuShown,
  type OwnDomainRow,
  setOwnDomain,
  updateOwnDomain,
} from './queries.ts';

const querystring = withLang(z.strictObject({}));
const params = z.strictObject({ id: z.string() });
const emptyBody = z.strictObject({}).nullish();
const response = { 200: ownDomainAnswerSchema };

/** Hexadecimal: some forms of DNS providers change the case of a text. */
const TOKEN_BYTES = 16;

/** The restaurant's own domain: its owner types it, creates two records in the DNS, and sees whether they are there. */
export function ownDomainRoutes(app: App, deps: Deps): void {
  const { env } = deps;
  const target = env.OWN_DOMAIN_TARGET;
  const answerOf = async (access: RestaurantAccess) => {
    if (target === undefined) return { is_available: false, domain: null };
    const row = await findOwnDomain(deps.db, access);
    if (!row) return { is_available: true, domain: null };
    const isShown = await isMenuShown(deps.db, env, access);
    return { is_available: true, domain: toOwnDomain(row, isShown, { PUBLIC_URL: env.PUBLIC_URL, target }) };
  };

  /** A domain that nobody looks up any more is waited for again. */
  const waitAgain = async (tx: Db, access: RestaurantAccess, { state }: OwnDomainRow) => {
    if (state !== 'ended') return;
    const since_at = deps.now().toISOString();
    await updateOwnDomain(tx, access, { state: 'waiting', since_at, next_check_at: since_at });
  };

  app.route({
    method: 'GET',
    url: OWN_DOMAIN_PATHS.ownDomain,
    config: { access: 'owner' },
    schema: {
      summary: 'The restaurant’s own domain, and what was found at its last look-up',
      querystring,
      params,
      response,
    },
    handler: async (request) => await answerOf(await requireRestaurant(deps, request, request.params.id)),
  });

  app.route({
    method: 'PUT',
    url: OWN_DOMAIN_PATHS.ownDomain,
    config: { access: 'owner', rateLimit: publishLimit(deps) },
    schema: {
      summary: 'Sets the own domain; it shows the menu once its records are there',
      querystring,
      params,
      body: setOwnDomainBodySchema,
      response,
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      if (target === undefined) throw new Refusal('own_domains_off');
      const host = parseOwnHost(request.body.host, env);
      if (host === null) throw new Refusal('own_domain_refused');
      const since_at = deps.now().toISOString();
      await deps.db.transaction(async (tx) => {
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        // Typed again it keeps its token, which the DNS may already have.
        const row = await findOwnDomain(tx, access);
        if (row?.host === host) return await waitAgain(tx, access, row);
        await setOwnDomain(tx, access, {
          host,
          token: randomBytes(TOKEN_BYTES).toString('hex'),
          state: 'waiting',
          problem: null,
          points_to: null,
          since_at,
          checked_at: null,
          answered_at: null,
          next_check_at: since_at,
        });
      });
      deps.changes.drop(access.restaurant_id);
      return await answerOf(access);
    },
  });

  app.route({
    method: 'POST',
    url: OWN_DOMAIN_PATHS.check,
    config: { access: 'owner', rateLimit: publishLimit(deps) },
    schema: { summary: 'Looks up the own domain now', querystring, params, body: emptyBody, response },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      if (target === undefined) throw new Refusal('own_domains_off');
      await deps.db.transaction(async (tx) => {
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        const row = await findOwnDomain(tx, access);
        if (!row) throw new Refusal('not_found');
        await waitAgain(tx, access, row);
      });
      await checkOwnDomain(deps, access);
      return await answerOf(access);
    },
  });

  app.route({
    method: 'DELETE',
    url: OWN_DOMAIN_PATHS.ownDomain,
    config: { access: 'owner' },
    schema: {
      summary: 'Removes the own domain; the menu stays at its address here',
      querystring,
      params,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await deps.db.transaction(async (tx) => {
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        await deleteOwnDomain(tx, access);
      });
      deps.changes.drop(access.restaurant_id);
      return reply.code(204).send();
    },
  });
}

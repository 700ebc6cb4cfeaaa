import { z } from 'zod';
import {
  createMenuKeyBodySchema,
  MAX_MENU_KEYS,
  type MenuKey,
  menuKeysAnswerSchema,
  newMenuKeyAnswerSchema,
  publishedMenuAnswerSchema,
} from '../../shared/api/keys.ts';
import { Refusal } from '../../shared/errors.ts';
import { foldText } from '../../shared/fold-text.ts';
import { idSchema } from '../../shared/menu.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';
import { authorizeUser, sessionProof } from '../accounts/authorized-user.ts';
import { requireUser } from '../accounts/require-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import { hashToken } from '../accounts/token.ts';
import type { Deps } from '../deps.ts';
import { sendTagged } from '../http/answers/send-encoded.ts';
import type { App } from '../http/app.ts';
import { menuKeyLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import type { PageMaker } from '../publishing/memory/page-maker.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import { lockRestaurant, nextId, startCounter } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { openPublishedMenus } from './published-menu.ts';
import { deleteMenuKey, insertMenuKey, listMenuKeys, type MenuKeyRow } from './queries.ts';
import { newMenuKey, requireMenuKey } from './require-key.ts';

const querystring = withLang(z.strictObject({}));
const ofRestaurant = z.strictObject({ id: z.string() });
const ofKey = z.strictObject({ id: z.string(), keyId: z.coerce.number().pipe(idSchema) });

const toMenuKey = ({ id, name, created_at, last_used_on }: MenuKeyRow): MenuKey => ({
  id,
  name,
  created_at,
  last_used_on,
});

/** The keys of a restaurant's till and website, which only read what is published, and what they read. */
export function menuKeyRoutes(app: App, deps: Deps, parts: { memory: PublicStateCache; pages: PageMaker }): void {
  ownerRoutes(app, deps);

  const publishedMenuOf = openPublishedMenus(deps, parts);
  const countRead = app.createRateLimit(menuKeyLimit(deps));
  app.route({
    method: 'GET',
    url: WEBSITE_PATHS.publishedMenu,
    config: { access: 'key' },
    schema: {
      summary: 'What guests see now, for a till or a website',
      querystring,
      response: { 200: publishedMenuAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireMenuKey(deps, request, reply);
      const readCount = await countRead(request);
      if (!readCount.isAllowed && readCount.isExceeded) {
        reply.header('retry-after', readCount.ttlInSeconds);
        throw new Refusal('too_many_requests');
      }
      const menu = await publishedMenuOf(access);
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' });
      return await sendTagged(request, reply, menu, { type: 'application/json; charset=utf-8' });
    },
  });
}

function ownerRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: WEBSITE_PATHS.keys,
    config: { access: 'owner' },
    schema: {
      summary: 'The keys with which a till or a website reads the published menu',
      querystring,
      params: ofRestaurant,
      response: { 200: menuKeysAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      return { keys: (await listMenuKeys(deps.db, access)).map(toMenuKey) };
    },
  });

  app.route({
    method: 'POST',
    url: WEBSITE_PATHS.keys,
    config: { access: 'owner' },
    schema: {
      summary: 'Makes a key, which is shown this once',
      querystring,
      params: ofRestaurant,
      body: createMenuKeyBodySchema,
      response: { 201: newMenuKeyAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const now = deps.now();
      const proof = sessionProof(await requireUser(deps, request), now);
      const { name } = request.body;
      const folded_name = foldText(name).replace(/\s+/gu, ' ').trim();
      const created_at = now.toISOString();
      const secret = newMenuKey();
      const id = await deps.db.transaction(async (tx) => {
        const authorized = await authorizeUser(tx, proof);
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        const keys = await listMenuKeys(tx, access);
        if (keys.length >= MAX_MENU_KEYS) throw new Refusal('too_many_keys', { params: { max: MAX_MENU_KEYS } });
        if (keys.some((key) => key.folded_name === folded_name))
          throw new Refusal('key_name_taken', { params: { name } });
        await startCounter(tx, access, 'key');
        const keyId = await nextId(tx, access, 'key');
        const row = { id: keyId, name, folded_name, token_hash: hashToken(secret), created_at };
        await insertMenuKey(authorized, access, row);
        await recordSecurityEvent(authorized, { kind: 'menu_key_made', now });
        return keyId;
      });
      return reply.code(201).send({ key: { id, name, created_at, last_used_on: null }, secret });
    },
  });

  app.route({
    method: 'DELETE',
    url: WEBSITE_PATHS.key,
    config: { access: 'owner' },
    schema: {
      summary: 'Revokes a key at once',
      querystring,
      params: ofKey,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const now = deps.now();
      const proof = sessionProof(await requireUser(deps, request), now);
      await deps.db.transaction(async (tx) => {
        const authorized = await authorizeUser(tx, proof);
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        if (!(await deleteMenuKey(authorized, access, request.params.keyId))) throw new Refusal('not_found');
        await recordSecurityEvent(authorized, { kind: 'menu_key_revoked', now });
      });
      return reply.code(204).send();
    },
  });
}

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { userAnswerSchema } from '../../shared/api/accounts.ts';
import {
  addPasskeyBodySchema,
  creationOptionsSchema,
  type Passkey,
  passkeyAnswerSchema,
  passkeyEntryAnswerSchema,
  passkeysAnswerSchema,
  renamePasskeyBodySchema,
  requestOptionsSchema,
} from '../../shared/api/passkeys.ts';
import { Refusal } from '../../shared/errors.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { AccountHooks } from '../accounts/account-hooks.ts';
import { authorizeUser, sessionProof } from '../accounts/authorized-user.ts';
import { deviceToken, setDeviceCookie } from '../accounts/known-device.ts';
import { requireConfirmedUser, requireUser } from '../accounts/require-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import { toUser } from '../accounts/to-user.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { signInLimit } from '../http/guards/rate-limits.ts';
import { sessionToken, setSessionCookie } from '../http/guards/session-cookie.ts';
import { xsrfNonce } from '../http/guards/xsrf.ts';
import { withLang } from '../http/lang-query.ts';
import { addPasskey, passkeyCreationOptions } from './add-passkey.ts';
import { deletePasskey, listPasskeys, type PasskeyRow, renamePasskey } from './queries.ts';
import { passkeyRequestOptions, signInByPasskey } from './sign-in-by-passkey.ts';

const querystring = withLang(z.strictObject({}));
const params = z.strictObject({ id: z.uuid() });

/** Passkeys: a second way to sign in, beside the code by mail. */
export function passkeyRoutes(app: App, deps: Deps, later: Pick<AccountHooks, 'restaurantsOf' | 'onSignIn'>): void {
  signInRoutes(app, deps, later);
  ownRoutes(app, deps);
}

function signInRoutes(
  app: App,
  deps: Deps,
  { restaurantsOf, onSignIn }: Pick<AccountHooks, 'restaurantsOf' | 'onSignIn'>,
): void {
  const config = { access: 'everyone', rateLimit: signInLimit(deps) } as const;

  app.route({
    method: 'POST',
    url: API_PATHS.loginPasskeyOptions,
    config,
    schema: {
      summary: 'What a browser is to sign with a passkey; the same for everybody',
      querystring,
      response: { 200: requestOptionsSchema },
    },
    handler: async (request) => passkeyRequestOptions(deps, nonceOf(deps, request)),
  });

  app.route({
    method: 'POST',
    url: API_PATHS.loginPasskey,
    config,
    schema: {
      summary: 'Signs in by a passkey',
      querystring,
      body: passkeyAnswerSchema,
      response: { 200: userAnswerSchema },
    },
    handler: async (request, reply) => {
      const { user, token, device_token } = await signInByPasskey(deps, {
        answer: request.body,
        nonce: nonceOf(deps, request),
        device: request.headers['user-agent'] ?? '',
        oldToken: sessionToken(request, deps.env),
        oldDevice: deviceToken(request, deps),
      });
      setSessionCookie(reply, deps.env, token);
      setDeviceCookie(reply, deps, device_token);
      reply.renewXsrf(token);
      await onSignIn(user.id);
      return { user: toUser(user, await restaurantsOf(deps.db, request, user.id)) };
    },
  });
}

function ownRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: API_PATHS.passkeys,
    config: { access: 'user' },
    schema: { summary: 'The user’s passkeys', querystring, response: { 200: passkeysAnswerSchema } },
    handler: async (request) => {
      const { user_id } = await requireUser(deps, request);
      return { passkeys: (await listPasskeys(deps.db, user_id)).map(toPasskey) };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.passkeysOptions,
    config: { access: 'user', rateLimit: signInLimit(deps) },
    schema: {
      summary: 'What a browser is to make a passkey by',
      querystring,
      response: { 200: creationOptionsSchema },
    },
    handler: async (request) => await passkeyCreationOptions(deps, await requireConfirmedUser(deps, request)),
  });

  app.route({
    method: 'POST',
    url: API_PATHS.passkeys,
    config: { access: 'user', rateLimit: signInLimit(deps) },
    schema: {
      summary: 'Keeps the passkey that the browser made',
      querystring,
      body: addPasskeyBodySchema,
      response: { 201: passkeyEntryAnswerSchema },
    },
    handler: async (request, reply) => {
      const signedIn = await requireUser(deps, request);
      return reply.code(201).send({ passkey: toPasskey(await addPasskey(deps, signedIn, request.body)) });
    },
  });

  app.route({
    method: 'PATCH',
    url: API_PATHS.passkey,
    config: { access: 'user' },
    schema: {
      summary: 'Renames a passkey',
      querystring,
      params,
      body: renamePasskeyBodySchema,
      response: { 200: passkeyEntryAnswerSchema },
    },
    handler: async (request) => {
      const { user_id } = await requireUser(deps, request);
      const row = await renamePasskey(deps.db, user_id, request.params.id, request.body.name);
      if (!row) throw new Refusal('not_found');
      return { passkey: toPasskey(row) };
    },
  });

  app.route({
    method: 'DELETE',
    url: API_PATHS.passkey,
    config: { access: 'user' },
    schema: { summary: 'Removes a passkey', querystring, params, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const now = deps.now();
      const proof = sessionProof(await requireUser(deps, request), now);
      await deps.db.transaction(async (tx) => {
        const authorized = await authorizeUser(tx, proof);
        if (!(await deletePasskey(authorized, request.params.id))) throw new Refusal('not_found');
        await recordSecurityEvent(authorized, { kind: 'passkey_removed', now });
      });
      return reply.code(204).send();
    },
  });
}

function nonceOf(deps: Pick<Deps, 'env'>, request: FastifyRequest): string {
  const nonce = xsrfNonce(request, deps.env);
  // The XSRF token is bound to it, so every request that passed that check has one.
  if (!nonce) throw new Refusal('xsrf_mismatch');
  return nonce;
}

/** The public shape of a passkey. */
const toPasskey = ({ id, name, backed_up, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  backed_up,
  created_at,
  last_used_at,
});

import { createHmac } from 'node:crypto';
import csrfProtection from '@fastify/csrf-protection';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../../shared/errors.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import type { App } from '../app.ts';
import { isCrossSite } from './cross-site.ts';
import { privateCookieFlags, privateCookieName, sessionToken } from './session-cookie.ts';

const TOKEN_COOKIE = 'XSRF-TOKEN';
const TOKEN_HEADER = 'x-xsrf-token';
const NONCE_COOKIE = 'xsrf-nonce';
// Used in place of the session while there is none; a token is never this short.
const NO_SESSION = 'none';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** The browser's anonymous nonce in an HttpOnly cookie: tokens issued before sign-in are bound to it. */
export const xsrfNonce = (request: FastifyRequest, env: Pick<Deps['env'], 'is_https'>): string | undefined =>
  request.cookies[privateCookieName(env, NONCE_COOKIE)];

declare module 'fastify' {
  interface FastifyReply {
    /** Issues a new XSRF token for this session, or for none; called whenever the session changes. */
    renewXsrf(sessionToken: string | null): void;
  }
}

/**
 * Every unsafe request sends the readable cookie XSRF-TOKEN back as the header X-XSRF-TOKEN (specification §7), or is
 * refused with 419 before its body is read; a request that the browser marks as cross-site is refused with 403. The
 * token is bound by an HMAC to an HttpOnly nonce and to the session, so a token that was planted before sign-in is
 * invalid afterwards. The readable cookie keeps the specification's name on https too: without the nonce, whose cookie
 * has the prefix there, it is worthless.
 */
export async function setUpXsrf(app: App, deps: Pick<Deps, 'env' | 'secret'>): Promise<void> {
  const cookieFlags = privateCookieFlags(deps.env);
  await app.register(csrfProtection, {
    cookieKey: privateCookieName(deps.env, NONCE_COOKIE),
    cookieOpts: cookieFlags,
    csrfOpts: { userInfo: true, hmacKey: createHmac('sha256', deps.secret).update('xsrf').digest('base64') },
    getToken: headerToken,
    getUserInfo: (request: FastifyRequest) => sessionToken(request, deps.env) || NO_SESSION,
    logLevel: 'debug',
  });

  app.decorateReply('renewXsrf', function renewXsrf(this: FastifyReply, session: string | null) {
    const xsrfToken = this.generateCsrf({ userInfo: session || NO_SESSION, ...cookieFlags });
    this.setCookie(TOKEN_COOKIE, xsrfToken, { ...cookieFlags, httpOnly: false });
  });

  app.addHook('onRequest', (request, reply, done) => {
    const isExempt = SAFE_METHODS.has(request.method) || request.is404 || request.routeOptions.config.xsrf === false;
    if (isExempt) done();
    else if (isCrossSite(request, deps.env)) done(new Refusal('cross_site'));
    else app.csrfProtection(request, reply, done);
  });

  app.route({
    method: 'GET',
    url: API_PATHS.csrfCookie,
    config: { access: 'everyone' },
    schema: { summary: 'Sets the cookie XSRF-TOKEN', response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      reply.renewXsrf(sessionToken(request, deps.env) ?? null);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
}

function headerToken(request: FastifyRequest): string | undefined {
  const tokenHeader = request.headers[TOKEN_HEADER];
  if (typeof tokenHeader !== 'string') return undefined;
  // Browsers' cookies are percent-encoded, and clients differ in whether they decode them.
  try {
    return decodeURIComponent(tokenHeader);
  } catch {
    return undefined;
  }
}

import { z } from 'zod';
import { Refusal } from '../../../shared/errors.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import { readFacts } from '../../db/facts-queries.ts';
import type { Deps } from '../../deps.ts';
import {
  installationMark,
  readSignedNonce,
  type SeenRequest,
  SIGNED_REQUEST_HEADER,
  seenAnswerSchema,
  signAnswer,
} from '../../signed-request.ts';
import type { App } from '../app.ts';

/**
 * GET /healthz/request, for `npm run doctor`: what this server sees of a request that came through the proxies. Without
 * the signature of this installation's secret it is an address like any other that doesn't exist.
 */
export function seenRequestRoute(
  app: App,
  { env, db, now, secret }: Pick<Deps, 'env' | 'db' | 'now' | 'secret'>,
): void {
  app.route({
    method: 'GET',
    url: API_PATHS.seenRequest,
    config: { access: 'everyone' },
    schema: {
      summary: 'How the server sees a request that this installation has signed; for all others there is none',
      response: { 200: seenAnswerSchema },
    },
    handler: async (request, reply) => {
      const { origin } = new URL(env.PUBLIC_URL);
      const nonce = readSignedNonce(secret, request.headers[SIGNED_REQUEST_HEADER], { origin, now: now() });
      if (nonce === undefined) throw new Refusal('not_found');
      const facts = await readFacts(db).catch(() => undefined);
      const forwarded = z.string().catch('').parse(request.headers['x-forwarded-for']);
      const seenRequest: SeenRequest = {
        address: request.ip,
        peer: request.socket.remoteAddress ?? '',
        forwarded_for: forwarded
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
        protocol: request.protocol,
        host: request.host,
        time: now().toISOString(),
        installation: facts ? installationMark(secret, facts.store_id) : null,
      };
      const text = JSON.stringify(seenRequest);
      reply.header('cache-control', 'no-store');
      return { seen: text, signature: signAnswer(secret, nonce, text) };
    },
  });
}

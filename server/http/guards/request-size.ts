import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../../../shared/errors.ts';
import type { App } from '../app.ts';

/** Of the whole head of a request; Node answers a longer one with 431. Browsers send some 2 KB, proxies add as much. */
export const MAX_HEAD_BYTES = 8 * 1024;
/** Our longest address, a link in a mail, has some 300 characters. */
const MAX_ADDRESS_CHARACTERS = 2_048;

const TOO_LONG = Buffer.from('{"error":{"code":"bad_request","message":"The address is too long."}}');
const TOO_LONG_HEAD = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': TOO_LONG.length,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

/**
 * Answers a request whose address is too long, before anything parses it. Returns whether it did. Routers, parsers and
 * expressions may need time that grows faster than the text.
 */
export function hasRefusedLongAddress({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (url.length <= MAX_ADDRESS_CHARACTERS) return false;
  response.writeHead(414, TOO_LONG_HEAD).end(TOO_LONG);
  return true;
}

/**
 * Parameters with control characters are answered as unknown ids: the databases and the payment provider don't accept
 * them. The guests' pages, which are without scripts, answer a malformed address themselves.
 */
export function refuseControlCharacters(app: App): void {
  app.addHook('onRequest', ({ params, routeOptions }, _reply, done) => {
    const paramValues = Object.values(params ?? {});
    const isMalformed = paramValues.some((value) => typeof value === 'string' && /\p{Cc}/u.test(value));
    done(isMalformed && routeOptions.config.scripts !== 'none' ? new Refusal('not_found') : undefined);
  });
}

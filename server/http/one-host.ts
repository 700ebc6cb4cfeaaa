import { Refusal } from '../../shared/errors.ts';
import type { App } from './app.ts';

/**
 * Refuses a request with two Host headers, as RFC 9112 §3.2 asks: Node takes the first, while a proxy in front of it may
 * have gone by the second.
 */
export function requireOneHost(app: App): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0;
    // Names and values take turns.
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index];
      if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    }
    done(hosts > 1 ? new Refusal('bad_request') : undefined);
  });
}

import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../../shared/errors.ts';
import type { App } from '../app.ts';

/** Whether a request has exactly one Host header. Names and values alternate in `rawHeaders`. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hostCount = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const headerName = rawHeaders[index];
    if (headerName?.length === 4 && headerName.toLowerCase() === 'host') hostCount += 1;
  }
  return hostCount <= 1;
}

/**
 * Refuses a request with two Host headers, as RFC 9112 §3.2 requires: Node reads the first, while a proxy in front of it
 * may have used the second.
 */
export function requireOneHost(app: App): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => done(hasOneHost(raw) ? undefined : new Refusal('bad_request')));
}

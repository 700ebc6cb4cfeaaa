import { NODE_HEADER } from '../test/balancer.ts';
import { mailedCode } from '../test/mailed-code.ts';

/** `status` 0: there was no answer, because of `reason`. */
export type VisitorResponse = {
  status: number;
  body: string;
  reason?: string;
  /** The number of the node that was asked; NaN or missing if no balancer says it. */
  node?: number | undefined;
};
/** @param body A text or a stream is sent as it is, with `headers`. */
export type SendRequest = (
  method: string,
  path: string,
  body?: object | string,
  options?: { deadline_ms?: number; headers?: Record<string, string> },
) => Promise<VisitorResponse>;

const DEADLINE_MS = 25_000;
const BAD_GATEWAY = 502;

/**
 * Calls a server as a browser's app does, and returns every outcome as an answer.
 * @param origin Of a server, or of the one that each request is sent to.
 */
export function newVisitor(origin: string | (() => string)): SendRequest {
  const cookies = new Map<string, string>();
  return async (method, path, body, { deadline_ms = DEADLINE_MS, headers: extra = {} } = {}) => {
    const headers = new Headers({
      accept: 'application/json',
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    });
    const isStream = body instanceof ReadableStream;
    const isReady = typeof body === 'string' || body instanceof FormData || isStream;
    if (body && !isReady) headers.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    const sent = isReady ? body : body && JSON.stringify(body);
    const signal = AbortSignal.timeout(deadline_ms);
    let node: number | undefined;
    try {
      const answer = await fetch((typeof origin === 'string' ? origin : origin()) + path, {
        method,
        headers,
        signal,
        redirect: 'manual',
        ...(sent ? { body: sent } : {}),
        ...(isStream ? { duplex: 'half' } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      node = Number(answer.headers.get(NODE_HEADER) ?? undefined);
      const text = await answer.text();
      // The balancer's own: the node did not answer.
      if (answer.status === BAD_GATEWAY) return { status: 0, body: '', reason: 'bad gateway', node };
      return { status: answer.status, body: text, node };
    } catch (error) {
      return { status: 0, body: '', reason: reasonOf(error), node };
    }
  };
}

/** The network's error code, or the error's name. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** The JSON of a successful answer: for setup and checks before and after the faults. */
export async function insist<Body>(ask: SendRequest, method: string, path: string, body?: object): Promise<Body> {
  const { status, body: text, reason } = await ask(method, path, body);
  if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${reason ?? text}`);
  // The API's contract; the routes' own tests check the shapes.
  return JSON.parse(text || 'null') as Body;
}

/**
 * Signs a new owner up, and creates the restaurant.
 * @param mails The address of the outbox, if it isn't shown at the origin.
 */
export async function newOwner(
  origin: string,
  name: string,
  mails = origin,
): Promise<{ ask: SendRequest; restaurant_id: string }> {
  const ask = newVisitor(origin);
  const email = `${name}@example.com`;
  await ask('GET', '/sanctum/csrf-cookie');
  await insist(ask, 'POST', '/register', { email, locale: 'en' });
  await insist(ask, 'POST', '/confirm', { email, code: await mailedCode(mails, email) });
  const fields = { name: 'Chez Faults', main_locale: 'en', currency: 'CAD', timezone: 'UTC' };
  const { restaurant } = await insist<{ restaurant: { id: string } }>(ask, 'POST', '/api/restaurants', fields);
  return { ask, restaurant_id: restaurant.id };
}

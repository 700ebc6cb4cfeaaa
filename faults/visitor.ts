import { mailedCode } from '../test/mailed-code.ts';

/** `status` 0: there was no answer, because of `reason`. */
export type VisitorResponse = { status: number; body: string; reason?: string };
/** @param body A text is sent as it is, with `headers`. */
export type SendRequest = (
  method: string,
  path: string,
  body?: object | string,
  options?: { deadline_ms?: number; headers?: Record<string, string> },
) => Promise<VisitorResponse>;

const DEADLINE_MS = 25_000;

/** Calls a server as a browser's app does, and returns every outcome as an answer. */
export function newVisitor(origin: string): SendRequest {
  const cookies = new Map<string, string>();
  return async (method, path, body, { deadline_ms = DEADLINE_MS, headers: extra = {} } = {}) => {
    const headers = new Headers({
      accept: 'application/json',
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    });
    const isReady = typeof body === 'string' || body instanceof FormData;
    if (body && !isReady) headers.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    const sent = isReady ? body : body && JSON.stringify(body);
    const signal = AbortSignal.timeout(deadline_ms);
    try {
      const answer = await fetch(origin + path, {
        method,
        headers,
        signal,
        redirect: 'manual',
        ...(sent ? { body: sent } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return { status: answer.status, body: await answer.text() };
    } catch (error) {
      return { status: 0, body: '', reason: reasonOf(error) };
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

/** Signs a new owner up, and creates the restaurant. */
export async function newOwner(origin: string, name: string): Promise<{ ask: SendRequest; restaurant_id: string }> {
  const ask = newVisitor(origin);
  const email = `${name}@example.com`;
  await ask('GET', '/sanctum/csrf-cookie');
  await insist(ask, 'POST', '/register', { email, locale: 'en' });
  await insist(ask, 'POST', '/confirm', { email, code: await mailedCode(origin, email) });
  const fields = { name: 'Chez Faults', main_locale: 'en', currency: 'CAD', timezone: 'UTC' };
  const { restaurant } = await insist<{ restaurant: { id: string } }>(ask, 'POST', '/api/restaurants', fields);
  return { ask, restaurant_id: restaurant.id };
}

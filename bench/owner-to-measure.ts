import { mailedCode } from '../test/mailed-code.ts';

/** Calls the API as a signed-in owner: `call('POST', '/api/…', body)` → the answer's JSON. */
export type CallApi = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** Registers an owner, whose mails are in the server's outbox unless `readCode` says otherwise. `cookies` is filled with the session's. */
export async function signUpOwner(
  url: string,
  email = 'bench@example.com',
  cookies = new Map<string, string>(),
  readCode: (email: string) => Promise<string> = (address) => mailedCode(url, address),
): Promise<CallApi> {
  const call: CallApi = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = new Headers({
      accept: 'application/json',
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    });
    const isForm = body instanceof FormData;
    if (body && !isForm) headers.set('content-type', 'application/json');
    const sent = isForm ? body : body && JSON.stringify(body);
    const answer = await fetch(url + path, { method, headers, ...(sent ? { body: sent } : {}) });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    // The API's contract; benchmarks trust the routes' own tests for the shapes.
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return (isJson ? JSON.parse(text) : text || null) as Answer;
  };

  await call('GET', '/sanctum/csrf-cookie');
  await call('POST', '/register', { email, locale: 'en' });
  await call('POST', '/confirm', { email, code: await readCode(email) });
  return call;
}

import { tokenOf } from './fill-database.ts';

/** Calls the API with the session that the database was filled with. */
export async function ownerByNumber(
  url: string,
  number: number,
): Promise<(method: string, path: string, body: object) => Promise<void>> {
  const session = encodeURIComponent(tokenOf(number));
  // The token is the session's.
  const begun = await fetch(`${url}/sanctum/csrf-cookie`, { headers: { cookie: `session=${session}` } });
  const cookies = new Map([['session', session], ...begun.headers.getSetCookie().map(cookieOf)]);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  };
  return async (method, path, body) => {
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  };
}

function cookieOf(header: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  return [name, value];
}

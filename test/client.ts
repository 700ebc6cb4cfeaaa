import type { LightMyRequestResponse as Response } from 'fastify';
import { API_PATHS } from '../shared/paths.ts';
import type { TestApp } from './test-app.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser's side of the API: keeps cookies, sends the XSRF token and the restaurant's id as the app does. */
export type Client = {
  get(url: string, headers?: Record<string, string>): Promise<Response>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  put(url: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  patch(url: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  delete(url: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  /** Sends a form with files. */
  upload(url: string, form: FormData, headers?: Record<string, string>): Promise<Response>;
  cookies: Map<string, string>;
  /** Sent as X-Restaurant-Id with unsafe requests once it is set. */
  restaurant_id: string | null;
};

/** A visitor without a session. */
export async function newClient({ app }: Pick<TestApp, 'app'>): Promise<Client> {
  const cookies = new Map<string, string>();

  const send = async (
    method: HttpMethod,
    url: string,
    payload: object | Buffer | undefined,
    extra: Record<string, string> = {},
  ): Promise<Response> => {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (cookies.size > 0) headers['cookie'] = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = cookies.get('XSRF-TOKEN');
    if (method !== 'GET' && token !== undefined) headers['x-xsrf-token'] = decodeURIComponent(token);
    if (method !== 'GET' && client.restaurant_id !== null) headers['x-restaurant-id'] = client.restaurant_id;
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...extra },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isGone) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    return response;
  };

  const client: Client = {
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    patch: (url, body, headers) => send('PATCH', url, body, headers),
    delete: (url, body, headers) => send('DELETE', url, body, headers),
    upload: async (url, form, headers) => {
      // The platform's own encoding of a form.
      const encoded = new globalThis.Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      return send('POST', url, Buffer.from(await encoded.arrayBuffer()), { 'content-type': type, ...headers });
    },
    cookies,
    restaurant_id: null,
  };
  await client.get(API_PATHS.csrfCookie);
  return client;
}

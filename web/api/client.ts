import * as z from 'zod';
import { ERROR_STATUS, type ErrorCode, FIELD_PROBLEMS } from '../../shared/errors.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { ApiProblem, NetworkProblem, UnreadableAnswer } from './api-problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the client knows of the world around it. */
export type ClientOptions = {
  /** Scheme and host without a slash at the end; empty for the page's own. */
  origin: string;
  fetch: typeof fetch;
  locale(): AppLocale;
  /** The value of the cookie XSRF-TOKEN. */
  xsrfToken(): string | undefined;
  /** The signed-in owner's restaurant: a change that was made for one never reaches another. */
  restaurantId(): string | undefined;
  /** Called when the server knows of no session any more. */
  onSessionLost(): void;
};

export type AskOptions = {
  query?: Record<string, string | number | boolean>;
  signal?: AbortSignal | undefined;
};

export type Ask = <Schema extends z.ZodType>(
  schema: Schema,
  method: Method,
  path: string,
  body?: object | FormData,
  options?: AskOptions,
) => Promise<z.output<Schema>>;

const errorBodySchema = z.object({
  error: z.object({
    // The keys of a const table; zod wants them as a tuple.
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.object({ code: z.enum(FIELD_PROBLEMS), message: z.string() })).optional(),
  }),
});

/**
 * Makes the one way to the server (specification §7): every request carries the language, cookies, and where it changes
 * something the XSRF token and the restaurant; the answer is checked against its schema.
 * @throws ApiProblem, NetworkProblem or UnreadableAnswer; an abort as the browser throws it.
 */
export function createAsk(client: ClientOptions): Ask {
  const send = sender(client);
  return async (schema, method, path, body, options = {}) => {
    if (method !== 'GET' && !client.xsrfToken()) await send('GET', API_PATHS.csrfCookie, undefined, {});
    let answer = await send(method, path, body, options);
    if (answer.status === ERROR_STATUS.xsrf_mismatch) {
      await send('GET', API_PATHS.csrfCookie, undefined, {});
      answer = await send(method, path, body, options);
    }
    if (answer.status === ERROR_STATUS.unauthenticated) client.onSessionLost();
    const content = await readJson(answer, path);
    if (!answer.ok) throw toProblem(answer.status, content, path);
    const parsed = schema.safeParse(content);
    if (!parsed.success) throw new UnreadableAnswer(path, parsed.error);
    return parsed.data;
  };
}

/** Gets a file of the owner's. */
export type AskFile = (path: string, options?: AskOptions) => Promise<Blob>;

/**
 * Makes the way to files: as `createAsk`, but the answer is the file.
 * @throws ApiProblem, NetworkProblem or UnreadableAnswer; an abort as the browser throws it.
 */
export function createAskFile(client: ClientOptions): AskFile {
  const send = sender(client);
  return async (path, options = {}) => {
    const answer = await send('GET', path, undefined, options);
    if (answer.status === ERROR_STATUS.unauthenticated) client.onSessionLost();
    if (!answer.ok) throw toProblem(answer.status, await readJson(answer, path), path);
    try {
      return await answer.blob();
    } catch (error) {
      throw new NetworkProblem(error);
    }
  };
}

function sender(client: ClientOptions) {
  return async (method: Method, path: string, body: object | FormData | undefined, options: AskOptions) => {
    const query = new URLSearchParams({ lang: client.locale() });
    for (const [name, value] of Object.entries(options.query ?? {})) query.set(name, String(value));
    const headers = new Headers({ accept: 'application/json' });
    if (method !== 'GET') {
      headers.set('x-xsrf-token', client.xsrfToken() ?? '');
      const restaurant = client.restaurantId();
      if (restaurant) headers.set('x-restaurant-id', restaurant);
    }
    if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json');
    const sent = body instanceof FormData ? body : body && JSON.stringify(body);
    try {
      return await client.fetch(`${client.origin}${path}?${query}`, {
        method,
        headers,
        credentials: 'include',
        ...(sent ? { body: sent } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new NetworkProblem(error);
    }
  };
}

async function readJson(answer: Response, path: string): Promise<unknown> {
  let text: string;
  try {
    text = await answer.text();
  } catch (error) {
    throw new NetworkProblem(error);
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableAnswer(path, error);
  }
}

function toProblem(status: number, content: unknown, path: string): Error {
  const body = errorBodySchema.safeParse(content);
  return body.success ? new ApiProblem({ status, ...body.data.error }) : new UnreadableAnswer(path, body.error);
}

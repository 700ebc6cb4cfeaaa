import * as z from 'zod/mini';
import { DECLINE_REASONS, ERROR_STATUS, type ErrorCode, FIELD_PROBLEMS } from '../../shared/errors.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { ApiProblem, isRestaurantLost, NetworkProblem } from './api-problem.ts';
import { startDeadline } from './deadline.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `fetch`; `stillAlive` is called at each progress. */
export type Transport = (url: string, request: RequestInit, stillAlive: () => void) => Promise<Response>;

/** The client's dependencies. */
export type ClientOptions = {
  /** Scheme and host without a trailing slash; empty for the page's own. */
  origin: string;
  fetch: Transport;
  /** How long a request may be silent before it is aborted, in milliseconds. */
  silence_ms: number;
  /** The same for a request with files. */
  upload_silence_ms: number;
  locale(): AppLocale;
  /** The value of the cookie XSRF-TOKEN. */
  xsrfToken(): string | undefined;
  /** The signed-in owner's restaurant: a change made for one restaurant never reaches another. */
  restaurantId(): string | undefined;
  /** Called when the server no longer knows the session. */
  onSessionLost(): void;
  /** Called when the server refuses the restaurant that the request names: it isn't the user's any more, or the user is another. */
  onRestaurantLost(): void;
  /**
   * Called when a request needs a fresh sign-in; resolves to whether the owner signed in, after which it is sent again.
   */
  confirmIdentity(): Promise<boolean>;
};

export type AskOptions = {
  query?: Record<string, string | number | boolean>;
  signal?: AbortSignal | undefined;
};

const errorBodySchema = z.object({
  error: z.object({
    // The keys of a const table; zod wants them as a tuple.
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.optional(
      z.record(z.string(), z.object({ code: z.enum([...FIELD_PROBLEMS, ...DECLINE_REASONS]), message: z.string() })),
    ),
  }),
});

/** Sends a request with the token that a change needs, and again after a new token or the owner's confirmation. */
export function createExchange(client: ClientOptions) {
  const sendRequest = createSender(client);
  return async <Answer>(
    request: AskedFor,
    read: (answer: Response) => Promise<Answer>,
    problemOf: (answer: Answer) => ApiProblem | undefined,
  ): Promise<Answer> => {
    if (request.method !== 'GET' && !client.xsrfToken()) await sendRequest(TOKEN_REQUEST, readText);
    let answer = await sendRequest(request, read);
    let apiProblem = problemOf(answer);
    if (apiProblem?.code === 'xsrf_mismatch') {
      await sendRequest(TOKEN_REQUEST, readText);
      answer = await sendRequest(request, read);
      apiProblem = problemOf(answer);
    }
    if (apiProblem?.code === 'confirmation_required' && (await client.confirmIdentity())) {
      answer = await sendRequest(request, read);
      apiProblem = problemOf(answer);
    }
    if (apiProblem?.code === 'unauthenticated') client.onSessionLost();
    if (apiProblem && isRestaurantLost(apiProblem)) client.onRestaurantLost();
    if (apiProblem) throw apiProblem;
    return answer;
  };
}

export type AskedFor = { method: HttpMethod; path: string; body: object | FormData | undefined; options: AskOptions };

const TOKEN_REQUEST: AskedFor = { method: 'GET', path: API_PATHS.csrfCookie, body: undefined, options: {} };

function headersOf(client: ClientOptions): Headers {
  const headers = new Headers({ accept: 'application/json' });
  const xsrfToken = client.xsrfToken();
  if (xsrfToken) headers.set('x-xsrf-token', xsrfToken);
  // A read names it, too: of somebody's several restaurants another may be open in another tab.
  const restaurant = client.restaurantId();
  if (restaurant) headers.set('x-restaurant-id', restaurant);
  return headers;
}

/** Sends the request and reads the answer before the deadline. */
function createSender(client: ClientOptions) {
  return async <Answer>(askedRequest: AskedFor, read: (answer: Response) => Promise<Answer>): Promise<Answer> => {
    const { method, path, body, options } = askedRequest;
    const query = new URLSearchParams({ lang: client.locale() });
    for (const [name, value] of Object.entries(options.query ?? {})) query.set(name, String(value));
    const requestHeaders = headersOf(client);
    const hasFiles = body instanceof FormData;
    if (body && !hasFiles) requestHeaders.set('content-type', 'application/json');
    const requestBody = hasFiles ? body : body && JSON.stringify(body);
    const requestDeadline = startDeadline(hasFiles ? client.upload_silence_ms : client.silence_ms, options.signal);
    try {
      const request: RequestInit = {
        method,
        headers: requestHeaders,
        credentials: 'include',
        signal: requestDeadline.signal,
      };
      if (requestBody) request.body = requestBody;
      const httpAnswer = await client.fetch(`${client.origin}${path}?${query}`, request, requestDeadline.renew);
      requestDeadline.renew();
      return await read(httpAnswer);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new NetworkProblem(error);
    } finally {
      requestDeadline.end();
    }
  };
}

export type TextAnswer = { status: number; ok: boolean; text: string; retry_after: string | null };

export const readText = async (answer: Response): Promise<TextAnswer> => ({
  status: answer.status,
  ok: answer.ok,
  text: await answer.text(),
  retry_after: answer.headers.get('retry-after'),
});

export function parseText({ text }: TextAnswer): { content: unknown; is_json: boolean } {
  try {
    return { content: JSON.parse(text), is_json: true };
  } catch {
    return { content: undefined, is_json: false };
  }
}

/** Our server's refusal; undefined if the answer isn't one. */
export function refusalOf(answer: TextAnswer): ApiProblem | undefined {
  if (answer.ok) return undefined;
  const body = errorBodySchema.safeParse(parseText(answer).content);
  // In seconds; our server never sends the header as an HTTP date.
  const retrySeconds = Number(answer.retry_after ?? Number.NaN);
  const retry_after_ms = Number.isFinite(retrySeconds) ? retrySeconds * 1_000 : undefined;
  return body.success ? new ApiProblem({ status: answer.status, ...body.data.error, retry_after_ms }) : undefined;
}

import * as z from 'zod/mini';
import { DECLINE_REASONS, ERROR_STATUS, type ErrorCode, FIELD_PROBLEMS } from '../../shared/errors.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { ApiProblem, NetworkProblem, UnreadableAnswer } from './api-problem.ts';
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
  /**
   * Called when a request needs a fresh sign-in; resolves to whether the owner signed in, after which it is sent again.
   */
  confirmIdentity(): Promise<boolean>;
};

type AskOptions = {
  query?: Record<string, string | number | boolean>;
  signal?: AbortSignal | undefined;
};

export type AskApi = <Schema extends z.ZodMiniType>(
  schema: Schema,
  method: HttpMethod,
  path: string,
  body?: object | FormData,
  options?: AskOptions,
) => Promise<z.output<Schema>>;

const NO_CONTENT = 204;

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

/**
 * Creates the one way to call the server (specification §7): every request carries the language, cookies and the XSRF
 * token once there is one, and a change also the restaurant; the answer is checked against its schema.
 * @throws ApiProblem, NetworkProblem or UnreadableAnswer; the browser's own error if it is aborted.
 */
export function createAsk(client: ClientOptions): AskApi {
  const exchange = createExchange(client);
  return async (schema, method, path, body, options = {}) => {
    const textAnswer = await exchange({ method, path, body, options }, readText, findProblem);
    const { content, is_json } = parseText(textAnswer);
    const isEmpty = textAnswer.status === NO_CONTENT;
    const parsedContent = textAnswer.ok && (isEmpty || is_json) ? schema.safeParse(content) : undefined;
    if (!parsedContent?.success)
      throw new UnreadableAnswer(path, { status: textAnswer.status, is_json }, parsedContent?.error);
    return parsedContent.data;
  };
}

/** Gets a file of the owner's; with a body, one that is made of it. */
type AskFile = (path: string, options?: AskOptions & { body?: object }) => Promise<Blob>;

/**
 * Like `createAsk`, but the answer is a file.
 * @throws ApiProblem, NetworkProblem or UnreadableAnswer; the browser's own error if it is aborted.
 */
export function createAskFile(client: ClientOptions): AskFile {
  const exchange = createExchange(client);
  return async (path, { body, ...options } = {}) => {
    const request: AskedFor = { method: body ? 'POST' : 'GET', path, body, options };
    const fileAnswer = await exchange(request, readFile, (answer) =>
      answer instanceof Blob ? undefined : findProblem(answer),
    );
    if (fileAnswer instanceof Blob) return fileAnswer;
    throw new UnreadableAnswer(path, { status: fileAnswer.status, is_json: parseText(fileAnswer).is_json });
  };
}

async function readFile(response: Response) {
  // No file of ours is HTML: it comes from something in between.
  const isFile = response.ok && !response.headers.get('content-type')?.startsWith('text/html');
  return isFile ? await response.blob() : await readText(response);
}

/** Sends a request with the token that a change needs, and again after a new token or the owner's confirmation. */
function createExchange(client: ClientOptions) {
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
    if (apiProblem) throw apiProblem;
    return answer;
  };
}

type AskedFor = { method: HttpMethod; path: string; body: object | FormData | undefined; options: AskOptions };

const TOKEN_REQUEST: AskedFor = { method: 'GET', path: API_PATHS.csrfCookie, body: undefined, options: {} };

function headersOf(client: ClientOptions, method: HttpMethod): Headers {
  const headers = new Headers({ accept: 'application/json' });
  const xsrfToken = client.xsrfToken();
  if (xsrfToken) headers.set('x-xsrf-token', xsrfToken);
  const restaurant = method === 'GET' ? undefined : client.restaurantId();
  if (restaurant) headers.set('x-restaurant-id', restaurant);
  return headers;
}

/** Sends the request and reads the answer before the deadline. */
function createSender(client: ClientOptions) {
  return async <Answer>(askedRequest: AskedFor, read: (answer: Response) => Promise<Answer>): Promise<Answer> => {
    const { method, path, body, options } = askedRequest;
    const query = new URLSearchParams({ lang: client.locale() });
    for (const [name, value] of Object.entries(options.query ?? {})) query.set(name, String(value));
    const requestHeaders = headersOf(client, method);
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

type TextAnswer = { status: number; ok: boolean; text: string; retry_after: string | null };

const readText = async (answer: Response): Promise<TextAnswer> => ({
  status: answer.status,
  ok: answer.ok,
  text: await answer.text(),
  retry_after: answer.headers.get('retry-after'),
});

function parseText({ text }: TextAnswer): { content: unknown; is_json: boolean } {
  try {
    return { content: JSON.parse(text), is_json: true };
  } catch {
    return { content: undefined, is_json: false };
  }
}

/** Our server's refusal; undefined if the answer isn't one. */
function findProblem(answer: TextAnswer): ApiProblem | undefined {
  if (answer.ok) return undefined;
  const body = errorBodySchema.safeParse(parseText(answer).content);
  // In seconds; our server never sends the header as an HTTP date.
  const retrySeconds = Number(answer.retry_after ?? Number.NaN);
  const retry_after_ms = Number.isFinite(retrySeconds) ? retrySeconds * 1_000 : undefined;
  return body.success ? new ApiProblem({ status: answer.status, ...body.data.error, retry_after_ms }) : undefined;
}

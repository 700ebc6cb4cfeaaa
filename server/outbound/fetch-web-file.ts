import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Agent } from 'undici';
import type { Env } from '../env.ts';
import { AnswerTooLong, outboundFetch } from './outbound-fetch.ts';
import { type AddressProblem, findWebPagePeer } from './owners-peer.ts';
import { lookupFor, OutboundRefused } from './peer.ts';

/** Why nothing could be loaded from an address. */
export type WebProblem =
  | 'address'
  | AddressProblem
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'sign_in'
  | 'not_there'
  | 'redirects';

export class WebRefusal extends Error {
  readonly reason: WebProblem;

  constructor(reason: WebProblem, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

export type WebFile = {
  /** Where it is, after the redirects. */
  url: URL;
  /** In lower case and without parameters, as its server says; '' if it says nothing. */
  media_type: string;
  /** The name of its encoding, if its server says one. */
  charset: string | undefined;
  /** Fails with what `asWebRefusal` turns into a `WebRefusal`. */
  body: Readable;
};

type FetchRules = {
  env: Pick<Env, 'PUBLIC_URL' | 'WEB_IMPORT_PRIVATE_ORIGINS'>;
  /** Of the body, after decompression. */
  max_bytes: number;
  /** When the time is up for all redirects and the whole body, or the server stops. */
  signal: AbortSignal;
  agent: Agent;
};

const MAX_REDIRECTS = 5;
const CONNECT_TIMEOUT_MS = 5_000;
/** No connection waits for a second file of its server much longer than a page needs to name it. */
const KEEP_ALIVE_MS = 2_000;
const REDIRECT_STATUSES: readonly number[] = [301, 302, 303, 307, 308];
const REFUSING_STATUSES: readonly number[] = [401, 403, 407, 451];
const MISSING_STATUSES: readonly number[] = [404, 410];

/**
 * Connections to the servers of owners' pages. Each connection goes to an address that its own lookup has checked, so that no
 * second answer of the DNS can lead into our network.
 */
export const openWebAgent = (resolve?: Parameters<typeof lookupFor>[1]): Agent =>
  new Agent({
    connect: { lookup: lookupFor({ isOperators: false }, resolve), timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
  });

/**
 * Loads what is at an address that an owner typed, or that a page of it names. Every redirect is checked as the address itself.
 *
 * @throws WebRefusal; the signal's reason if it isn't a timeout.
 */
export async function fetchWebFile(address: string, rules: FetchRules): Promise<WebFile> {
  let url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new WebRefusal('address');
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await request(url, rules);
    const nextPlace = answer.headers.get('location');
    if (!REDIRECT_STATUSES.includes(answer.status) || nextPlace === null) return await toWebFile(url, answer, rules);
    await answer.body?.cancel();
    url = URL.parse(nextPlace, url);
    if (!url) throw new WebRefusal('unreachable');
  }
  throw new WebRefusal('redirects');
}

async function request(url: URL, { env, max_bytes, signal, agent }: FetchRules): Promise<Response> {
  const peer = findWebPagePeer(url.href, env);
  if (typeof peer === 'string') throw new WebRefusal(peer);
  // The time is the signal's. One byte more, so that a body of the allowed length ends by itself.
  const limits = { max_bytes: max_bytes + 1, max_ms: MAX_TIMER_MS };
  const fetchFrom = peer.isOperators ? outboundFetch(peer, limits) : outboundFetch(peer, limits, agent);
  const headers = { accept: ACCEPTED_TYPES, 'user-agent': `Ardoise (+${env.PUBLIC_URL})` };
  try {
    return await fetchFrom(url, { headers, signal });
  } catch (error) {
    throw asWebRefusal(error, signal);
  }
}

const MAX_TIMER_MS = 10 * 60 * 1_000;
const ACCEPTED_TYPES = 'text/html,application/xhtml+xml,application/pdf,image/jpeg,image/png;q=0.9,text/plain;q=0.8';

async function toWebFile(url: URL, answer: Response, { max_bytes }: FetchRules): Promise<WebFile> {
  const { ok: isOk, status, headers, body } = answer;
  const refuse = async (reason: WebProblem) => {
    await body?.cancel();
    throw new WebRefusal(reason);
  };
  if (REFUSING_STATUSES.includes(status)) await refuse('sign_in');
  if (MISSING_STATUSES.includes(status)) await refuse('not_there');
  if (!isOk || !body) await refuse('unreachable');
  // As it says itself, before a byte is loaded. Compressed bodies are counted as they come.
  if (Number(headers.get('content-length') ?? 0) > max_bytes) await refuse('too_large');
  const contentType = headers.get('content-type') ?? '';
  // The same standard, declared twice; `refuse` has thrown if there is no body.
  const stream = Readable.fromWeb(body as unknown as ReadableStream);
  // It may fail before anybody reads it, who then gets the error; without a listener that would end the process.
  stream.on('error', () => undefined);
  return {
    url,
    media_type: contentType.split(';')[0]?.trim().toLowerCase() ?? '',
    charset: /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1],
    body: stream,
  };
}

/** What a failed request, or its body, says to the owner. An interruption that is no timeout stays what it is. */
export function asWebRefusal(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof WebRefusal) return error;
  if (signal.aborted) return isTimeout(signal.reason) ? new WebRefusal('too_slow', error) : signal.reason;
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof OutboundRefused)) return new WebRefusal('not_public', error);
  if (causes.some((cause) => cause instanceof AnswerTooLong)) return new WebRefusal('too_large', error);
  if (causes.some((cause) => isTimeout(cause))) return new WebRefusal('too_slow', error);
  return new WebRefusal('unreachable', error);
}

/** Not of connecting: a server that answers at another port is no slow one. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && ['TimeoutError', 'HeadersTimeoutError'].includes(error.name);

/** The error and what it was caused by: undici wraps the reason. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause);
  return causes;
}

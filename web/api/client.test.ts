import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openInBetween } from '../../test/in-between.ts';
import { ApiProblem, NetworkProblem, UnreadableAnswer } from './api-problem.ts';
import { createAsk } from './client.ts';
import type { ClientOptions } from './exchange.ts';
import { createAskFile } from './file-client.ts';

type ReceivedRequest = { call: string; headers: IncomingMessage['headers']; body: string };
type PlannedResponse = { status: number; body?: unknown; headers?: Record<string, string> };

const answerSchema = z.object({ id: z.int() });
const OK: PlannedResponse = { status: 200, body: { id: 7 } };
const refusal = (status: number, code: string): PlannedResponse => ({
  status,
  body: { error: { code, message: `No: ${code}` } },
});

let server: Server;
let origin: string;
let asked: ReceivedRequest[];
let answers: PlannedResponse[];
let token: string | undefined;
let lost: number;
let lostRestaurants: number;
/** How often the dialog was shown, and what its owner does there. */
let confirmations: number;
let isConfirmed: boolean;

beforeAll(async () => {
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address of this type.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answers = [];
  token = 'first';
  lost = 0;
  lostRestaurants = 0;
  confirmations = 0;
  isConfirmed = true;
});

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push({ call: `${request.method} ${request.url}`, headers: request.headers, body: await text(request) });
  if (request.url?.startsWith('/sanctum/')) {
    token = 'fresh';
    response.writeHead(204).end();
    return;
  }
  const { status, body, headers } = answers.shift() ?? OK;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Longer than an answer needs on a busy machine, short enough for a test to wait. */
const SILENCE_MS = 400;

const optionsOf = (restaurant?: string): ClientOptions => ({
  origin,
  fetch: (url, request) => fetch(url, request),
  silence_ms: 30_000,
  upload_silence_ms: 30_000,
  locale: () => 'fr',
  xsrfToken: () => token,
  restaurantId: () => restaurant,
  onSessionLost: () => {
    lost += 1;
  },
  onRestaurantLost: () => {
    lostRestaurants += 1;
  },
  confirmIdentity: async () => {
    confirmations += 1;
    return isConfirmed;
  },
});
const client = (restaurant?: string) => createAsk(optionsOf(restaurant));

test('every request carries the language, the token and the restaurant', async () => {
  const ask = client('7k3m9x2p4q');
  expect(await ask(answerSchema, 'GET', '/api/thing', undefined, { query: { admin: true } })).toEqual({ id: 7 });
  await ask(answerSchema, 'PUT', '/api/thing', { title: 'Été' });
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/thing?lang=fr&admin=true', 'PUT /api/thing?lang=fr']);
  const [read, change] = asked;
  expect([read?.headers['x-xsrf-token'], read?.headers['x-restaurant-id']]).toEqual(['first', '7k3m9x2p4q']);
  expect([change?.headers['x-xsrf-token'], change?.headers['x-restaurant-id']]).toEqual(['first', '7k3m9x2p4q']);
  expect([change?.headers['content-type'], change?.body]).toEqual(['application/json', '{"title":"Été"}']);
});

test('a token that is missing or no longer right is fetched once', async () => {
  token = undefined;
  await client()(answerSchema, 'POST', '/api/thing');
  expect(asked.map(({ call }) => call)).toEqual(['GET /sanctum/csrf-cookie?lang=fr', 'POST /api/thing?lang=fr']);
  asked = [];
  answers = [refusal(419, 'xsrf_mismatch'), refusal(419, 'xsrf_mismatch')];
  await expect(client()(answerSchema, 'POST', '/api/thing')).rejects.toMatchObject({ code: 'xsrf_mismatch' });
  expect(asked).toHaveLength(3);
  expect(asked[2]?.headers['x-xsrf-token']).toBe('fresh');
});

test('a refusal brings its code, status, words and fields', async () => {
  const fields = { title: { code: 'required', message: 'Please fill this in.' } };
  answers = [{ status: 422, body: { error: { code: 'validation_failed', message: 'Look again.', fields } } }];
  const problem = await client()(answerSchema, 'POST', '/api/thing', {}).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(problem).toMatchObject({ code: 'validation_failed', status: 422, message: 'Look again.', fields });
  expect(lost).toBe(0);
});

test('a fresh sign-in is asked for once, and the request sent again', async () => {
  answers = [refusal(403, 'confirmation_required')];
  expect(await client()(answerSchema, 'DELETE', '/api/thing')).toEqual({ id: 7 });
  expect([confirmations, asked.length]).toEqual([1, 2]);

  isConfirmed = false;
  answers = [refusal(403, 'confirmation_required')];
  const cancelled = client()(answerSchema, 'DELETE', '/api/thing');
  await expect(cancelled).rejects.toMatchObject({ code: 'confirmation_required' });
  expect([confirmations, asked.length]).toEqual([2, 3]);
});

test.each([
  [409, 'restaurant_mismatch'],
  [403, 'managers_only'],
] as const)('a restaurant that is lost, or whose editor is, is reported: %s %s', async (status, code) => {
  answers = [refusal(status, code)];
  await expect(client()(answerSchema, 'GET', '/api/thing')).rejects.toMatchObject({ code });
  expect([lost, lostRestaurants]).toEqual([0, 1]);
});

test('a lost session is reported', async () => {
  answers = [refusal(401, 'unauthenticated')];
  await expect(client()(answerSchema, 'GET', '/api/me')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(lost).toBe(1);
});

test('a refusal has the server’s retry delay', async () => {
  answers = [{ ...refusal(503, 'service_unavailable'), headers: { 'retry-after': '7' } }];
  await expect(client()(answerSchema, 'GET', '/api/thing')).rejects.toMatchObject({ retry_after_ms: 7_000 });
});

test.each<[string, PlannedResponse, { status: number; is_json: boolean }]>([
  ['another shape', { status: 200, body: { id: 'seven' } }, { status: 200, is_json: true }],
  ['the page of a Wi-Fi’s sign-in', { status: 200, body: '<html>' }, { status: 200, is_json: false }],
  ['the page of a proxy', { status: 502, body: '<h1>Bad gateway</h1>' }, { status: 502, is_json: false }],
  ['an error that isn’t of our shape', { status: 403, body: { error: 'blocked' } }, { status: 403, is_json: true }],
  ['a sign-in asked for by a proxy', { status: 401, body: '<h1>Who are you?</h1>' }, { status: 401, is_json: false }],
])('%s is an answer that can’t be read, and no refusal', async (_, answer, expected) => {
  answers = [answer];
  const problem = await client()(answerSchema, 'GET', '/api/thing').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(UnreadableAnswer);
  expect(problem).toMatchObject(expected);
  expect(lost).toBe(0);
});

test('an empty success of a proxy isn’t accepted as ours', async () => {
  answers = [{ status: 200, body: '' }];
  await expect(client()(z.undefined(), 'DELETE', '/api/thing')).rejects.toBeInstanceOf(UnreadableAnswer);
});

test.each(['silent', 'unending'] as const)('a connection that is %s times out', async (manner) => {
  const between = await openInBetween();
  between.mannerOf = () => manner;
  const ask = createAsk({ ...optionsOf(), origin: between.url, silence_ms: SILENCE_MS });
  await expect(ask(answerSchema, 'PUT', '/api/thing', {})).rejects.toBeInstanceOf(NetworkProblem);
  expect(between.kept).toEqual(['PUT /api/thing']);
  await between.close();
});

test('an aborted request isn’t a network problem', async () => {
  const between = await openInBetween();
  const abort = new AbortController();
  between.mannerOf = () => {
    abort.abort();
    return 'silent';
  };
  const ask = createAsk({ ...optionsOf(), origin: between.url });
  const asked = ask(answerSchema, 'GET', '/api/thing', undefined, { signal: abort.signal });
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await between.close();
});

test('an empty answer counts as no answer', async () => {
  answers = [{ status: 204 }];
  expect(await client()(z.undefined(), 'POST', '/logout')).toBeUndefined();
});

test('a server that isn’t there is a problem of the network', async () => {
  const ask = createAsk({ ...optionsOf(), origin: 'http://127.0.0.1:1' });
  await expect(ask(answerSchema, 'GET', '/api/thing')).rejects.toBeInstanceOf(NetworkProblem);
});

test('a file is returned unchanged; a refusal is thrown as everywhere', async () => {
  const askFile = createAskFile(optionsOf());
  answers = [{ status: 200, body: '<svg/>' }, refusal(402, 'premium_required'), refusal(401, 'unauthenticated')];
  expect(await (await askFile('/api/file.svg')).text()).toBe('<svg/>');
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/file.svg?lang=fr']);
  await expect(askFile('/api/file.svg')).rejects.toMatchObject({ code: 'premium_required', status: 402 });
  await expect(askFile('/api/file.svg')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(lost).toBe(1);
});

test('the page of a Wi-Fi’s sign-in is not kept as a file', async () => {
  answers = [{ status: 200, body: '<html>', headers: { 'content-type': 'text/html; charset=utf-8' } }];
  const problem = createAskFile(optionsOf())('/api/file.pdf');
  await expect(problem).rejects.toMatchObject({ name: 'UnreadableAnswer', status: 200, is_json: false });
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ApiProblem, NetworkProblem, UnreadableAnswer } from './api-problem.ts';
import { type ClientOptions, createAsk, createAskFile } from './client.ts';

type Asked = { call: string; headers: IncomingMessage['headers']; body: string };
type Answer = { status: number; body?: unknown };

const answerSchema = z.object({ id: z.int() });
const OK: Answer = { status: 200, body: { id: 7 } };
const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { code, message: `No: ${code}` } },
});

let server: Server;
let origin: string;
let asked: Asked[];
let answers: Answer[];
let token: string | undefined;
let lost: number;

beforeAll(async () => {
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has this kind of address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answers = [];
  token = 'first';
  lost = 0;
});

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push({ call: `${request.method} ${request.url}`, headers: request.headers, body: await text(request) });
  if (request.url?.startsWith('/sanctum/')) {
    token = 'fresh';
    response.writeHead(204).end();
    return;
  }
  const { status, body } = answers.shift() ?? OK;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

const optionsOf = (restaurant?: string): ClientOptions => ({
  origin,
  fetch,
  locale: () => 'fr',
  xsrfToken: () => token,
  restaurantId: () => restaurant,
  onSessionLost: () => {
    lost += 1;
  },
});
const client = (restaurant?: string) => createAsk(optionsOf(restaurant));

test('every request carries the language; one that changes something the token and the restaurant too', async () => {
  const ask = client('7k3m9x2p4q');
  expect(await ask(answerSchema, 'GET', '/api/thing', undefined, { query: { admin: true } })).toEqual({ id: 7 });
  await ask(answerSchema, 'PUT', '/api/thing', { title: 'Été' });
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/thing?lang=fr&admin=true', 'PUT /api/thing?lang=fr']);
  const [read, change] = asked;
  expect([read?.headers['x-xsrf-token'], read?.headers['x-restaurant-id']]).toEqual([undefined, undefined]);
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

test('a lost session is told of', async () => {
  answers = [refusal(401, 'unauthenticated')];
  await expect(client()(answerSchema, 'GET', '/api/me')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(lost).toBe(1);
});

test.each<[string, Answer]>([
  ['another shape', { status: 200, body: { id: 'seven' } }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['an error of something in between', { status: 502, body: '<h1>Bad gateway</h1>' }],
])('%s is an answer that can’t be read', async (_, answer) => {
  answers = [answer];
  await expect(client()(answerSchema, 'GET', '/api/thing')).rejects.toBeInstanceOf(UnreadableAnswer);
});

test('an empty answer is none', async () => {
  answers = [{ status: 204 }];
  expect(await client()(z.undefined(), 'POST', '/logout')).toBeUndefined();
});

test('a server that isn’t there is a problem of the network', async () => {
  const ask = createAsk({
    origin: 'http://127.0.0.1:1',
    fetch,
    locale: () => 'en',
    xsrfToken: () => 'token',
    restaurantId: () => undefined,
    onSessionLost: () => undefined,
  });
  await expect(ask(answerSchema, 'GET', '/api/thing')).rejects.toBeInstanceOf(NetworkProblem);
});

test('a file is given as it is; what is refused instead is told as everywhere', async () => {
  const askFile = createAskFile(optionsOf());
  answers = [{ status: 200, body: '<svg/>' }, refusal(402, 'premium_required'), refusal(401, 'unauthenticated')];
  expect(await (await askFile('/api/file.svg')).text()).toBe('<svg/>');
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/file.svg?lang=fr']);
  await expect(askFile('/api/file.svg')).rejects.toMatchObject({ code: 'premium_required', status: 402 });
  await expect(askFile('/api/file.svg')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(lost).toBe(1);
});

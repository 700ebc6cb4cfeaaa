import { beforeAll, expect, test } from 'vitest';
import { bareHttp } from '../../../test/bare-http.ts';
import { closeAfterFile } from '../../../test/closers.ts';
import { listening, rawRequest } from '../../../test/raw-request.ts';
import type { App } from '../app.ts';

let app: App;
let handled = 0;

beforeAll(async () => {
  app = await bareHttp((app) => {
    app.route({
      method: 'GET',
      url: '/api/things/:id',
      config: { access: 'everyone' },
      handler: async () => {
        handled += 1;
        return { ok: true };
      },
    });
  });
  await listening(app);
  closeAfterFile(() => app.close());
});

const get = (address: string, ...headers: string[]) =>
  rawRequest(app, [`GET ${address} HTTP/1.1`, 'Host: localhost', ...headers]);

test.each([
  ['slashes', '/'.repeat(2_049)],
  ['a path', `/api/things/${'a'.repeat(2_048)}`],
  ['a query', `/api/things/1?lang=${'a'.repeat(2_048)}`],
])('an address that is too long is refused before it is parsed: %s', async (_, address) => {
  const answer = await get(address);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    414,
    { error: { code: 'bad_request', message: 'The address is too long.' } },
  ]);
  expect(handled).toBe(0);
});

test('headers that are too long are refused', async () => {
  expect((await get('/api/things/1', `Accept-Language: ${'a,'.repeat(7_500)}`)).status).toBe(431);
  expect((await get('/'.repeat(50_000))).status).toBe(431);
  expect(handled).toBe(0);
});

test.each(['%00', 'a%00', '%1f', '%7f', '%C2%85', 'a%0Ab'])('the parameter %s is an unknown id', async (id) => {
  const answer = await get(`/api/things/${id}`);
  expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([404, 'not_found']);
  expect(handled).toBe(0);
});

test('an ordinary address is answered', async () => {
  expect((await get(`/api/things/${'a'.repeat(90)}`, `Accept-Language: ${'fr,'.repeat(1_500)}`)).status).toBe(200);
});

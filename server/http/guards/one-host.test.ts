import { afterAll, expect, test } from 'vitest';
import { bareHttp } from '../../../test/bare-http.ts';
import { listening, rawRequest } from '../../../test/raw-request.ts';

const app = await listening(
  await bareHttp((app) => {
    app.get('/thing', { config: { access: 'everyone' } }, async () => 'thing');
    app.answerFromMemory(({ url }) =>
      url === '/kept' ? { status: 200, head: ['content-length', '1'], body: 'x' } : undefined,
    );
  }),
);
afterAll(() => app.close());

test.each([
  ['one Host header', '/thing', ['Host: localhost'], 200],
  ['two', '/thing', ['Host: localhost', 'Host: menus.example'], 400],
  ['two of other spellings', '/thing', ['host: localhost', 'Accept: */*', 'HOST: localhost'], 400],
  ['one for what is answered from memory', '/kept', ['Host: localhost'], 200],
  ['two for it', '/kept', ['Host: localhost', 'Host: menus.example'], 400],
  ['two for an unknown address', '/none', ['Host: localhost', 'Host: localhost'], 400],
  ['none', '/thing', [], 400],
])('%s for %s', async (_, path, headers, status) => {
  expect((await rawRequest(app, [`GET ${path} HTTP/1.1`, ...headers])).status).toBe(status);
});

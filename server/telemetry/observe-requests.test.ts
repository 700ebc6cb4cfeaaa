import pino from 'pino';
import { expect, test } from 'vitest';
import { bareHttp } from '../../test/bare-http.ts';

test('a request is logged by its route and its id, without what people typed or where they are', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await bareHttp(
    (app) => {
      app.get('/api/things/:id', { config: { access: 'everyone' } }, async () => ({}));
    },
    { log },
  );
  const answer = await app.inject({
    url: '/api/things/4711?email=chef%40example.com',
    remoteAddress: '203.0.113.9',
    headers: { cookie: 'session=secret-token' },
  });
  const line = lines.find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({ method: 'GET', route: '/api/things/:id', status: 200, ms: expect.any(Number) });
  expect(line?.['reqId']).toBe(answer.headers['x-request-id']);
  expect(JSON.stringify(lines)).not.toMatch(/4711|chef|203\.0\.113\.9|secret-token/);
});

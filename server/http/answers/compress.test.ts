import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { bareHttp } from '../../../test/bare-http.ts';
import type { App } from '../app.ts';

const TEXT = 'Crème brûlée '.repeat(500);
let app: App;

beforeAll(async () => {
  app = await bareHttp((app) => {
    const config = { access: 'everyone' } as const;
    app.get('/text', { config }, async (_request, reply) => reply.type('text/html; charset=utf-8').send(TEXT));
    app.get('/short', { config }, async () => 'short');
    app.get('/picture', { config }, async (_request, reply) => reply.type('image/png').send(Buffer.alloc(5_000)));
  });
});

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

test('text is compressed as the browser likes best', async () => {
  const brotli = await get('/text', 'gzip, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(TEXT);
  const gzip = await get('/text', 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(TEXT);
  expect(String(gzip.headers.vary).toLowerCase()).toContain('accept-encoding');
  expect((await get('/text', 'identity')).body).toBe(TEXT);
});

test('a short or already compressed answer stays as it is', async () => {
  expect((await get('/short', 'br')).headers['content-encoding']).toBeUndefined();
  expect((await get('/picture', 'br')).headers['content-encoding']).toBeUndefined();
});

import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bareHttp } from '../../../test/bare-http.ts';
import type { App } from '../app.ts';
import { withLang } from '../lang-query.ts';

let app: App;

beforeAll(async () => {
  app = await bareHttp((app) => {
    app.route({
      method: 'PUT',
      url: '/api/things/:id',
      config: { access: 'owner' },
      schema: {
        params: z.strictObject({ id: z.string() }),
        querystring: withLang(z.strictObject({ admin: z.enum(['true', 'false']).optional() })),
        body: z.strictObject({ name: z.string() }),
        response: { 200: z.strictObject({ name: z.string() }), 204: z.undefined() },
      },
      handler: async (request) => ({ name: request.body.name }),
    });
    app.get('/api/open', { config: { access: 'everyone' } }, async () => ({}));
  });
});

test('every route is in the document, except those of plugins', async () => {
  const { paths } = (await app.inject('/api/docs/json')).json();
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = app.routeTable
    .filter(({ url }) => !url.startsWith('/api/docs'))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(documented.sort()).toEqual(declared.sort());
  expect(documented).toContain('PUT /api/things/{id}');
});

test('a route declares its input, answer and access', async () => {
  const { paths } = (await app.inject('/api/docs/json')).json();
  const route = paths['/api/things/{id}'].put;
  expect(route.requestBody.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['name'],
    additionalProperties: false,
  });
  expect(route.responses['200'].content['application/json'].schema.properties).toEqual({ name: { type: 'string' } });
  expect(route.parameters.map(({ name }: { name: string }) => name).sort()).toEqual(['admin', 'id', 'lang']);
  const refusal = route.responses.default.content['application/json'].schema.properties.error;
  expect(refusal.required).toEqual(['code', 'message']);
  expect(refusal.properties.code.enum).toContain('xsrf_mismatch');
  expect(route.security).toEqual([{ session: [], xsrf: [] }]);
  expect(route.tags).toEqual(['things']);
  expect(paths['/api/open'].get.security).toEqual([]);
});

test('its page is served under the policy', async () => {
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<style|style=|<script>(?!<)/);
  expect((await app.inject('/api/docs/static/swagger-ui-bundle.js')).statusCode).toBe(200);
});

test('a query may carry `lang`, even more than once, and nothing unknown', async () => {
  const query = withLang(z.strictObject({ admin: z.string() }));
  expect(query.safeParse({ admin: 'true', lang: 'fr' }).success).toBe(true);
  expect(query.safeParse({ admin: 'true', lang: ['fr', 'en'] }).success).toBe(true);
  expect(query.safeParse({ admin: 'true', language: 'fr' }).success).toBe(false);
});

test('describes the message that a webhook receives', async () => {
  const { webhooks } = (await app.inject('/api/docs/json')).json();
  const { parameters, requestBody } = webhooks['menu.published'].post;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ]);
  const { schema } = requestBody.content['application/json'];
  expect(schema).toMatchObject({ required: ['type', 'timestamp', 'data'] });
  expect(Object.keys(schema.properties.data.properties)).toEqual([
    'restaurant_id',
    'page_url',
    'version',
    'published_at',
  ]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../../../shared/errors.ts';
import { type BareSession, bareHttp, visit } from '../../../test/bare-http.ts';
import type { App } from '../app.ts';

let app: App;
let visitor: BareSession;
const logged: string[] = [];

beforeAll(async () => {
  const bodySchema = z.strictObject({
    name: z.string().min(1).max(5, { error: 'too_long' }),
    price: z.int().min(0).optional(),
    email: z.email().optional(),
    kind: z.enum(['one', 'two']).optional(),
    variants: z.array(z.strictObject({ label: z.string().max(3) })).optional(),
  });
  app = await bareHttp((app) => {
    app.route({
      method: 'POST',
      url: '/api/things/:id',
      config: { access: 'everyone' },
      schema: {
        params: z.strictObject({ id: z.coerce.number().int() }),
        body: bodySchema,
        response: { 200: z.strictObject({ name: z.string() }) },
      },
      handler: async (request) => ({ name: request.body.name }),
    });
    app.route({
      method: 'GET',
      url: '/api/refused',
      config: { access: 'everyone' },
      handler: () => {
        throw new Refusal('too_many_menus', { params: { max: 50 }, fields: { title: 'too_long' } });
      },
    });
    app.route({
      method: 'GET',
      url: '/api/broken',
      config: { access: 'everyone' },
      handler: async () => {
        throw new Error('a secret of the inside');
      },
    });
    app.route({
      method: 'GET',
      url: '/api/wrong-answer',
      config: { access: 'everyone' },
      schema: { response: { 200: z.strictObject({ ok: z.literal(true) }) } },
      // What a bug in a handler would send; the compiler would refuse it.
      handler: async () => ({ ok: true, secret: 1 }) as unknown as { ok: true },
    });
    app.addHook('onError', async (request, _reply, error) => {
      logged.push(`${request.url} ${error.message}`);
    });
  });
  visitor = await visit(app);
});

const post = (payload: string | object, options: { type?: string; query?: string; id?: string } = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/things/${options.id ?? '1'}${options.query ?? ''}`,
    payload,
    cookies: visitor.cookies,
    headers: { ...visitor.headers, 'content-type': options.type ?? 'application/json' },
  });

describe('a refused body', () => {
  test('names each field at fault with its problem', async () => {
    const answer = await post({
      price: 'free',
      email: 'nobody',
      kind: 'three',
      colour: 'red',
      variants: [{ label: 'ok' }, { label: 'long', size: 1 }],
    });
    expect(answer.statusCode).toBe(422);
    const { error } = answer.json();
    expect(error.code).toBe('validation_failed');
    const codes = Object.fromEntries(
      Object.entries<{ code: string }>(error.fields).map(([path, field]) => [path, field.code]),
    );
    expect(codes).toEqual({
      name: 'required',
      price: 'invalid_type',
      email: 'invalid_email',
      kind: 'invalid_value',
      colour: 'unknown_field',
      'variants.1.label': 'too_long',
      'variants.1.size': 'unknown_field',
    });
    expect(error.fields.name.message).toBe('Please fill this in.');
  });

  test('is in the language of `lang`, or of Accept-Language', async () => {
    const asked = await post({ name: 'longer' }, { query: '?lang=fr' });
    expect(asked.json().error).toEqual({
      code: 'validation_failed',
      message: 'Certains champs sont à revoir.',
      fields: { name: { code: 'too_long', message: 'Ce texte est trop long.' } },
    });
    const accepted = await app.inject({
      url: '/api/none',
      headers: { 'accept-language': 'de, fr-CA;q=0.9, en;q=0.5' },
    });
    expect(accepted.json().error.message).toBe('Ceci est introuvable.');
    const neither = await app.inject({ url: '/api/none?lang=de', headers: { 'accept-language': 'de' } });
    expect(neither.json().error.message).toBe('This could not be found.');
  });

  test.each([
    ['an empty name', { name: '' }, { name: 'required' }],
    ['a negative price', { name: 'a', price: -1 }, { price: 'too_small' }],
    ['a fraction', { name: 'a', price: 1.5 }, { price: 'invalid_type' }],
  ])('%s', async (_, body, fields) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(422);
    expect(
      Object.fromEntries(
        Object.entries<{ code: string }>(answer.json().error.fields).map(([path, field]) => [path, field.code]),
      ),
    ).toEqual(fields);
  });

  test.each([
    ['malformed JSON', '{"name":', 'application/json', 400, 'bad_request'],
    ['a prototype', '{"name":"a","__proto__":{"x":1}}', 'application/json', 400, 'bad_request'],
    ['no body', '', 'application/json', 422, 'validation_failed'],
    ['a list', '[]', 'application/json', 422, 'validation_failed'],
    ['another type', '<name/>', 'text/xml', 415, 'unsupported_media_type'],
    ['plain text', 'name', 'text/plain', 415, 'unsupported_media_type'],
    ['more than a megabyte', `{"name":"${'a'.repeat(1_100_000)}"}`, 'application/json', 413, 'payload_too_large'],
  ])('%s', async (_, payload, type, status, code) => {
    const answer = await post(payload, { type });
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });
});

test('a malformed id names nothing', async () => {
  const answer = await post({ name: 'a' }, { id: 'x' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
});

test('a refusal carries its status, words and fields, and is kept nowhere', async () => {
  const answer = await app.inject('/api/refused');
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    error: {
      code: 'too_many_menus',
      message: 'A restaurant can have at most 50 menus.',
      fields: { title: { code: 'too_long', message: 'This is too long.' } },
    },
  });
});

test('an unknown error speaks to the log only', async () => {
  const answer = await app.inject('/api/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
  expect(answer.json().error.code).toBe('internal_error');
  expect(logged).toContain('/api/broken a secret of the inside');
});

test('an answer that is not of its schema is not sent', async () => {
  const answer = await app.inject('/api/wrong-answer');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
});

test.each(['/api/none', '/api/menus/%ZZ', '/nowhere', '/sanctum/none'])('%s is not there', async (url) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
});

test('an unknown address that a person opens gets the page, the API keeps to JSON', async () => {
  const paged = await bareHttp((app) => {
    app.setNotFoundPage((_request, reply) => reply.code(404).type('text/html').send('<p>page</p>'));
  });
  expect((await paged.inject('/nowhere')).body).toBe('<p>page</p>');
  expect((await paged.inject('/api/nowhere')).json().error.code).toBe('not_found');
  expect((await paged.inject('/apiary')).body).toBe('<p>page</p>');
  expect((await paged.inject({ method: 'POST', url: '/nowhere' })).json().error.code).toBe('not_found');
});

test('a route without its access stops the start', async () => {
  await expect(
    bareHttp((app) => {
      app.get('/open', async () => 'hello');
    }),
  ).rejects.toThrow('Route GET /open does not declare its access.');
});

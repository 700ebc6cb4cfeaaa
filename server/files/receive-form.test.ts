import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sendError } from '../http/answers/errors.ts';
import { receiveForm } from './receive-form.ts';
import { openSpool, type Spool } from './spool.ts';

const LIMIT_BYTES = 100_000;
const SPOOL_BYTES = 1_000_000;
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(1_000)]);

const app = Fastify();
let origin: string;
let folder: string;
let spool: Spool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-form-test-'));
  spool = openSpool({ DATA_DIR: folder, limits: { MAX_SPOOL_BYTES: SPOOL_BYTES } });
  await app.register(multipart);
  app.setErrorHandler(sendError);
  app.post('/', async (request) => {
    await using form = await receiveForm(spool, request, {
      restaurant_id: 'a',
      file_field: 'files',
      max_files: 2,
      limit_bytes: LIMIT_BYTES,
      accept: ['image/png', 'application/pdf'],
      fields: z.strictObject({ option: z.enum(['add', 'overwrite']).default('add') }),
    });
    const sizes = await Promise.all(form.files.map(async ({ path }) => (await readFile(path)).length));
    return { fields: form.fields, sizes, files: form.files.map(({ name, type, sha256 }) => ({ name, type, sha256 })) };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server has an address object.
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

// The folder of the process stays.
const spooled = async () =>
  (await readdir(join(folder, 'spool'), { recursive: true })).filter((name) => name.split('/').length === 2);
const nothingStays = () => vi.waitFor(async () => expect(await spooled()).toEqual([]), { timeout: 5_000 });

const blob = (content: Buffer | string) => new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
async function post(parts: [name: string, value: string | Blob, file?: string][]) {
  const form = new FormData();
  for (const [name, value, file] of parts)
    typeof value === 'string' ? form.append(name, value) : form.append(name, value, file);
  const response = await fetch(origin, { method: 'POST', body: form });
  return { status: response.status, body: await response.json() };
}

describe('a form with files', () => {
  it('comes in any order', async () => {
    const first = await post([
      ['option', 'overwrite'],
      ['files', blob(PNG), "Menu d'été.pdf"],
    ]);
    expect(first).toMatchObject({
      status: 200,
      body: { fields: { option: 'overwrite' }, sizes: [1_008], files: [{ name: "Menu d'été.pdf", type: 'image/png' }] },
    });
    const last = await post([
      ['files', blob(PNG), 'a.png'],
      ['files', blob('%PDF-1.4'), 'b.png'],
      ['option', 'add'],
    ]);
    expect(last).toMatchObject({ status: 200, body: { fields: { option: 'add' }, sizes: [1_008, 8] } });
    expect(last.body.files[1].type).toBe('application/pdf');
    await nothingStays();
  });

  it('takes a file of exactly the limit, and refuses one byte more by its name', async () => {
    const exact = Buffer.concat([PNG, Buffer.alloc(LIMIT_BYTES - PNG.length)]);
    expect(await post([['files', blob(exact), 'exact.png']])).toMatchObject({
      status: 200,
      body: { sizes: [LIMIT_BYTES] },
    });
    const over = await post([['files', blob(Buffer.concat([exact, Buffer.alloc(1)])), 'over.png']]);
    expect(over).toMatchObject({ status: 413, body: { error: { code: 'file_too_large' } } });
    expect(over.body.error.message).toContain('over.png');
    await nothingStays();
  });

  it.each([
    ['a file of another type', [['files', blob('hello'), 'menu.pdf']], 422, 'file_type_refused'],
    ['an empty file', [['files', blob(''), 'menu.pdf']], 422, 'file_empty'],
    ['no file', [['option', 'add']], 422, 'no_files'],
    ['an input left empty', [['files', blob(''), '']], 422, 'no_files'],
    [
      'too many',
      [
        ['files', blob(PNG), '1'],
        ['files', blob(PNG), '2'],
        ['files', blob(PNG), '3'],
      ],
      422,
      'too_many_files',
    ],
    ['a file in another field', [['other', blob(PNG), 'a.png']], 422, 'validation_failed'],
    [
      'an unknown field',
      [
        ['files', blob(PNG), 'a.png'],
        ['colour', 'red'],
      ],
      422,
      'validation_failed',
    ],
    [
      'a wrong value',
      [
        ['option', 'replace'],
        ['files', blob(PNG), 'a.png'],
      ],
      422,
      'validation_failed',
    ],
  ] as const)('refuses %s', async (_name, parts, status, code) => {
    const refused = await post(parts.map((part) => [...part]));
    expect(refused).toMatchObject({ status, body: { error: { code } } });
    await nothingStays();
  });

  it('names the fields at fault', async () => {
    const { body } = await post([
      ['files', blob(PNG), 'a.png'],
      ['colour', 'red'],
      ['option', 'x'],
    ]);
    expect(body.error.fields).toMatchObject({ colour: { code: 'unknown_field' }, option: { code: 'invalid_value' } });
  });

  it('refuses what is no form', async () => {
    const response = await fetch(origin, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(415);
  });

  it('says which types are accepted', async () => {
    const { body } = await post([['files', blob('GIF89a'), 'menu.gif']]);
    expect(body.error.message).toMatch(/menu\.gif.*PNG, PDF/);
  });
});

const boundary = 'b0undary';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="big.png"\r\n\r\n`;
const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };

const part = (name: string, content: string, file = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
const png = part('files', PNG.toString('latin1'), '; filename="a.png"');
const end = `--${boundary}--\r\n`;
const mark = (text: string) => `multipart/form-data; boundary=${text}`;

it.each([
  ['names no boundary', 'multipart/form-data', png + end],
  ['names an empty boundary', mark(''), png + end],
  ['has a boundary of 5,000 characters', mark('b'.repeat(5_000)), png + end],
  ['has a boundary in quotes that don’t end', mark('"b0undary'), png + end],
  ['ends within a file', mark(boundary), png.slice(0, 500)],
  ['ends within a part’s head', mark(boundary), png.slice(0, 30)],
  ['ends within a field', mark(boundary), part('option', 'add').slice(0, -4)],
  ['ends behind a file', mark(boundary), png],
  ['never has its boundary', mark(boundary), 'nothing that is a form'],
])('refuses with 400 a form that %s, and nothing stays', async (_, type, body) => {
  const sent = new Uint8Array(Buffer.from(body, 'latin1'));
  const response = await fetch(origin, { method: 'POST', body: sent, headers: { 'content-type': type } });
  expect([response.status, (await response.json()).error.code]).toEqual([400, 'bad_request']);
  await nothingStays();
});

it.each([boundary, `"${boundary}"`, `${boundary}; charset=utf-8`])('takes the boundary %s', async (text) => {
  const body = new Uint8Array(Buffer.from(png + end, 'latin1'));
  const response = await fetch(origin, { method: 'POST', body, headers: { 'content-type': mark(text) } });
  expect(response.status).toBe(200);
});

it('refuses while other uploads fill the spool, and keeps nothing', async () => {
  spool.take(SPOOL_BYTES - PNG.length + 1);
  expect(await post([['files', blob(PNG), 'a.png']])).toMatchObject({
    status: 503,
    body: { error: { code: 'service_unavailable' } },
  });
  await nothingStays();
  spool.giveBack(1);
  expect(await post([['files', blob(PNG), 'a.png']])).toMatchObject({ status: 200 });
  spool.giveBack(SPOOL_BYTES - PNG.length);
});

it('keeps nothing of a connection that breaks', async () => {
  const upload = httpRequest(origin, { method: 'POST', headers });
  const broken = new Promise((resolve) => upload.on('error', resolve));
  upload.write(head);
  upload.write(PNG);
  await vi.waitFor(async () => expect(await spooled()).toHaveLength(1), { timeout: 5_000 });
  upload.destroy();
  await broken;
  await nothingStays();
});

it('answers before a body that is far over the limit has been sent, and cuts it off', async () => {
  const upload = httpRequest(origin, { method: 'POST', headers });
  let cut = false;
  upload.on('error', () => {
    cut = true;
  });
  const status = new Promise((resolve) => upload.on('response', ({ statusCode }) => resolve(statusCode)));
  upload.write(head);
  upload.write(PNG);
  const chunk = Buffer.alloc(64 * 1024);
  const send = (left: number) => {
    if (left > 0 && !cut) upload.write(chunk, () => send(left - 1));
  };
  send(200);
  expect(await status).toBe(413);
  await vi.waitFor(() => expect(cut).toBe(true), { timeout: 5_000 });
  await nothingStays();
});

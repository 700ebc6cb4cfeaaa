import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { importsAnswerSchema } from '../../shared/api/imports.ts';
import { Refusal } from '../../shared/errors.ts';
import { LIMITS } from '../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../test/fake-reader.ts';
import { getImport, upload } from '../../test/imports.ts';
import { newOwner, type OwnerWithRestaurant, signUp } from '../../test/owners.ts';
import { readDish, readSection } from '../../test/read-draft.ts';
import { testApp } from '../../test/test-app.ts';
import { allJobs } from '../all-jobs.ts';
import type { FileKey } from '../files/files.ts';
import { readMenuJob } from './run/read-menu.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs });
const { files } = t.deps;
afterEach(() => {
  t.deps.files = files;
  reader.beforePage = async () => undefined;
});

const menuFile = (name?: string) =>
  scriptedFile({ pages: [{ sections: [readSection(1, 'Plats', [readDish(2, 'Bavette', '24')])] }] }, name);
const pathOf = (owner: OwnerWithRestaurant) => fillPath(API_PATHS.restaurantMenusUpload, { id: owner.restaurant_id });

async function storedFiles(owner: OwnerWithRestaurant): Promise<FileKey[]> {
  const keys: FileKey[] = [];
  for await (const key of files.list(`private/${owner.restaurant_id}/`)) keys.push(key);
  return keys;
}
async function nothingStays(owner: OwnerWithRestaurant): Promise<void> {
  const { imports } = importsAnswerSchema.parse((await owner.get(API_PATHS.imports)).json());
  expect(imports).toEqual([]);
  expect(await storedFiles(owner)).toEqual([]);
}

it.each<
  [what: string, files: () => File[], fields: Record<string, string>, status: number, code: string, says: string]
>([
  [
    'a text that calls itself a PDF',
    () => [new File(['soup 5'], 'menu.pdf')],
    {},
    422,
    'file_type_refused',
    'menu.pdf',
  ],
  ['no bytes', () => [new File([], 'empty.png')], {}, 422, 'file_empty', 'empty.png'],
  [
    'a byte too many',
    () => [new File(['%PDF-1.4\n', new Uint8Array(LIMITS.MAX_UPLOAD_BYTES)], 'big.pdf')],
    {},
    413,
    'file_too_large',
    'big.pdf',
  ],
  ['a bad file behind a good one', () => [menuFile(), new File(['x'], 'b.jpg')], {}, 422, 'file_type_refused', 'b.jpg'],
  ['too many files', () => Array.from({ length: 21 }, () => menuFile()), {}, 422, 'too_many_files', '20'],
  ['no file', () => [], {}, 422, 'no_files', 'file'],
  ['an unknown field', () => [menuFile()], { colour: 'red' }, 422, 'validation_failed', ''],
  ['an unknown option', () => [menuFile()], { option: 'replace' }, 422, 'validation_failed', ''],
  ['a turn by another angle', () => [menuFile()], { rotations: '45' }, 422, 'validation_failed', ''],
  ['more turns than files', () => [menuFile()], { rotations: '0,90' }, 422, 'validation_failed', ''],
  ['a menu that can’t be', () => [menuFile()], { menu_id: 'first' }, 422, 'validation_failed', ''],
  ['a menu that isn’t there', () => [menuFile()], { menu_id: '7' }, 404, 'not_found', ''],
])('refuses %s, and nothing stays', async (_, filesOf, fields, status, code, says) => {
  const owner = await newOwner(t);
  const refused = await upload(owner, filesOf(), fields);
  expect([refused.statusCode, refused.json().error.code]).toEqual([status, code]);
  expect(refused.json().error.message).toContain(says);
  if (code === 'validation_failed') expect(Object.keys(refused.json().error.fields)).toEqual(Object.keys(fields));
  await nothingStays(owner);
});

it('asks how many imports wait before it reads the files', async () => {
  const owner = await newOwner(t);
  const gate = Promise.withResolvers<void>();
  reader.beforePage = () => gate.promise;
  for (let count = 0; count < 5; count += 1) expect((await upload(owner, [menuFile()])).statusCode).toBe(202);
  let folders = 0;
  const { spool } = t.deps;
  t.deps.spool = { ...spool, newFolder: () => spool.newFolder().finally(() => (folders += 1)) };
  // The form's content doesn't matter: it isn't read.
  const refused = await upload(owner, [new File(['no menu at all'], 'menu.txt')]);
  expect([refused.statusCode, refused.json().error.code, folders]).toEqual([409, 'import_running', 0]);
  t.deps.spool = spool;
  gate.resolve();
  reader.beforePage = async () => undefined;
  await t.idle();
});

it('names the accepted types in the owner’s language', async () => {
  const owner = await newOwner(t);
  const refused = await upload(owner, [new File(['x'], 'carte.doc')], {}, '?lang=fr');
  expect(refused.json().error.message).toMatch(/«\scarte\.doc\s».*PDF, JPG, PNG/u);
});

it('takes the fields before or after the files', async () => {
  const owner = await newOwner(t);
  const form = new FormData();
  form.append('files', menuFile('one.pdf'));
  form.append('option', 'overwrite');
  form.append('files', menuFile('two.pdf'));
  form.append('apply', 'review');
  const answer = await owner.upload(pathOf(owner), form);
  expect(answer.statusCode).toBe(202);
  expect(answer.json().import).toMatchObject({
    id: 1,
    option: 'overwrite',
    apply: 'review',
    menu_id: 1,
    applied_at: null,
  });
  expect((await storedFiles(owner)).length).toBeGreaterThanOrEqual(2);
  await t.idle();
  expect((await getImport(owner, 1)).files.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']);
});

it('says that no restaurant is selected, before one was created', async () => {
  const owner = await signUp(t);
  const form = new FormData();
  form.append('files', menuFile());
  const refused = await owner.upload(fillPath(API_PATHS.restaurantMenusUpload, { id: '0000000000' }), form);
  expect([refused.statusCode, refused.json().error.message]).toEqual([409, 'No restaurant selected.']);
});

it('refuses another owner’s restaurant', async () => {
  const owner = await newOwner(t);
  const other = await newOwner(t);
  const form = new FormData();
  form.append('files', menuFile());
  const refused = await owner.upload(pathOf(other), form);
  expect(refused.statusCode).toBe(404);
  await nothingStays(other);
});

it('leaves nothing if the storage is full', async () => {
  const owner = await newOwner(t);
  let puts = 0;
  t.deps.files = {
    ...files,
    put: async (...args) => {
      puts += 1;
      if (puts === 2) throw new Refusal('storage_full');
      await files.put(...args);
    },
  };
  const refused = await upload(owner, [menuFile(), menuFile()]);
  expect([refused.statusCode, refused.json().error.code]).toEqual([507, 'storage_full']);
  await nothingStays(owner);
});

it('fails with the reason if the storage gets full while pages are read', async () => {
  const owner = await newOwner(t);
  t.deps.files = {
    ...files,
    put: async (key, ...rest) => {
      if (key.endsWith('.webp')) throw new Refusal('storage_full');
      await files.put(key, ...rest);
    },
  };
  expect((await upload(owner, [menuFile()])).statusCode).toBe(202);
  await t.idle();
  expect(await getImport(owner, 1)).toMatchObject({ status: 'failed', error: { code: 'storage_full' } });
});

it('fails with the reason if the disk is full where pages are read', async () => {
  const owner = await newOwner(t);
  expect(
    (await upload(owner, [scriptedFile({ pages: [{ problem: 'storage_full' }, { sections: [] }] })])).statusCode,
  ).toBe(202);
  await t.idle();
  expect(await getImport(owner, 1)).toMatchObject({ status: 'failed', error: { code: 'storage_full' } });
});

it('fails with the reason if the database has no room while pages are read', async () => {
  const owner = await newOwner(t);
  reader.beforePage = () =>
    Promise.reject(new Error('no room', { cause: Object.assign(new Error(), { code: '53100' }) }));
  expect((await upload(owner, [menuFile()])).statusCode).toBe(202);
  await t.idle();
  expect(await getImport(owner, 1)).toMatchObject({ status: 'failed', error: { code: 'storage_full' } });
});

it('keeps no half import when the connection breaks', async () => {
  const owner = await newOwner(t);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server has an address object.
  const { port } = t.app.server.address() as AddressInfo;
  const headers = {
    cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(owner.cookies.get('XSRF-TOKEN') ?? ''),
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': '5000000',
  };
  const sending = httpRequest({ host: '127.0.0.1', port, path: pathOf(owner), method: 'POST', headers });
  const failed = new Promise((resolve) => sending.on('error', resolve));
  sending.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\n');
  await new Promise((resolve) => sending.write('x'.repeat(1_000_000), resolve));
  sending.destroy();
  await failed;
  const connections = () => promisify(t.app.server.getConnections.bind(t.app.server))();
  await expect.poll(connections, { timeout: 5_000 }).toBe(0);
  await nothingStays(owner);
  expect((await upload(owner, [menuFile()])).json().import.id).toBe(1);
  await t.idle();
});

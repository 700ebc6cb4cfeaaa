import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/errors.ts';
import { type S3Server, startS3Server } from '../../test/s3-server.ts';
import { EnvError } from '../env.ts';
import { AnswerTooLong } from '../outbound/outbound-fetch.ts';
import type { FileKey, FileStore } from './files.ts';
import { openFiles } from './open-files.ts';
import { openS3Driver } from './open-s3-driver.ts';
import { isFileStoreUnavailable } from './unavailable-store.ts';

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-test-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

let isFull = false;
const room = {
  require: async () => {
    if (isFull) throw new Refusal('storage_full');
  },
};

const stores = {
  'the folder under DATA_DIR': () => openFiles({ DATA_DIR: join(folder, 'data'), FILES_URL: undefined }, room),
  'a folder of its own': () => openFiles({ DATA_DIR: folder, FILES_URL: `file://${folder}/own` }, room),
  'an S3 store': () => openFiles({ DATA_DIR: folder, FILES_URL: s3.url }, room),
};

const listed = async (files: FileStore, prefix: FileKey) => {
  const keys: FileKey[] = [];
  for await (const key of files.list(prefix)) keys.push(key);
  return keys.sort();
};
const content = async (files: FileStore, key: FileKey) => {
  const file = await files.find(key);
  return file && { text: (await buffer(file.stream)).toString(), bytes: file.bytes, content_type: file.content_type };
};

describe.each(Object.entries(stores))('files in %s', (_name, open) => {
  let files: FileStore;
  beforeAll(async () => {
    files = await open();
  });

  it('answer', async () => {
    await expect(files.check()).resolves.toBeUndefined();
  });

  it('keep bytes with their type, and take new ones in their place', async () => {
    await files.put('public/a.webp', Buffer.from('first, longer'), 'image/webp');
    await files.put('public/a.webp', Buffer.from('second'), 'image/webp');
    expect(await content(files, 'public/a.webp')).toEqual({ text: 'second', bytes: 6, content_type: 'image/webp' });
  });

  it('keep a local file, and give it back as one', async () => {
    const local = join(folder, 'local');
    await writeFile(local, 'a menu');
    await files.put('private/r/imports/1.pdf', { path: local }, 'application/pdf');
    await files.toLocal('private/r/imports/1.pdf', join(folder, 'copy'));
    expect(await readFile(join(folder, 'copy'), 'utf8')).toBe('a menu');
    expect(await content(files, 'private/r/imports/1.pdf')).toMatchObject({ content_type: 'application/pdf' });
  });

  it('know when a file was last put', async () => {
    const before = Date.now();
    await files.put('public/dated.webp', Buffer.from('first'), 'image/webp');
    const first = (await files.modifiedAt('public/dated.webp'))?.getTime() ?? 0;
    // Stores count whole seconds, and their clocks may differ slightly from ours.
    expect(Math.abs(first - before)).toBeLessThan(60_000);
    await files.put('public/dated.webp', Buffer.from('second'), 'image/webp');
    expect((await files.modifiedAt('public/dated.webp'))?.getTime()).toBeGreaterThanOrEqual(first);
    expect(await files.modifiedAt('public/none.webp')).toBeUndefined();
  });

  it('know what is not there', async () => {
    await files.put('public/leaf.png', Buffer.from('x'), 'image/png');
    expect(await files.find('public/none.webp')).toBeUndefined();
    expect(await files.find('public/leaf.png/deeper.png')).toBeUndefined();
    await expect(files.toLocal('private/none.pdf', join(folder, 'none'))).rejects.toThrow();
    await expect(files.put('public/b.png', { path: join(folder, 'missing') }, 'image/png')).rejects.toThrow();
    expect(await files.find('public/b.png')).toBeUndefined();
  });

  it('delete, also what is gone already', async () => {
    await files.put('private/gone.png', Buffer.from('x'), 'image/png');
    await files.delete('private/gone.png');
    await files.delete('private/gone.png');
    expect(await files.find('private/gone.png')).toBeUndefined();
  });

  it('list a folder with all below, and no sibling of a similar name', async () => {
    const keys = [1, 2, 3, 4, 5].map((n): FileKey => `private/list/${n}/page.webp`);
    for (const key of [...keys, 'private/list-more/1.webp' as const])
      await files.put(key, Buffer.from('x'), 'image/webp');
    expect(await listed(files, 'private/list')).toEqual(keys);
    expect(await listed(files, 'private/list/')).toEqual(keys);
    expect(await listed(files, 'private/nothing')).toEqual([]);
  });

  it.each([
    'private/../secret',
    'private/a/../../b',
    '/etc/passwd',
    'public/.hidden',
    'other/a',
    'private/',
    'private/a b',
  ])('refuse the key %s', async (key) => {
    // Such a key comes from outside, without type checks.
    const climbing = key as FileKey;
    await expect(files.put(climbing, Buffer.from('x'), 'image/png')).rejects.toThrow(RangeError);
    await expect(files.delete(climbing)).rejects.toThrow(RangeError);
    await expect(files.toLocal(climbing, join(folder, 'out'))).rejects.toThrow(RangeError);
    await expect(files.modifiedAt(climbing)).rejects.toThrow(RangeError);
    expect(await files.find(climbing)).toBeUndefined();
  });
});

it('an S3 store answers by its bucket’s head alone', async () => {
  const files = await stores['an S3 store']();
  s3.asked.splice(0);
  await files.check();
  expect(s3.asked).toEqual([expect.stringMatching(/^HEAD \/ardoise\/?$/)]);
});

describe('a store without room', () => {
  it('on disk takes nothing, and still gives what it has', async () => {
    const files = await stores['a folder of its own']();
    await files.put('private/before.pdf', Buffer.from('x'), 'application/pdf');
    isFull = true;
    const put = files.put('private/full.pdf', Buffer.from('x'), 'application/pdf');
    await expect(put).rejects.toMatchObject({ code: 'storage_full' });
    expect(await content(files, 'private/before.pdf')).toMatchObject({ text: 'x' });
    isFull = false;
  });

  it('is told as storage_full by S3, and nothing is kept', async () => {
    const files = await stores['an S3 store']();
    s3.full = true;
    const put = files.put('private/full.pdf', Buffer.from('x'), 'application/pdf');
    await expect(put).rejects.toMatchObject({ code: 'storage_full' });
    s3.full = false;
    expect(await files.find('private/full.pdf')).toBeUndefined();
  });
});

describe('a store that is unavailable', () => {
  const calls: [string, (files: FileStore) => Promise<unknown>][] = [
    ['put', (files) => files.put('private/away.pdf', Buffer.from('x'), 'application/pdf')],
    ['find', (files) => files.find('private/away.pdf')],
    ['modifiedAt', (files) => files.modifiedAt('private/away.pdf')],
    ['toLocal', (files) => files.toLocal('private/away.pdf', join(folder, 'away'))],
    ['delete', (files) => files.delete('private/away.pdf')],
  ];

  it.each(calls)('refuses to %s as service_unavailable while it answers 500', async (_, call) => {
    const files = await stores['an S3 store']();
    s3.broken = true;
    const refused = call(files);
    await expect(refused).rejects.toMatchObject({ code: 'service_unavailable' });
    s3.broken = false;
    expect(await files.find('private/away.pdf')).toBeUndefined();
  });

  it('refuses so too if it never answers', async () => {
    const { driver } = await openS3Driver(new URL(s3.url), { requestTimeout: 20 });
    s3.delay_ms = 60_000;
    const error = await driver.getMetaData('private/slow.pdf').catch((thrown: unknown) => thrown);
    s3.delay_ms = 0;
    expect(isFileStoreUnavailable(error)).toBe(true);
  });

  it.each([
    ['a file that is too long', { max_bytes: 5, max_ms: 60_000 }],
    ['a list that is too long', { max_bytes: 50, max_ms: 60_000 }],
  ])('refuses so too if it answers with %s', async (_, limits) => {
    const { driver } = await openS3Driver(new URL(s3.url), { limits });
    await (await stores['an S3 store']()).put('private/long/a.pdf', Buffer.alloc(100), 'application/pdf');
    const read = async () => buffer(await driver.getStream('private/long/a.pdf'));
    await expect(read()).rejects.toThrow(AnswerTooLong);
    const failure = await driver.listAll('private/long/').catch((thrown: unknown) => thrown);
    expect(isFileStoreUnavailable(failure)).toBe(true);
  });

  it('refuses so too while its clock is off, and names the clock', async () => {
    const files = await stores['an S3 store']();
    s3.skewed = true;
    const refused = files.put('private/early.pdf', Buffer.from('x'), 'application/pdf');
    await expect(refused).rejects.toMatchObject({
      code: 'service_unavailable',
      cause: { message: expect.stringContaining('the clock of the store') },
    });
    s3.skewed = false;
  });

  it('refuses so too if nothing listens there', async () => {
    const gone = await startS3Server();
    const files = await openFiles({ DATA_DIR: folder, FILES_URL: gone.url }, room);
    await gone.stop();
    const put = files.put('private/gone.pdf', Buffer.from('x'), 'application/pdf');
    await expect(put).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

it('leaves nothing half written on disk when the source breaks', async () => {
  const files = await stores['a folder of its own']();
  await expect(files.put('private/half.pdf', { path: folder }, 'application/pdf')).rejects.toThrow();
  expect(await files.find('private/half.pdf')).toBeUndefined();
  expect(await readdir(join(folder, 'own', 'incoming'))).toEqual([]);
});

it.each([
  's3://bucket/path',
  's3://bucket?region=',
  's3://bucket?access_key_id=a',
  's3://bucket?colour=red',
  's3://',
  // The machine's role is asked for only if the operator says so.
  's3://bucket',
  's3://bucket?credentials=machine&access_key_id=a&secret_access_key=b',
])('FILES_URL %s stops the start with one line', async (FILES_URL) => {
  await expect(openFiles({ DATA_DIR: folder, FILES_URL }, room)).rejects.toThrow(EnvError);
});

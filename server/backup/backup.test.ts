import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blankPng } from '../../test/blank-png.ts';
import { closeAfterFile } from '../../test/closers.ts';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { allJobs } from '../all-jobs.ts';
import type { OpenedDb } from '../db/db.ts';
import { openDiskRoom } from '../files/disk-room.ts';
import { openFiles } from '../files/open-files.ts';
import { openSpool } from '../files/spool.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { BackupProblem } from './backup-problem.ts';
import { listBackups, openBackups, readManifest } from './backup-store.ts';
import { RESTORED_EMPTY } from './delete-ways-in.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-backup-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const t = await testApp({ work: false });
const owner = await newOwnerWithLogo();
const KEY = 'a key of at least thirty-two characters';
const sent_jobs = allJobs.filter(({ schedule }) => schedule === null).map(({ name }) => name);

async function newOwnerWithLogo() {
  await t.jobs.work(allJobs, t.deps);
  const made = await newOwner(t, { restaurant: { name: 'Chez «Élise» 🍽' } });
  await t.jobs.stopWorking(2_000);
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(blankPng(20, 20))]), 'logo.png');
  expect((await made.upload(`/api/restaurants/${made.restaurant_id}/logo`, form)).statusCode).toBe(200);
  // Numbers that JavaScript would round, and bytes.
  await t.deps.db.execute(sql`insert into chat_spending (restaurant_id, month, model, questions, input_tokens, output_tokens, cost)
    values (${made.restaurant_id}, '2026-11', 'm', 1, 9007199254740993, 2, 0.1)`);
  await t.deps.db.execute(sql`insert into publications (restaurant_id, version, revision, published_at, packed)
    values (${made.restaurant_id}, 1, 1, '2026-11-01T10:00:00.123Z', '\\x00ff10')`);
  // A code that waits to be mailed.
  await made.post('/login', { email: made.user.email });
  return made;
}

/** A backup of the application, in a folder of its own. */
async function backedUp({ key = KEY }: { key?: string } = {}) {
  const folder = await newFolder();
  const env = { ...t.deps.env, BACKUP_URL: pathToFileURL(folder).href, BACKUP_KEY: key };
  const backups = await openBackups(env);
  const { db, files, spool } = t.deps;
  const manifest = await writeBackup({ db, files, spool, backups, sent_jobs, now: new Date() });
  return { backups, manifest, env, folder, spool };
}

/** An empty database and store. */
async function emptyPlace() {
  const database = await openTestDatabase();
  closeAfterFile(() => database.close());
  const DATA_DIR = await newFolder();
  const env = { ...t.deps.env, DATA_DIR };
  const files = await openFiles({ DATA_DIR, FILES_URL: undefined }, openDiskRoom(env));
  const pace = { watch_seconds: 1, schedules: false };
  const queue = { all: allJobs, startJobs: () => startJobs(database, allJobs, { log: t.deps.log, pace }) };
  return { database, files, spool: openSpool(env), ...queue };
}

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
};

const rowsOf = async ({ db }: Pick<OpenedDb, 'db'>, query: SQL): Promise<unknown> =>
  z.looseObject({ rows: z.unknown() }).parse(await db.execute(query)).rows;

const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const problem: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(BackupProblem);
  return (problem as BackupProblem).message;
};

test('everything comes back: rows of every kind, files, and jobs that waited', async () => {
  const { backups, manifest } = await backedUp();
  expect(await listBackups(backups)).toEqual([manifest.id]);
  const place = await emptyPlace();
  await restoreBackup({ ...place, backups }, manifest);
  const query = sql`select r.name, r.created_at::text, s.input_tokens::text, s.cost, encode(p.packed, 'hex') as packed
    from restaurants r join chat_spending s on s.restaurant_id = r.id join publications p on p.restaurant_id = r.id
    where r.id = ${owner.restaurant_id}`;
  const restored = await rowsOf(place.database, query);
  expect(restored).toEqual([
    expect.objectContaining({ name: 'Chez «Élise» 🍽', input_tokens: '9007199254740993', cost: 0.1, packed: '00ff10' }),
  ]);
  expect(restored).toEqual(await rowsOf(t.deps, query));
  const keysOf = async (store: typeof place.files) => (await all(store.list('public/'))).sort();
  expect(await keysOf(place.files)).toEqual(await keysOf(t.deps.files));
  expect(await keysOf(place.files)).not.toEqual([]);
  expect(await rowsOf(place.database, sql`select name from pgboss.job where state = 'created'`)).toContainEqual({
    name: 'send-login-code',
  });
});

// Tables with what a holder could show, and why a restored row of them lets nobody in who was shut out since.
const STAYS: Readonly<Record<string, string>> = {
  email_links: 'those that confirm an address are deleted; those that take one back are its owner’s remedy, for a week',
  passkeys: 'the owner’s own credential, as the address is; listed in the account',
  used_challenges: 'what may not be used again',
  chats: 'a guest’s conversation, which is no way into an account',
  chat_messages: 'as chats',
  own_domains: 'a token that everybody can read in the domain’s records, and that opens nothing',
};

test('every table with a secret is emptied by a restore, or it is explained why not', async () => {
  const columns = z.array(z.object({ table: z.string() })).parse(
    await rowsOf(
      t.deps,
      sql`select distinct table_name as table from information_schema.columns where table_schema = 'public'
        and column_name ~ '(hash|token|secret|credential|cookie|otp|password)($|_)' and column_name !~ '_tokens$'`,
    ),
  );
  const emptied: readonly string[] = RESTORED_EMPTY;
  expect(columns.map(({ table }) => table).filter((table) => !emptied.includes(table) && !STAYS[table])).toEqual([]);
});

test('it brings back nobody who was signed in, no code, no link of staff, no key, no webhook, no pending address and no manager', async () => {
  const { db } = t.deps;
  const time = '2126-11-01T10:00:00Z';
  const { id } = owner.user;
  await db.execute(
    sql`insert into known_devices (user_id, token_hash, created_at, last_used_at) values (${id}, 'd', ${time}, ${time})`,
  );
  await db.execute(
    sql`insert into service_links (restaurant_id, token_hash, created_at) values (${owner.restaurant_id}, 'l', ${time})`,
  );
  await db.execute(sql`insert into menu_keys values (${owner.restaurant_id}, 1, 'Till', 'till', 'k', ${time})`);
  await db.execute(sql`insert into webhooks (restaurant_id, url, secret_salt, secret_hash, created_at)
    values (${owner.restaurant_id}, 'https://till.example', 's', 'h', ${time})`);
  await db.execute(sql`insert into webhook_deliveries (restaurant_id, id, kind, state, created_at)
    values (${owner.restaurant_id}, 'd', 'test', 'waiting', ${time})`);
  await db.execute(sql`insert into invitations (restaurant_id, email, role, token_hash, created_at, expires_at)
    values (${owner.restaurant_id}, 'former@example.com', 'manager', 'i', ${time}, ${time})`);
  await db.execute(sql`with manager as (
      insert into users (email, created_at) values ('manager@example.com', ${time}) returning id
    ) insert into memberships (restaurant_id, user_id, role, created_at)
    select ${owner.restaurant_id}, id, 'manager', ${time}::timestamptz from manager`);
  await db.execute(sql`insert into service_sessions values ('s', ${owner.restaurant_id}, ${time})`);
  await db.execute(sql`insert into email_links (user_id, purpose, email, token_hash, created_at, expires_at)
    values (${id}, 'verify', 'thief@example.com', 'v', ${time}, ${time}), (${id}, 'take_back', 'before@example.com', 't', ${time}, ${time})`);
  await db.execute(sql`update users set new_email = 'thief@example.com' where id = ${id}`);
  const { backups, manifest } = await backedUp();
  const place = await emptyPlace();
  await restoreBackup({ ...place, backups }, manifest);
  const rowsIn = async (of: Pick<OpenedDb, 'db'>) =>
    await Promise.all(RESTORED_EMPTY.map((table) => rowsOf(of, sql`select 1 from ${sql.identifier(table)} limit 1`)));
  expect((await rowsIn(t.deps)).flat()).toHaveLength(RESTORED_EMPTY.length);
  expect((await rowsIn(place.database)).flat()).toEqual([]);
  expect(
    await rowsOf(
      place.database,
      sql`select purpose, token_hash, u.email, u.new_email from email_links l join users u on u.id = l.user_id`,
    ),
  ).toEqual([{ purpose: 'take_back', token_hash: 't', email: owner.user.email, new_email: null }]);
});

test('a restore that is stopped before the waiting jobs are sent restores nothing', async () => {
  const { backups, manifest } = await backedUp();
  const place = await emptyPlace();
  const stopped = { send: () => Promise.reject(new Error('stopped')), close: async () => undefined };
  await expect(restoreBackup({ ...place, backups, startJobs: async () => stopped }, manifest)).rejects.toThrow(
    'stopped',
  );
  await restoreBackup({ ...place, backups }, manifest);
  expect(await rowsOf(place.database, sql`select name from pgboss.job where state = 'created'`)).toContainEqual({
    name: 'send-login-code',
  });
});

test('no text of the backup can be read without its key', async () => {
  const { folder, manifest } = await backedUp();
  const [rows] = manifest.tables.find(({ name }) => name === 'users')?.parts ?? [];
  const stored = await readFile(join(folder, rows?.key ?? ''));
  expect(stored.subarray(0, 8).toString()).toBe('ARDOISE1');
  expect(stored.includes(owner.user.email)).toBe(false);
});

test('a second backup reads and stores only the files that are new', async () => {
  const { backups, spool, manifest: first } = await backedUp();
  const contents = () => all(backups.store.list('private/contents'));
  const before = await contents();
  await t.deps.files.put('public/new/one.txt', Buffer.from('a new file'), 'text/plain');
  const { db, files } = t.deps;
  const read: string[] = [];
  const find: typeof files.find = (key) => {
    read.push(key);
    return files.find(key);
  };
  const now = new Date(Date.now() + 60_000);
  const second = await writeBackup({ db, files: { ...files, find }, spool, backups, sent_jobs, now });
  expect(read).toEqual(['public/new/one.txt']);
  expect(await contents()).toHaveLength(before.length + 1);
  expect(second.files.count).toBe(first.files.count + 1);
  await files.delete('public/new/one.txt');
});

test('a wrong key, no key, and one that is not needed are said in one line', async () => {
  const { env, manifest } = await backedUp();
  const readWith = async (key: string | undefined, of = env) =>
    problemOf(readManifest(await openBackups({ ...of, BACKUP_KEY: key }), manifest.id));
  expect(await readWith(`${KEY} not`)).toBe('BACKUP_KEY is not the key that the backup was made with.');
  expect(await readWith(undefined)).toBe('The backup is encrypted. Set BACKUP_KEY to the key that it was made with.');
});

test('a bucket of backups that is named wrongly is said by its setting', async () => {
  await expect(openBackups({ ...t.deps.env, BACKUP_URL: 's3://backups?access_key_id=key' })).rejects.toThrow(
    /^BACKUP_URL: /,
  );
});

test('a truncated or changed object is detected, and isn’t restored', async () => {
  const { backups, manifest, folder } = await backedUp();
  const [part] = manifest.tables.find(({ name }) => name === 'restaurants')?.parts ?? [];
  const path = join(folder, part?.key ?? '');
  const whole = await readFile(path);
  const place = await emptyPlace();
  for (const broken of [whole.subarray(0, -1), whole.subarray(0, 40), Buffer.concat([whole, Buffer.from('x')])]) {
    await writeFile(path, broken);
    expect(await problemOf(restoreBackup({ ...place, backups }, manifest))).toBe(
      `The backup is damaged or was cut off: ${part?.key} is not what was written.`,
    );
  }
  await rm(path);
  expect(await problemOf(restoreBackup({ ...place, backups }, manifest))).toContain('is missing');
  expect(await rowsOf(place.database, sql`select count(*)::int as count from users`)).toEqual([{ count: 0 }]);
  // The same place accepts it once it is whole.
  await writeFile(path, whole);
  await restoreBackup({ ...place, backups }, manifest);
});

test('it is restored only into an empty database and store, by a version that knows it', async () => {
  const { backups, manifest } = await backedUp();
  const filled = await emptyPlace();
  await filled.database.db.execute(sql`insert into code_tries values (now(), 1)`);
  expect(await problemOf(restoreBackup({ ...filled, backups }, manifest))).toContain(
    'The database is not empty: code_tries',
  );
  const withFile = await emptyPlace();
  await withFile.files.put('private/other/file', Buffer.from('x'), 'text/plain');
  expect(await problemOf(restoreBackup({ ...withFile, backups }, manifest))).toContain('(private/other/file)');
  const newer = { ...manifest, migration: { tag: '9999_of-tomorrow', when: 9_999_999_999_999 } };
  expect(await problemOf(restoreBackup({ ...(await emptyPlace()), backups }, newer))).toContain(
    'another version (9999_of-tomorrow)',
  );
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillPath, GUEST_PATHS } from '../../../shared/paths.ts';
import { publicationContentSchema } from '../../../shared/publication.ts';
import { blankPng } from '../../../test/blank-png.ts';
import { closeAfterFile } from '../../../test/closers.ts';
import { makeApp } from '../../../test/make-app.ts';
import { makeItem, makeSection } from '../../../test/menu-maker.ts';
import { newOwner } from '../../../test/owners.ts';
import { testApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { allJobs } from '../../all-jobs.ts';
import type { BackupManifest } from '../../backup/backup-format.ts';
import { type BackupStore, listBackups, openBackups, readParts, writeManifest } from '../../backup/backup-store.ts';
import { backupCommand, chosenDump } from '../../backup/commands.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import type { Db } from '../../db/db.ts';
import { unpackText } from '../../db/pack-text.ts';
import { openDiskRoom } from '../../files/disk-room.ts';
import { openFiles } from '../../files/open-files.ts';
import { openSpool } from '../../files/spool.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { adminInServer } from '../commands/admin-command.ts';
import { dumpCommand } from '../commands/dump.ts';
import { CLASSIFIED_FIELDS, DUMP_TABLES } from './dump-tables.ts';
import { writeDump } from './write-dump.ts';

const t = await testApp();
/** In every text that must not be in a dump. */
const MARK = 'Qzixwy';
const PHONE = '514 555-7788';
/** In what guests don't see. */
const FARMER = 'Wqybrt';

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-dump-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql>, row: z.ZodType<T>): Promise<T[]> =>
  z.looseObject({ rows: z.array(row) }).parse(await db.execute(query)).rows;

/** A published restaurant whose owner, guests and staff have left traces everywhere, under two names. */
async function makeTraces() {
  const owner = await newOwner(t, {
    email: `${MARK.toLowerCase()}@example.org`,
    restaurant: { name: 'Au Vieux Four' },
  });
  const { restaurant_id } = owner;
  const publish = async () =>
    expect((await owner.post(`/api/restaurants/${restaurant_id}/publish`)).statusCode).toBe(200);
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(blankPng(20, 20))]), 'logo.png');
  expect((await owner.upload(`/api/restaurants/${restaurant_id}/logo`, form)).statusCode).toBe(200);
  const facts = {
    name: `Chez ${MARK}`,
    tagline: `${MARK} since 1990`,
    address: `12 rue ${MARK}`,
    phone: PHONE,
    taxes: [{ number: 1, name: 'GST', rate: 5_000, registration: `${MARK} RT0001` }],
  };
  expect((await owner.put(`/api/restaurants/${restaurant_id}`, facts)).statusCode).toBe(200);
  const section = await makeSection(owner, { title: `Starters of CHEZ ${MARK.toUpperCase()}` });
  await makeItem(owner, section, {
    title: 'Pea soup',
    description: `Order at ${PHONE} or ${MARK}@gmail.com, https://${MARK}.example, 250 g.`,
    details: `Grown at 12 rue ${MARK} by Mrs ${FARMER}.`,
    variants: [{ label: `Bowl of chez ${MARK}`, price: 900 }],
  });
  const stew = await makeItem(owner, section, { title: `${MARK}’s secret stew` });
  await publish();
  await owner.delete(`/api/menu-items/${stew.id}`);
  await owner.put(`/api/restaurants/${restaurant_id}`, { name: 'Au Vieux Four', address: `3 quai ${FARMER}` });
  await makeItem(owner, section, { title: 'Onion soup', description: 'As in AU VIEUX FOUR.' });
  await publish();
  // Guests still see the version of the name before.
  await owner.put(`/api/restaurants/${restaurant_id}`, facts);
  const { menu } = (await owner.post('/api/menus', { title: 'Not yet', display_mode: 'simple' })).json();
  await owner.patch(`/api/menus/${menu.id}`, { hidden: true });
  await makeItem(owner, await makeSection(owner, { menu_id: menu.id }), { title: `Truffles of ${FARMER}` });
  const later = await makeSection(owner, { title: 'Later', hidden: true });
  await makeItem(owner, later, { title: `Pears of ${FARMER}` });
  await makeItem(owner, section, { title: `Quinces of ${FARMER}`, hidden: true });
  const { db } = t.deps;
  const time = '2026-11-01T10:00:00Z';
  for (const query of [
    sql`insert into chats values (${restaurant_id}, ${MARK}, 1, ${time}, 1, ${time})`,
    sql`insert into chat_messages (restaurant_id, secret, number, role, text, item_ids, created_at)
      values (${restaurant_id}, ${MARK}, 0, 'guest', ${MARK}, '[]', ${time})`,
    sql`insert into service_links (restaurant_id, token_hash, created_at) values (${restaurant_id}, ${MARK}, ${time})`,
    sql`insert into menu_keys values (${restaurant_id}, 1, ${MARK}, ${MARK}, ${MARK}, ${time})`,
    sql`insert into webhooks (restaurant_id, url, secret_salt, secret_hash, created_at)
      values (${restaurant_id}, ${MARK}, ${MARK}, ${MARK}, ${time})`,
    sql`insert into named_codes values (${restaurant_id}, 1, ${`Table of ${MARK}`}, ${MARK}, ${time})`,
    sql`insert into billing_details (user_id, name, country) values (${owner.user.id}, ${MARK}, 'CA')`,
    sql`insert into imports (restaurant_id, id, status, option, apply, menu_id, files, progress, created_at)
      values (${restaurant_id}, 1, 'completed', 'add', 'review', 1, ${JSON.stringify([{ name: MARK }])}, '{}', ${time})`,
  ])
    await db.execute(query);
  return owner;
}

const owner = await makeTraces();
const leaver = await newOwner(t, { restaurant: { name: 'Leaving' } });
await makeItem(leaver, await makeSection(leaver), { title: `Pie of ${MARK}` });
await leaver.post(`/api/restaurants/${leaver.restaurant_id}/publish`);
await t.deps.db.execute(sql`update restaurants set deleted_at = now() where id = ${leaver.restaurant_id}`);

async function dumped() {
  const env = { ...t.deps.env, BACKUP_URL: pathToFileURL(await newFolder()).href, BACKUP_KEY: undefined };
  const backups = await openBackups(env);
  return { env, backups, manifest: await writeDump(t.deps.db, backups, new Date()) };
}

/** All that a dump says: its rows, and apart what its publications have packed. */
async function textOf(backups: BackupStore, { tables }: BackupManifest): Promise<{ rows: string; published: string }> {
  const lines: string[] = [];
  const contents: string[] = [];
  for (const { name, parts } of tables)
    for await (const line of readParts(backups, parts)) {
      lines.push(line);
      if (name !== 'publications') continue;
      const { packed } = z.looseObject({ packed: z.string() }).parse(JSON.parse(line));
      contents.push(await unpackText(Buffer.from(packed.slice(2), 'hex')));
    }
  return { rows: lines.join('\n'), published: contents.join('\n') };
}

/** The names of the fields of a JSON schema that have text. */
function textFieldsOf(schema: unknown, field = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => textFieldsOf(part, field));
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && schema.type === 'string' ? [field] : [];
  const parts = Object.entries(schema).flatMap(([name, part]) =>
    name === 'properties' && typeof part === 'object'
      ? Object.entries(part ?? {}).flatMap(([property, value]) => textFieldsOf(value, property))
      : textFieldsOf(part, field),
  );
  return [...own, ...parts];
}

test('every field of a publication that can have text is classified', () => {
  const fields = new Set(
    textFieldsOf(z.toJSONSchema(publicationContentSchema, { io: 'output', unrepresentable: 'any' })),
  );
  expect(fields.size).toBeGreaterThan(20);
  expect([...fields].filter((field) => !CLASSIFIED_FIELDS.includes(field))).toEqual([]);
});

test('every column of every table is classified, and no other', async () => {
  const columns = await rowsOf(
    t.deps.db,
    sql`select table_name as name, array_agg(column_name::text order by column_name::text) as columns
      from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
    z.object({ name: z.string(), columns: z.array(z.string()) }),
  );
  expect(Object.keys(DUMP_TABLES).sort()).toEqual(columns.map(({ name }) => name).sort());
  for (const { name, columns: existing } of columns) {
    const rule = DUMP_TABLES[name];
    if (rule && 'columns' in rule) expect(Object.keys(rule.columns).sort(), name).toEqual(existing.toSorted());
  }
});

test('a dump has what guests read now, and no name, address or id of an owner, a guest or a restaurant', async () => {
  const { backups, manifest } = await dumped();
  const { rows, published } = await textOf(backups, manifest);
  for (const text of [rows, published]) {
    expect(text).toContain('Pea soup');
    expect(text).toContain('250 g.');
    for (const trace of [MARK, FARMER, 'Leaving']) expect(text.toLowerCase()).not.toContain(trace.toLowerCase());
    for (const trace of [PHONE, owner.restaurant_id, owner.user.id, '.webp', 'public/'])
      expect(text, trace).not.toContain(trace);
    expect(text).not.toMatch(/T\d\d:\d\d:(?!00)/);
  }
  expect(published.toLowerCase()).not.toContain('vieux four');
  const counts = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
  expect(counts).toMatchObject({ restaurants: 1, users: 1, publications: 1, menus: 1, sessions: 0, passkeys: 0 });
  expect(counts).toMatchObject({ email_links: 0, imports: 0, chats: 0, chat_messages: 0, visit_days: 0 });
  expect([manifest.files.count, manifest.jobs.rows]).toEqual([0, 0]);
});

test('a dump is no backup: backups are listed without it, and it is restored only by its id or where there is no backup', async () => {
  const { env, backups, manifest } = await dumped();
  expect(await listBackups(backups)).toEqual([]);
  expect(await listBackups(backups, 'dump')).toEqual([manifest.id]);
  const context = { env, log: t.deps.log, jobs: allJobs, say: () => undefined };
  await expect(backupCommand(['verify', manifest.id], context)).rejects.toThrow('There is no whole backup');
  expect(await chosenDump(backups, undefined)).toBe(manifest.id);
  await writeManifest(backups, { ...manifest, id: '2026-01-01T02-40-00Z' });
  expect(await chosenDump(backups, undefined)).toBeUndefined();
  expect(await chosenDump(backups, manifest.id)).toBe(manifest.id);
});

test('a dump is restored into an installation that shows the menus, and into which nobody is signed in', async () => {
  const { env, backups, manifest } = await dumped();
  const database = await openTestDatabase();
  const DATA_DIR = await newFolder();
  const place = { DATA_DIR, FILES_URL: undefined };
  const files = await openFiles(place, openDiskRoom({ ...env, ...place }));
  const pace = { watch_seconds: 1, schedules: false };
  const queue = { all: allJobs, startJobs: () => startJobs(database, allJobs, { log: t.deps.log, pace }) };
  await restoreBackup({ database, files, spool: openSpool({ ...env, DATA_DIR }), backups, ...queue }, manifest);
  const restored = await makeApp(async () => database);
  const [row] = await rowsOf(
    database.db,
    sql`select r.id, r.name, u.email from restaurants r join users u on u.id = r.owner_id`,
    z.object({ id: z.string(), name: z.string(), email: z.string() }),
  );
  expect(row?.email).toMatch(/^owner-[\da-f]{12}@example\.com$/);
  const address = fillPath(GUEST_PATHS.menu, { restaurantId: row?.id ?? '', menuId: 1 });
  const page = await restored.app.inject({ url: address, headers: { 'accept-encoding': 'identity' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Pea soup');
  expect(page.body).toContain(row?.name);
  expect(await database.db.$count(sql`sessions`)).toBe(0);
});

test('the command is written down, and refuses a folder that has something in it', async () => {
  const { signal } = new AbortController();
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  await adminInServer(t.deps)(['lea', 'dump', 'write', '/srv/dump'], { say, signal });
  await adminInServer(t.deps)(['lea', 'acts', 'list'], { say, signal });
  expect(lines).toContainEqual(expect.stringContaining('lea  dump write'));
  const folder = await newFolder();
  const context = { db: t.deps.db, env: t.deps.env, now: t.deps.now, say };
  await dumpCommand.runOnCopy?.(context, into(folder));
  expect(lines).toContainEqual(expect.stringMatching(/^Dumped .* 0 files/));
  await expect(dumpCommand.runOnCopy?.(context, into(folder))).rejects.toThrow('is not empty');
});

const into = (folder: string) => ({ positionals: [folder], text: () => undefined, has: () => false });

test('a dump is not written among backups or data, and one that fails leaves its folder empty', async () => {
  const backupFolder = await newFolder();
  const env = { ...t.deps.env, BACKUP_URL: pathToFileURL(backupFolder).href };
  const context = { db: t.deps.db, env, now: t.deps.now, say: () => undefined };
  for (const folder of [backupFolder, join(backupFolder, 'dump'), tmpdir(), join(env.DATA_DIR, 'dump')])
    await expect(dumpCommand.runOnCopy?.(context, into(folder))).rejects.toThrow(
      /is the folder of (BACKUP_URL|DATA_DIR)/,
    );
  const folder = await newFolder();
  const fail = () => {
    throw new Error('no clock');
  };
  await expect(dumpCommand.runOnCopy?.({ ...context, now: fail }, into(folder))).rejects.toThrow('no clock');
  expect(await readdir(folder)).toEqual([]);
});

import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { testApp } from '../../test/test-app.ts';
import type { FileKey } from '../files/files.ts';
import { run } from './back-up.job.ts';
import { BACKUP_FORMAT, backupIdAt } from './backup-format.ts';
import {
  type BackupStore,
  contentKey,
  listBackups,
  openBackups,
  PartWriter,
  readManifest,
  writeManifest,
} from './backup-store.ts';
import { keptBackups, pruneBackups } from './prune-backups.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'ardoise-nightly-'));
closeAfterFile(() => rm(folder, { recursive: true, force: true }));
const BACKUP_URL = pathToFileURL(folder).href;
const OPERATOR_EMAIL = 'operator@example.com';
const t = await testApp({ work: false, env: { BACKUP_URL, OPERATOR_EMAIL } });

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A Friday. */
const NOW = new Date('2026-11-27T02:40:00Z');
const idOfDay = (daysAgo: number) => backupIdAt(new Date(NOW.getTime() - daysAgo * DAY_MS));

test('the newest seven backups stay, and the newest of each of the last four weeks', () => {
  const nights = Array.from({ length: 60 }, (_, daysAgo) => idOfDay(daysAgo));
  // Sundays 5, 12 and 19 days ago, and today as this week's.
  expect(keptBackups(nights)).toEqual([0, 1, 2, 3, 4, 5, 6, 12, 19].map(idOfDay));
  expect(keptBackups(nights.slice(0, 3))).toEqual(nights.slice(0, 3));
});

test('a backup that is finished while older ones go stays whole', async () => {
  const place = await mkdtemp(join(tmpdir(), 'ardoise-pruned-'));
  closeAfterFile(() => rm(place, { recursive: true, force: true }));
  const backups = await openBackups({ ...t.deps.env, BACKUP_URL: pathToFileURL(place).href });
  const { db, files, spool } = t.deps;
  const write = (now: Date) => writeBackup({ db, files, spool, backups, sent_jobs: ['send-login-code'], now });
  await files.put('private/back/again', Buffer.from('back again'), 'text/plain');
  const first = await write(new Date(NOW.getTime() - DAY_MS));
  await files.delete('private/back/again');
  await write(NOW);
  await backups.store.delete(`private/backups/${first.id}/manifest`);
  const longAgo = new Date(Date.now() - 3 * DAY_MS);
  for await (const key of backups.store.list('private/contents')) await utimes(join(place, key), longAgo, longAgo);

  // The prune has read the list of backups, and then the third is finished with a content that only the first had.
  await files.put('private/back/again', Buffer.from('back again'), 'text/plain');
  const id = backupIdAt(new Date(NOW.getTime() + DAY_MS));
  let isFinished = false;
  const finishing: BackupStore = {
    ...backups,
    store: {
      ...backups.store,
      async *list(prefix) {
        yield* backups.store.list(prefix);
        if (isFinished) return;
        isFinished = true;
        await write(new Date(NOW.getTime() + DAY_MS));
      },
    },
  };
  await pruneBackups(finishing, new Date());
  expect(await listBackups(backups)).toContain(id);
  await verifyBackup({ backups, spool }, await readManifest(backups, id));
  await files.delete('private/back/again');
});

test('older backups go, with the contents that only they have, and what an interrupted one left', async () => {
  const backups = await openBackups(t.deps.env);
  const content = async (name: string) => {
    await backups.store.put(contentKey(name), Buffer.from(name), 'text/plain');
    return name;
  };
  const contents = [await content('aa-shared'), await content('bb-old'), await content('cc-of-none')];
  for (let daysAgo = 0; daysAgo < 12; daysAgo += 1) {
    const id = idOfDay(daysAgo);
    const writer = new PartWriter(backups, `private/backups/${id}/files`);
    for (const name of daysAgo === 11 ? contents.slice(0, 2) : contents.slice(0, 1))
      await writer.add(
        JSON.stringify({ key: `public/${name}`, content_type: '', bytes: 1, sha256: '', name, modified_at: '' }),
      );
    const migration = { tag: 'any', when: 1 };
    const files = { count: 1, bytes: 1, parts: await writer.end() };
    await writeManifest(backups, {
      format: BACKUP_FORMAT,
      id,
      migration,
      tables: [],
      jobs: { rows: 0, parts: [] },
      files,
    });
  }
  const interrupted: FileKey = `private/backups/${idOfDay(30)}/rows/users/0`;
  await backups.store.put(interrupted, Buffer.from('part'), 'text/plain');
  const hasContents = () =>
    Promise.all(contents.map(async (name) => (await backups.store.find(contentKey(name))) !== undefined));

  // What was stored within a day may be of a backup that is being made.
  await pruneBackups(backups, new Date());
  expect(await hasContents()).toEqual([true, true, true]);
  await pruneBackups(backups, new Date(Date.now() + 2 * DAY_MS));
  expect(await hasContents()).toEqual([true, false, false]);
  expect(await backups.store.find(interrupted)).toBeUndefined();
  expect(await listBackups(backups)).toEqual([0, 1, 2, 3, 4, 5, 6].map(idOfDay));
});

test('a night whose last try fails is reported to the operator, with the reason', { timeout: 180_000 }, async () => {
  const context = { signal: new AbortController().signal, retries: 2 };
  // The command reads the environment of this process, which names no place for backups.
  await expect(run(t.deps, {}, context)).rejects.toThrow('BACKUP_URL is not set');
  const [mail] = await t.outbox();
  expect(mail).toMatchObject({ to: OPERATOR_EMAIL, subject: 'backup_failed en' });
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { OwnerByHttp } from '../e2e/owner-by-http.ts';
import { listBackups, openBackups, readManifest } from '../server/backup/backup-store.ts';
import { RESTORED_EMPTY } from '../server/backup/delete-ways-in.ts';
import { digestRows } from '../server/backup/table-queries.ts';
import { openDb } from '../server/db/open-db.ts';
import { parseEnv } from '../server/env.ts';
import { blankPng } from '../test/blank-png.ts';
import { pgliteTemplate } from '../test/database-template.ts';
import { runOperator } from '../test/run-operator.ts';
import { startServer } from '../test/start-server.ts';
import { unpackPglite } from '../test/unpack-pglite.ts';
import { anySeed, seeded } from './seeded.ts';

/**
 * `npm run faults:backup -- [--kills N] [--seed S]`: kills `npm run backup` of a serving installation and `npm run restore` at
 * random moments of their work, N times in all. Afterwards each listed backup must be whole, and each place that was restored
 * into must have all rows or accept the restore again. Exits with 1 if not.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: String(anySeed()) } },
});
const killCount = Number(values.kills);
const seed = Number(values.seed);
const DISHES = 300;
const choices = seeded(seed);
const folder = await mkdtemp(join(tmpdir(), 'ardoise-backup-kills-'));
const findings: string[] = [];
console.log(`seed ${seed}: npm run faults:backup -- --kills ${killCount} --seed ${seed}`);

const dataDir = join(folder, 'serving');
await unpackPglite(await pgliteTemplate(), dataDir);
const server = await startServer({ data_dir: dataDir });
try {
  await fillRestaurant(new OwnerByHttp(server.url));
  const settings = { BACKUP_URL: pathToFileURL(join(folder, 'backups')).href, DATA_DIR: dataDir };
  const backupStore = await openBackups(parseEnv({ BACKUP_URL: settings.BACKUP_URL, DATA_DIR: dataDir }));
  const backup_ms = await timeOf(() => requireDone(['backup'], settings));
  const place = () => ({ ...settings, DATA_DIR: join(folder, randomUUID()) });
  const restore_ms = await timeOf(() => requireDone(['restore'], place()));

  for (let kill = 0; kill < killCount; kill += 1)
    if (kill % 2 === 0) await killedRun(['backup'], settings, choices.below(backup_ms));
    else await killRestore(place(), choices.below(restore_ms));

  const ids = await listBackups(backupStore);
  for (const id of ids) await requireDone(['backup', 'verify', id], settings);
  console.log(`${killCount} kills; ${ids.length} backups listed, each verified; ${findings.length} findings`);

  /** Kills a restore; its place then has all rows, or none and accepts the restore. */
  async function killRestore(target: typeof settings, milliseconds: number): Promise<void> {
    const [id = ''] = await listBackups(backupStore);
    await killedRun(['restore', id], target, milliseconds);
    const { code, output } = await runOperator(['restore', id], target);
    if (code !== 0 && !output.includes('The database is not empty')) findings.push(`restore ${id}: ${output.trim()}`);
    findings.push(...(await differencesOf(target, id)));
  }

  /** The tables that differ from the backup's. */
  async function differencesOf({ DATA_DIR }: typeof settings, id: string): Promise<string[]> {
    const manifest = await readManifest(backupStore, id);
    const database = await openDb(parseEnv({ DATA_DIR }), { log: pino({ level: 'silent' }), isPatient: true });
    try {
      const emptied: readonly string[] = RESTORED_EMPTY;
      const differences: string[] = [];
      for (const { name, rows } of manifest.tables) {
        if (emptied.includes(name)) continue;
        const restored = await digestRows(database.db, name);
        if (restored.rows !== rows) differences.push(`restore ${id}: ${name} has ${restored.rows} of ${rows} rows`);
      }
      return differences;
    } finally {
      await database.close();
    }
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const finding of findings) console.log(`FOUND ${finding}`);
if (findings.length > 0) process.exitCode = 1;

async function fillRestaurant(owner: OwnerByHttp): Promise<void> {
  const id = await owner.begin(`${randomUUID()}@example.com`, {
    name: 'Chez nous',
    main_locale: 'fr',
    currency: 'CAD',
    timezone: 'UTC',
  });
  const sectionId = await owner.addSection('Plats');
  for (let dish = 0; dish < DISHES; dish += 1)
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: `Plat ${dish}` });
  const logo = new FormData();
  logo.append('logo', new Blob([new Uint8Array(blankPng(600, 600))]), 'logo.png');
  await owner.ask(200, 'POST', `/api/restaurants/${id}/logo`, logo);
}

async function killedRun(args: string[], env: Record<string, string>, milliseconds: number): Promise<void> {
  await runOperator(args, env, { signal: AbortSignal.timeout(milliseconds) });
}

async function requireDone(args: string[], env: Record<string, string>): Promise<void> {
  const { code, output } = await runOperator(args, env);
  if (code !== 0) findings.push(`${args.join(' ')}: ${output.trim()}`);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { freePort } from '../../test/free-port.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { makeDatabase } from '../../test/test-database.ts';
import { allJobs } from '../all-jobs.ts';
import { parseEnv } from '../env.ts';
import { StartProblem } from '../start-problem.ts';
import { doctorCommand } from './doctor-command.ts';

test('a database without tables is named with its mend, and no query is shown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-doctor-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  const database = await makeDatabase({ isEmpty: true });
  if (database) closeAfterFile(() => database.drop());
  const env = parseEnv({ DATA_DIR: folder, NODE_ENV: 'test', ...(database ? { DATABASE_URL: database.url } : {}) });
  const lines: string[] = [];
  const log = pino({ level: 'silent' });
  const checked = doctorCommand([], { env, log, jobs: allJobs, say: (line) => void lines.push(line) });
  await expect(checked).rejects.toThrow(StartProblem);
  expect(lines).toContainEqual(expect.stringMatching(/^FIX {2}database: .*npm run migrate/));
  expect(lines).toContainEqual(expect.stringMatching(/^ok {3}files: written and deleted/));
  expect(lines.join('\n')).not.toMatch(/FIX {2}files|params|select/);
});

test('while the database does not answer, its line alone says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-doctor-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  const DATABASE_URL = `postgres://nobody:hidden@127.0.0.1:${await freePort()}/none`;
  const env = parseEnv({ DATA_DIR: folder, NODE_ENV: 'test', DATABASE_URL });
  const lines: string[] = [];
  const log = pino({ level: 'silent' });
  const checked = doctorCommand([], { env, log, jobs: allJobs, say: (line) => void lines.push(line) });
  await expect(checked).rejects.toThrow(StartProblem);
  expect(lines).toContainEqual(expect.stringMatching(/^FIX {2}database: .*ECONNREFUSED/));
  expect(lines).toContainEqual(expect.stringMatching(/^ok {3}files: written and deleted/));
  expect(lines.join('\n')).not.toMatch(/FIX {2}files|hidden/);
});

test('a store whose clock is off is named with its mend', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-doctor-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  const store = await startS3Server();
  closeAfterFile(() => store.stop());
  store.ahead_ms = 10 * 60 * 1_000;
  const DATABASE_URL = `postgres://nobody:hidden@127.0.0.1:${await freePort()}/none`;
  const env = parseEnv({ DATA_DIR: folder, NODE_ENV: 'test', DATABASE_URL, FILES_URL: store.url });
  const lines: string[] = [];
  const log = pino({ level: 'silent' });
  const checked = doctorCommand([], { env, log, jobs: allJobs, say: (line) => void lines.push(line) });
  await expect(checked).rejects.toThrow(StartProblem);
  expect(lines).toContainEqual(
    expect.stringMatching(/^FIX {2}files: its clock is (59|60)\d s ahead of this machine's/),
  );
});

test('each file of a translation model that is missing or altered has a line with its mend', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-doctor-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'models/enfr'), { recursive: true });
  await writeFile(join(folder, 'models/enfr/vocab.fren.spm'), 'another vocabulary');
  const DATABASE_URL = `postgres://nobody:hidden@127.0.0.1:${await freePort()}/none`;
  const env = parseEnv({ DATA_DIR: folder, NODE_ENV: 'test', DATABASE_URL });
  const lines: string[] = [];
  const log = pino({ level: 'silent' });
  const checked = doctorCommand([], { env, log, jobs: allJobs, say: (line) => void lines.push(line) });
  await expect(checked).rejects.toThrow(StartProblem);
  const models = lines.filter((line) => line.includes('DATA_DIR/models'));
  expect(models).toEqual([
    'FIX  models: in DATA_DIR/models enfr/model.enfr.intgemm.alphas.bin is missing: copy it again, or delete its folder',
    'FIX  models: in DATA_DIR/models enfr/lex.50.50.enfr.s2t.bin is missing: copy it again, or delete its folder',
    'FIX  models: in DATA_DIR/models enfr/vocab.fren.spm is not the file that is pinned: copy it again, or delete its folder',
  ]);
});

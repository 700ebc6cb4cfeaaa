import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { keepLogShort, takeTurns } from './pglite-upkeep.ts';

const MEGABYTE = 1024 * 1024;

test('the log of writes does not grow for as long as the server runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-upkeep-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  const pglite = await PGlite.create(folder);
  const logBytes = async () => {
    const { rows } = await pglite.query<{ bytes: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    );
    return rows[0]?.bytes ?? 0;
  };
  await pglite.query('create table dishes (content text)');
  for (let count = 0; count < 10; count += 1)
    await pglite.query('insert into dishes values ($1)', [randomBytes(MEGABYTE).toString('hex')]);
  expect(await logBytes()).toBeGreaterThan(16 * MEGABYTE);
  const stop = keepLogShort(pglite, 20);
  await expect.poll(logBytes).toBeLessThan(MEGABYTE);
  await stop();
  await pglite.close();
});

test('others are answered between two queries that follow each other', async () => {
  const pglite = await PGlite.create();
  takeTurns(pglite);
  let answered = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await nextTurn();
      answered += 1;
    }
  })();
  for (let count = 0; count < 30; count += 1) await pglite.query('select count(*) from generate_series(1, 50000)');
  isOver = true;
  await others;
  expect(answered).toBeGreaterThan(5);
  await pglite.close();
});

test('a panic of the database ends the process at once, and no call returns to meet it again', async () => {
  const code = `
    import { endOnPanic } from ${JSON.stringify(join(import.meta.dirname, 'pglite-upkeep.ts'))};
    const panic = async () => { throw Object.assign(new Error('could not write to file'), { severity: 'PANIC' }); };
    const pglite = { execProtocol: panic, execProtocolStream: panic };
    endOnPanic(pglite);
    pglite.execProtocol().finally(() => console.log('returned'));
    setTimeout(() => console.log('goes on'), 30_000);`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  const error: unknown = await run.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('could not write to file') });
});

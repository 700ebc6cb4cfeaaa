import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../test/closers.ts';
import { isOnPostgres, openTestDatabase } from '../test/test-database.ts';
import { readFacts } from './db/facts-queries.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { listOtherSettings, requireSameSettings } from './require-same-settings.ts';
import { StartProblem } from './start-problem.ts';

const opened = await openTestDatabase();
closeAfterFile(() => opened.close());

const env = { PUBLIC_URL: 'https://menus.example', is_localhost: false };
const movedEnv = { ...env, PUBLIC_URL: 'https://menus.other.example' };
const [secret, otherSecret] = [randomBytes(32), randomBytes(32)];

test('alone, a process may change its address and secret; on localhost nothing is compared', async () => {
  await requireSameSettings(opened, env, secret);
  expect(await listOtherSettings(opened.db, env, secret)).toEqual([]);
  expect(await listOtherSettings(opened.db, movedEnv, otherSecret)).toEqual([
    'PUBLIC_URL (https://menus.example)',
    'SESSION_SECRET',
  ]);
  expect(await listOtherSettings(opened.db, { ...movedEnv, is_localhost: true }, otherSecret)).toEqual([]);
  await requireSameSettings(opened, movedEnv, otherSecret);
  await requireSameSettings(opened, { ...env, is_localhost: true }, secret);
  expect(await readFacts(opened.db)).toMatchObject({ public_url: movedEnv.PUBLIC_URL });
});

// PGlite serves one process: there is no other node.
if (isOnPostgres)
  test('beside another node, one with another secret or address is refused in one line, and nothing is changed', async () => {
    await requireSameSettings(opened, env, secret);
    const node = await startJobs(opened, [], { log: pino({ level: 'silent' }) });
    const facts = await readFacts(opened.db);
    await requireSameSettings(opened, env, secret);
    const refusedStart = requireSameSettings(opened, movedEnv, otherSecret);
    await expect(refusedStart).rejects.toThrow(StartProblem);
    await expect(refusedStart).rejects.toThrow(
      /^Other nodes run with another PUBLIC_URL \(https:\/\/menus\.example\) and another SESSION_SECRET: .*$/,
    );
    expect(await readFacts(opened.db)).toEqual(facts);
    await node.close();
    await requireSameSettings(opened, env, otherSecret);
  });

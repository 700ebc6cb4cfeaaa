import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { closeAfterFile } from '../test/closers.ts';
import { openTestDatabase } from '../test/test-database.ts';
import { readFacts } from './db/facts-queries.ts';
import { listOtherSettings, noteSettings } from './shared-settings.ts';

const opened = await openTestDatabase();
closeAfterFile(() => opened.close());

const env = { PUBLIC_URL: 'https://menus.example', is_localhost: false };
const movedEnv = { ...env, PUBLIC_URL: 'https://menus.other.example' };
const [secret, otherSecret] = [randomBytes(32), randomBytes(32)];

test('a process with another address or secret than those before it starts and warns; on localhost nothing is compared', async () => {
  const log = { warn: vi.fn() };
  await noteSettings(opened.db, env, secret, log);
  await noteSettings(opened.db, env, secret, log);
  expect(log.warn).not.toHaveBeenCalled();
  expect(await listOtherSettings(opened.db, env, secret)).toEqual([]);
  const settings = ['PUBLIC_URL (https://menus.example)', 'SESSION_SECRET'];
  expect(await listOtherSettings(opened.db, movedEnv, otherSecret)).toEqual(settings);
  expect(await listOtherSettings(opened.db, { ...movedEnv, is_localhost: true }, otherSecret)).toEqual([]);
  await noteSettings(opened.db, movedEnv, otherSecret, log);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ settings }, expect.any(String));
  await noteSettings(opened.db, { ...env, is_localhost: true }, secret, log);
  expect(await readFacts(opened.db)).toMatchObject({ public_url: movedEnv.PUBLIC_URL });
});

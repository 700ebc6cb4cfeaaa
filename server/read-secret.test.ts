import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_PATHS } from '../shared/paths.ts';
import { newClient } from '../test/client.ts';
import { closeAfterFile } from '../test/closers.ts';
import { embeddedApp } from '../test/embedded-app.ts';
import { signUp } from '../test/owners.ts';
import { buildApp } from './app.ts';
import { readSecret } from './read-secret.ts';
import { StartProblem } from './start-problem.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-secret-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a secret is made once, whoever asks first, and only its owner may read it', async () => {
  const DATA_DIR = await newFolder();
  const secrets = await Promise.all([1, 2, 3, 4].map(() => readSecret({ SESSION_SECRET: null, DATA_DIR })));
  const [first] = secrets;
  for (const secret of secrets) expect(secret).toEqual(first);
  expect(first).toHaveLength(32);
  expect((await stat(join(DATA_DIR, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readSecret({ SESSION_SECRET: null, DATA_DIR })).toEqual(first);
});

test('a configured secret is used as it is, and nothing is stored', async () => {
  const DATA_DIR = await newFolder();
  const given = 'a secret of more than 32 characters, from the environment';
  expect((await readSecret({ SESSION_SECRET: given, DATA_DIR })).toString()).toBe(given);
  await expect(readFile(join(DATA_DIR, 'secret'))).rejects.toThrow('ENOENT');
});

test('a damaged secret stops the start with the name of its file', async () => {
  const DATA_DIR = await newFolder();
  await writeFile(join(DATA_DIR, 'secret'), 'short');
  const read = readSecret({ SESSION_SECRET: null, DATA_DIR });
  await expect(read).rejects.toThrow(StartProblem);
  await expect(read).rejects.toThrow(join(DATA_DIR, 'secret'));
});

test('another secret ends what the one before signed, and no session', async () => {
  const t = await embeddedApp();
  const owner = await signUp(t);
  const restarted = await buildApp({ ...t.deps, secret: Buffer.alloc(32, 'another') });
  closeAfterFile(() => restarted.close());
  const later = await newClient({ app: restarted });
  for (const [name, value] of owner.cookies) later.cookies.set(name, value);
  expect((await later.get(API_PATHS.me)).json().user.id).toBe(owner.user.id);
  // The app gets another token and sends its request again (web/api/client.ts).
  expect((await later.post(API_PATHS.logout)).statusCode).toBe(419);
  await later.get(API_PATHS.csrfCookie);
  expect((await later.post(API_PATHS.logout)).statusCode).toBe(204);
});

import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '../test/test-app.ts';
import { readFacts } from './db/facts-queries.ts';
import { type FileStore, STORE_ID_KEY } from './files/files.ts';
import { isOwnStore, requireOwnStore } from './require-own-store.ts';
import { StartProblem } from './start-problem.ts';

const t = await testApp({ work: false });
const { db, files, log } = t.deps;
const without = (missing: Partial<FileStore>): FileStore => ({ ...files, ...missing });

test('the first start writes an id to store and database; another store is refused, one that is unavailable is not', async () => {
  const away = without({ find: () => Promise.reject(new Error('away')) });
  await requireOwnStore(db, away, log);
  expect(await readFacts(db)).toEqual({});

  await requireOwnStore(db, files, log);
  const stored = await files.find(STORE_ID_KEY);
  const id = stored && (await text(stored.stream));
  expect(await readFacts(db)).toEqual({ store_id: id });
  await requireOwnStore(db, files, log);
  await requireOwnStore(db, away, log);
  expect(await isOwnStore(db, files)).toBe(true);

  const empty = without({ find: async () => undefined });
  await expect(requireOwnStore(db, empty, log)).rejects.toThrow(StartProblem);
  await files.put(STORE_ID_KEY, Buffer.from('another'), 'text/plain');
  await expect(requireOwnStore(db, files, log)).rejects.toThrow(/is another\. Set FILES_URL/);
  expect([await isOwnStore(db, files), await isOwnStore(db, empty)]).toEqual([false, false]);
});

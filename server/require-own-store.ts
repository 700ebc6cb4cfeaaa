import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './db/db.ts';
import { readFacts, writeFact } from './db/facts-queries.ts';
import { type FileStore, STORE_ID_KEY } from './files/files.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Refuses a store of files that is not the database's: a second node with a folder of its own would answer pictures with
 * "not found" and fail to read menus. Both hold the same id, which the first start makes. Under the migration's lock.
 *
 * @throws StartProblem if the ids differ.
 */
export async function requireOwnStore(db: Db, files: FileStore, log: FastifyBaseLogger): Promise<void> {
  const { store_id: idOfDatabase } = await readFacts(db);
  let id: string | undefined;
  try {
    id = await readStoreId(files);
    if (id === undefined && idOfDatabase === undefined) {
      id = randomUUID();
      await files.put(STORE_ID_KEY, Buffer.from(id), 'text/plain');
    }
  } catch (error) {
    // A store that is unavailable, or full, doesn't keep guests from their menus.
    log.warn({ err: error }, "whether the store of files is the database's could not be checked");
    return;
  }
  if (idOfDatabase === undefined && id !== undefined) await writeFact(db, 'store_id', id, new Date());
  else if (idOfDatabase !== id)
    throw new StartProblem(
      `The store of files is not the one of this database: its ${STORE_ID_KEY} is ${id ?? 'missing'}. Set FILES_URL to the store that all processes share.`,
    );
}

/** Whether both hold the same id, or neither has one, as before the first start. */
export async function isOwnStore(db: Db, files: FileStore): Promise<boolean> {
  const { store_id } = await readFacts(db);
  return store_id === (await readStoreId(files));
}

async function readStoreId(files: FileStore): Promise<string | undefined> {
  const storedId = await files.find(STORE_ID_KEY);
  return storedId && (await text(storedId.stream)).trim();
}

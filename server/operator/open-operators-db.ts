import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenedDb } from '../db/db.ts';
import { type DbEnv, openDb } from '../db/open-db.ts';
import { askServer } from './ask-server.ts';

/**
 * The database for a command that only reads, without the time limits of requests. While a server has the embedded one
 * open, this is a copy of it.
 */
export async function openToRead(env: DbEnv, log: FastifyBaseLogger): Promise<OpenedDb> {
  const server = env.DATABASE_URL === undefined ? await askServer(env.DATA_DIR, 'copy-database') : undefined;
  if (!server) return await openDb(env, { log, isPatient: true });
  try {
    const { value: folder } = await server.lines.next();
    if (typeof folder !== 'string') throw new Error('the server named no copy');
    const copy = await openDb({ ...env, DATA_DIR: folder }, { log, isPatient: true });
    const close = async () => {
      await copy.close();
      await rm(join(folder, 'database'), { recursive: true, force: true });
      server.end();
    };
    return { ...copy, close };
  } catch (error) {
    server.end();
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import { copyPglite } from '../db/pglite-copy.ts';
import type { OperatorCommand } from './operator-socket.ts';

const COPIES = 'copies';

/** Copies of an earlier process, whose commands have ended with it. */
export const removeCopies = (dataDir: string): Promise<void> =>
  rm(join(dataDir, COPIES), { recursive: true, force: true });

/**
 * The command that copies the embedded database: it says the data folder that has the copy, which is removed once the
 * command's connection ends.
 */
export function copyDatabase(pglite: PGlite, dataDir: string, log: FastifyBaseLogger): OperatorCommand {
  return async (_args, { say, signal }) => {
    const folder = join(dataDir, COPIES, randomUUID());
    try {
      const waited = await copyPglite(pglite, join(dataDir, 'database'), join(folder, 'database'));
      log.info({ waited_ms: Math.round(waited) }, 'the database was copied');
      say(folder);
      if (!signal.aborted) await once(signal, 'abort');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

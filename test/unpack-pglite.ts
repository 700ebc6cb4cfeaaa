import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Puts a dump of PGlite into a new data folder: a server's first start takes seconds of a processor to make one. */
export async function unpackPglite(dump: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', dump, '-C', folder]);
}

import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Unpacks a dump of PGlite into a new data folder: creating one at a server's first start costs seconds of processor time. */
export async function unpackPglite(dump: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', dump, '-C', folder]);
}

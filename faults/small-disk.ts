import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const BYTES = 768 * 1024 * 1024;
const BALLAST_STEP = Buffer.alloc(4 * 1024 * 1024, 'ballast');
const BALLAST_END = Buffer.alloc(4_096, 'ballast');

/** A folder on a small disk of its own if this user may mount one (`isMounted`), else on the machine's disk. */
export type SmallDisk = {
  folder: string;
  isMounted: boolean;
  /** Fills the disk completely. Only if it is mounted. */
  fill(): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
};

export async function openSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-faults-'));
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${BYTES},mode=755`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  // PostgreSQL runs as a user of its own.
  await chmod(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    isMounted,
    fill: async () => {
      await using file = await open(ballast, 'w');
      for (const step of [BALLAST_STEP, BALLAST_END]) await writeUntilFull(file, step);
    },
    free: () => rm(ballast, { force: true }),
    close: async () => {
      // Its users have ended; a file that is still open doesn't prevent this.
      if (isMounted) await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeUntilFull(file: { write(bytes: Buffer): Promise<unknown> }, bytes: Buffer): Promise<void> {
  try {
    for (;;) await file.write(bytes);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';

/** Inside the root, beside `public` and `private`: on the same file system, so that renaming is atomic. */
const INCOMING_FOLDER = 'incoming';

/**
 * Flydrive's disk with atomic writes, even if the process is killed or the disk is full: a file is written to a
 * temporary name, flushed, then renamed.
 */
export class WholeFileDriver extends FSDriver {
  readonly root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.root = root;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.putStream(key, Readable.from([contents]));
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const targetPath = join(this.root, key);
    const incomingPath = join(this.root, INCOMING_FOLDER, randomUUID());
    await mkdir(dirname(incomingPath), { recursive: true });
    await mkdir(dirname(targetPath), { recursive: true });
    try {
      await using file = await open(incomingPath, 'wx', 0o600);
      await file.writeFile(contents);
      await file.sync();
    } catch (error) {
      await rm(incomingPath, { force: true });
      throw error;
    }
    await rename(incomingPath, targetPath);
  }
}

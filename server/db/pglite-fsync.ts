import { closeSync, constants, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite starts PostgreSQL with `-F` (no fsync), and its file system has no fsync to call: a committed transaction
 * could be lost in a power failure. This starts it without `-F`, on a file system that has one.
 * `wal_sync_method` is `fsync` because PGlite's `fdatasync` does nothing before it reaches the file system.
 */
export const DURABLE_START_PARAMS: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

// The parts of Emscripten's node file system that are used here; PGlite's types omit them.
type OpenStream = { nfd?: number; node: unknown };
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: OpenStream) => number };
  realPath(node: unknown): string;
};

/** PGlite's own file system on a folder, whose fsync reaches the disk. */
export class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module) => {
            // Emscripten's NODEFS has both, see its library_nodefs.js.
            const nodeFileSystem = module.NODEFS as unknown as NodeFileSystem;
            nodeFileSystem.stream_ops.fsync = (stream) => {
              if (stream.nfd === undefined) syncPath(nodeFileSystem.realPath(stream.node));
              // A commit doesn't change the length of a WAL segment, and if it did, fdatasync would write it too.
              else fdatasyncSync(stream.nfd);
              return 0;
            };
          },
        ],
      },
    };
  }
}

/** Syncs a file or a folder by its path. */
function syncPath(path: string): void {
  const descriptor = openSync(path, constants.O_RDONLY);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs a folder with its content: PGlite, which unpacks a new database's files, doesn't. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileKey, type FileStore, isFileKey, STORE_ID_KEY } from '../files/files.ts';
import type { Spool } from '../files/spool.ts';
import { type BackedUpFile, type BackupManifest, backedUpFileSchema } from './backup-format.ts';
import { BackupProblem } from './backup-problem.ts';
import { type BackupStore, contentKey, parseLine, readParts } from './backup-store.ts';
import { contentName, damagedProblem, sealPieces, unsealPieces } from './seal.ts';

const STORE_ROOTS: readonly FileKey[] = ['public/', 'private/'];
/**
 * A content that no kept backup refers to is deleted a day after it was stored (prune-backups.ts). Half of that is longer
 * than a backup lasts.
 */
const REUSED_FOR_MS = 12 * 60 * 60 * 1_000;
const OCTETS = 'application/octet-stream';

type CopyDeps = { backups: BackupStore; files: FileStore; spool: Spool };

/**
 * Copies the stored files that `copied` doesn't have yet, and adds them to it. A file that was copied by an earlier backup
 * and has not been stored again since is not read.
 */
export async function copyFiles(
  { backups, files, spool }: CopyDeps,
  copiedFiles: Map<string, BackedUpFile>,
  earlier: ReadonlyMap<string, BackedUpFile>,
): Promise<void> {
  const folder = await spool.newFolder();
  const earlierNames = new Set([...earlier.values()].map(({ name }) => name));
  try {
    for (const root of STORE_ROOTS)
      for await (const key of files.list(root)) {
        if (copiedFiles.has(key) || key === STORE_ID_KEY) continue;
        const modifiedAt = (await files.modifiedAt(key))?.toISOString();
        const earlierFile = earlier.get(key);
        if (earlierFile && earlierFile.modified_at === modifiedAt && (await hasContent(backups, earlierFile.name)))
          copiedFiles.set(key, earlierFile);
        // One that was deleted meanwhile belongs to no row any more.
        else if (modifiedAt !== undefined) {
          const file = await copyFile({ backups, files, earlierNames }, key, modifiedAt, folder);
          if (file) copiedFiles.set(key, file);
        }
      }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const hasContent = async ({ store }: BackupStore, name: string): Promise<boolean> =>
  (await store.modifiedAt(contentKey(name))) !== undefined;

/** Whether a content is there, and stays until this backup is whole. */
async function keepsContent(backups: BackupStore, name: string, earlierNames: ReadonlySet<string>): Promise<boolean> {
  if (earlierNames.has(name)) return await hasContent(backups, name);
  const storedAt = await backups.store.modifiedAt(contentKey(name));
  return storedAt !== undefined && Date.now() - storedAt.getTime() < REUSED_FOR_MS;
}

async function copyFile(
  { backups, files, earlierNames }: Pick<CopyDeps, 'backups' | 'files'> & { earlierNames: ReadonlySet<string> },
  key: FileKey,
  modified_at: string,
  folder: string,
): Promise<BackedUpFile | undefined> {
  const storedFile = await files.find(key);
  if (!storedFile) return undefined;
  const plainPath = join(folder, 'plain');
  const { sha256, bytes } = await writeHashed(storedFile.stream, plainPath);
  const name = contentName(backups.key, sha256);
  if (!(await keepsContent(backups, name, earlierNames))) {
    const sealedPath = join(folder, 'sealed');
    const pieces: AsyncIterable<Buffer> = createReadStream(plainPath);
    await pipeline(Readable.from(sealPieces(pieces, contentKey(name), backups.key)), createWriteStream(sealedPath));
    await backups.store.put(contentKey(name), { path: sealedPath }, OCTETS);
  }
  return { key, content_type: storedFile.content_type, bytes, sha256, name, modified_at };
}

/** The files of a backup. */
export async function* listBackedUpFiles(
  backups: BackupStore,
  manifest: Pick<BackupManifest, 'files' | 'id'>,
): AsyncGenerator<BackedUpFile> {
  for await (const line of readParts(backups, manifest.files.parts))
    yield parseLine(backedUpFileSchema, line, `the list of files of ${manifest.id}`);
}

/** Reads a file's content from the backup to a local path. @throws BackupProblem if it is missing or not the same. */
export async function readContent(backups: BackupStore, file: BackedUpFile, path: string): Promise<void> {
  const key = contentKey(file.name);
  const storedFile = await backups.store.find(key);
  if (!storedFile) throw new BackupProblem(`The backup is incomplete: ${key} is missing (the content of ${file.key}).`);
  const { sha256 } = await writeHashed(Readable.from(unsealPieces(storedFile.stream, key, backups.key)), path);
  if (sha256 !== file.sha256) throw damagedProblem(key);
}

/** @throws BackupProblem if the store has files that are not of the backup. */
export async function requireOwnFiles(files: FileStore, ofBackup: ReadonlySet<string>): Promise<void> {
  for (const root of STORE_ROOTS)
    for await (const key of files.list(root))
      if (!ofBackup.has(key) && key !== STORE_ID_KEY)
        throw new BackupProblem(`The store of files is not empty (${key}). Restore into an empty folder or bucket.`);
}

/** Stores a backup's file again, unless an interrupted restore stored it. */
export async function restoreFile(deps: CopyDeps, file: BackedUpFile, folder: string): Promise<void> {
  if (!isFileKey(file.key)) throw damagedProblem(file.key);
  const path = join(folder, 'plain');
  const storedFile = await deps.files.find(file.key);
  if (storedFile && (await writeHashed(storedFile.stream, path)).sha256 === file.sha256) return;
  await readContent(deps.backups, file, path);
  await deps.files.put(file.key, { path }, file.content_type);
}

async function writeHashed(source: Readable, path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* hashPieces(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  await pipeline(source, hashPieces, createWriteStream(path, { mode: 0o600 }));
  return { sha256: hash.digest('hex'), bytes };
}

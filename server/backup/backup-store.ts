import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { z } from 'zod';
import type { Env } from '../env.ts';
import { openDiskRoom } from '../files/disk-room.ts';
import type { FileKey, FileStore } from '../files/files.ts';
import { openFiles } from '../files/open-files.ts';
import {
  BACKUP_FORMAT,
  BACKUP_ID,
  type BackupKind,
  type BackupManifest,
  type BackupPart,
  manifestSchema,
} from './backup-format.ts';
import { BackupProblem } from './backup-problem.ts';
import { type BackupKey, damagedProblem, deriveKey, sealPieces, unsealPieces } from './seal.ts';

/** Backups in a folder or a bucket, encrypted if there is a key. */
export type BackupStore = { store: FileStore; key: BackupKey | undefined };

type BackupEnv = Pick<Env, 'BACKUP_URL' | 'BACKUP_KEY' | 'DATA_DIR' | 'limits'>;

const PART_BYTES = 4 * 1024 * 1024;
const OCTETS = 'application/octet-stream';
const compressBytes = promisify(gzip);
const decompressBytes = promisify(gunzip);

export const folderOf = (id: string) => `private/backups/${id}` as const;
/** Of another name for a dump: no version, an older one either, must restore or keep it as a backup. */
const MANIFEST_NAMES = { backup: 'manifest', dump: 'dump-manifest' } as const satisfies Record<BackupKind, string>;
const manifestKey = (id: string, kind: BackupKind) => `${folderOf(id)}/${MANIFEST_NAMES[kind]}` as const;
/** Contents are stored once, however many backups refer to them. */
export const CONTENTS_PREFIX: FileKey = 'private/contents';
export const contentKey = (name: string) => `${CONTENTS_PREFIX}/${name.slice(0, 2)}/${name}` as const;

/** @throws BackupProblem if no place for backups is set. */
export async function openBackups(env: BackupEnv): Promise<BackupStore> {
  if (env.BACKUP_URL === undefined)
    throw new BackupProblem(
      'BACKUP_URL is not set. Name the folder or the bucket of backups: file:///var/backups/ardoise',
    );
  const storeAddress = { FILES_URL: env.BACKUP_URL, DATA_DIR: env.DATA_DIR };
  const store = await openFiles(storeAddress, openDiskRoom(env), 'BACKUP_URL');
  return { store, key: env.BACKUP_KEY === undefined ? undefined : await deriveKey(env.BACKUP_KEY) };
}

/** Whole backups, or the dumps there, the newest first. */
export async function listBackups({ store }: BackupStore, kind: BackupKind = 'backup'): Promise<string[]> {
  const ids: string[] = [];
  for await (const key of store.list('private/backups')) {
    const [, , id = '', name] = key.split('/');
    if (name === MANIFEST_NAMES[kind] && BACKUP_ID.test(id)) ids.push(id);
  }
  return ids.sort().reverse();
}

/** Marks a backup as verified. */
export async function noteVerified({ store }: BackupStore, id: string): Promise<void> {
  await store.put(`private/verified/${id}`, Buffer.from(id), OCTETS);
}

/** The newest backup that was verified; undefined if none was. */
export async function newestVerified({ store }: BackupStore): Promise<string | undefined> {
  let newestId: string | undefined;
  for await (const key of store.list('private/verified')) {
    const id = key.split('/').at(-1) ?? '';
    if (BACKUP_ID.test(id) && id > (newestId ?? '')) newestId = id;
  }
  return newestId;
}

/** Collects lines and stores them as objects of some megabytes, one after another. */
export class PartWriter {
  readonly parts: BackupPart[] = [];
  lines = 0;
  readonly #backups: BackupStore;
  readonly #prefix: FileKey;
  #waiting: string[] = [];
  #characters = 0;

  constructor(backups: BackupStore, prefix: FileKey) {
    this.#backups = backups;
    this.#prefix = prefix;
  }

  async add(line: string): Promise<void> {
    this.lines += 1;
    this.#waiting.push(line);
    this.#characters += line.length;
    if (this.#characters >= PART_BYTES) await this.#store();
  }

  async end(): Promise<BackupPart[]> {
    if (this.#waiting.length > 0) await this.#store();
    return this.parts;
  }

  async #store(): Promise<void> {
    const content = Buffer.from(this.#waiting.join('\n'));
    this.#waiting = [];
    this.#characters = 0;
    const key = `${this.#prefix}/${this.parts.length}` as const;
    await putObject(this.#backups, key, await compressBytes(content));
    this.parts.push({ key, sha256: sha256Of(content) });
  }
}

/** The lines that a PartWriter stored. @throws BackupProblem if they are not the same. */
export async function* readParts(backups: BackupStore, parts: readonly BackupPart[]): AsyncGenerator<string> {
  for (const { key, sha256 } of parts) {
    // Written by contentKey and folderOf.
    const content = await decompressBytes(await readObject(backups, key as FileKey)).catch((error: unknown) => {
      throw error instanceof BackupProblem ? error : damagedProblem(key);
    });
    if (sha256Of(content) !== sha256) throw damagedProblem(key);
    yield* content.toString('utf8').split('\n');
  }
}

export async function writeManifest(
  backups: BackupStore,
  manifest: BackupManifest,
  kind: BackupKind = 'backup',
): Promise<void> {
  await putObject(backups, manifestKey(manifest.id, kind), Buffer.from(JSON.stringify(manifest)));
}

/** @throws BackupProblem if there is none, it is of another format, or it can't be read. */
export async function readManifest(
  backups: BackupStore,
  id: string,
  kind: BackupKind = 'backup',
): Promise<BackupManifest> {
  const content = await readObject(backups, manifestKey(id, kind));
  const json = parseJson(content.toString('utf8'));
  if (typeof json === 'object' && json !== null && 'format' in json && json.format !== BACKUP_FORMAT)
    throw new BackupProblem(`The backup ${id} has format ${json.format}; this version reads format ${BACKUP_FORMAT}.`);
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw damagedProblem(manifestKey(id, kind));
  return manifest.data;
}

/** @throws BackupProblem if a line isn't what the schema says. */
export function parseLine<T>(schema: z.ZodType<T>, line: string, name: string): T {
  const parsedLine = schema.safeParse(parseJson(line));
  if (!parsedLine.success) throw damagedProblem(name);
  return parsedLine.data;
}

async function putObject({ store, key }: BackupStore, name: FileKey, content: Buffer): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of sealPieces([content], name, key)) pieces.push(piece);
  await store.put(name, Buffer.concat(pieces), OCTETS);
}

async function readObject(backups: BackupStore, name: FileKey): Promise<Buffer> {
  const storedFile = await backups.store.find(name);
  if (!storedFile) throw new BackupProblem(`The backup is incomplete: ${name} is missing.`);
  return await buffer(unsealPieces(storedFile.stream, name, backups.key));
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

import type { Readable } from 'node:stream';

// No segment begins with a dot, so that a key can't climb out of its folder.
const KEY_PATTERN = /^(public|private)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const MAX_CHARACTERS = 500;

/** Whether a text can be a key: `public/…` or `private/…`, of ASCII letters, digits, `-`, `_`, `.` and `/`. */
export const isFileKey = (text: string): text is FileKey => text.length <= MAX_CHARACTERS && KEY_PATTERN.test(text);

/** Whether a store's error means that the file doesn't exist, at any depth of its causes. */
export function isMissing(error: unknown): boolean {
  for (let currentCause = error; currentCause instanceof Error; currentCause = currentCause.cause) {
    if ('code' in currentCause && (currentCause.code === 'ENOENT' || currentCause.code === 'ENOTDIR')) return true;
    if (currentCause.name === 'NotFound' || currentCause.name === 'NoSuchKey') return true;
  }
  return false;
}

/**
 * Stored files. A key that begins with `public/` is a content hash and open to everyone at /files/…; one that begins
 * with `private/` needs a route that asks for RestaurantAccess.
 */
export type FileKey = `public/${string}` | `private/${string}`;

/** Holds the store's own id (server/require-own-store.ts). No row names it, and no backup holds it. */
export const STORE_ID_KEY: FileKey = 'private/store/id';

export type StoredFile = { stream: Readable; bytes: number; content_type: string };

/** With a remote store, each call but `list` and `check` may be refused as `service_unavailable`. */
export type FileStore = {
  /** Stores bytes, or a local file by its path, atomically. `storage_full` if there is no space. */
  put(key: FileKey, content: Buffer | { path: string }, contentType: string): Promise<void>;
  /** Undefined if it doesn't exist. */
  find(key: FileKey): Promise<StoredFile | undefined>;
  /** When a file was last stored; undefined if it doesn't exist. */
  modifiedAt(key: FileKey): Promise<Date | undefined>;
  /** Copies a stored file to a local path, which the reader needs. Throws if it doesn't exist. */
  toLocal(key: FileKey, path: string): Promise<void>;
  delete(key: FileKey): Promise<void>;
  /** Keys under a prefix. */
  list(prefix: FileKey): AsyncIterable<FileKey>;
  /** Whether the store answers, for /readyz. */
  check(): Promise<void>;
};

import type { Readable } from 'node:stream';

// No segment begins with a dot, so that a key can't climb out of its folder.
const KEY = /^(public|private)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const MAX_CHARACTERS = 500;

/** Whether a text can be a key: `public/…` or `private/…`, of ASCII letters, digits, `-`, `_`, `.` and `/`. */
export const isFileKey = (text: string): text is FileKey => text.length <= MAX_CHARACTERS && KEY.test(text);

/** Whether an error of a store says that there is no such file, however deep it stands in the causes. */
export function isMissing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return true;
    if (cause.name === 'NotFound' || cause.name === 'NoSuchKey') return true;
  }
  return false;
}

/**
 * Stored files. A key that begins with `public/` is a hash of the content and open to all at /files/…; one that
 * begins with `private/` passes a route that asks for RestaurantAccess.
 */
export type FileKey = `public/${string}` | `private/${string}`;

export type StoredFile = { stream: Readable; bytes: number; content_type: string };

/** Where the store is another machine's, each call but `list` and `check` may be refused as `service_unavailable`. */
export type FileStore = {
  /** Stores bytes, or a local file by its path, whole or not at all. `storage_full` if there is no room. */
  put(key: FileKey, content: Buffer | { path: string }, contentType: string): Promise<void>;
  /** Undefined if there is none. */
  find(key: FileKey): Promise<StoredFile | undefined>;
  /** When a file was last put; undefined if there is none. */
  modifiedAt(key: FileKey): Promise<Date | undefined>;
  /** Copies a stored file to a local path (readers need one). Throws if there is none. */
  toLocal(key: FileKey, path: string): Promise<void>;
  delete(key: FileKey): Promise<void>;
  /** Keys under a prefix. */
  list(prefix: FileKey): AsyncIterable<FileKey>;
  /** Whether the store answers, for /readyz. */
  check(): Promise<void>;
};

import type { Readable } from 'node:stream';

/**
 * Stored files. A key that begins with `public/` is a hash of the content and open to all at /files/…; one that
 * begins with `private/` passes a route that asks for RestaurantAccess.
 */
export type FileKey = `public/${string}` | `private/${string}`;

export type StoredFile = { stream: Readable; bytes: number; content_type: string };

/** Where the store is another machine's, each call but `list` and `check` may be refused as `service_unavailable`. */
export type Files = {
  /** Stores bytes, or a local file by its path, whole or not at all. `storage_full` where there is no room. */
  put(key: FileKey, content: Buffer | { path: string }, contentType: string): Promise<void>;
  /** Undefined where there is none. */
  find(key: FileKey): Promise<StoredFile | undefined>;
  /** When a file was last put; undefined where there is none. */
  modifiedAt(key: FileKey): Promise<Date | undefined>;
  /** Copies a stored file to a local path (readers need one). Throws where there is none. */
  toLocal(key: FileKey, path: string): Promise<void>;
  delete(key: FileKey): Promise<void>;
  /** Keys under a prefix. */
  list(prefix: FileKey): AsyncIterable<FileKey>;
  /** Whether the store answers, for /readyz. */
  check(): Promise<void>;
};

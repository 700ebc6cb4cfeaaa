import { z } from 'zod';

/** Raised if older code could not restore what newer code writes, apart from the database's own migrations. */
export const BACKUP_FORMAT = 1;

const partSchema = z.strictObject({ key: z.string(), sha256: z.string() });

/** One table's rows, as PostgreSQL's own JSON, in parts of some megabytes. */
const tableSchema = z.strictObject({
  name: z.string(),
  rows: z.int(),
  /** Over all rows in any order: the same if it is computed in the restored database (table-rows.ts). */
  digest: z.string(),
  parts: z.array(partSchema),
});

/** A backup's content. It is written last: a backup without one was interrupted. */
export const manifestSchema = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  /** Its moment in UTC, also its folder's name: 2026-11-28T02-40-00Z. */
  id: z.string(),
  /** The newest migration of the database. */
  migration: z.strictObject({ tag: z.string(), when: z.int() }),
  tables: z.array(tableSchema),
  /** Jobs that had not ended. */
  jobs: z.strictObject({ rows: z.int(), parts: z.array(partSchema) }),
  files: z.strictObject({ count: z.int(), bytes: z.int(), parts: z.array(partSchema) }),
});

/** A dump (admin/dump) is restored in the same way, but saves nothing: owners in it are invented, and it has no file. */
export type BackupKind = 'backup' | 'dump';

export type BackupPart = z.infer<typeof partSchema>;
export type BackupTable = z.infer<typeof tableSchema>;
export type BackupManifest = z.infer<typeof manifestSchema>;

/** A stored file as of the backup. `sha256` is of its content, `name` the object's that holds it. */
export const backedUpFileSchema = z.strictObject({
  key: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  name: z.string(),
  modified_at: z.string(),
});
export type BackedUpFile = z.infer<typeof backedUpFileSchema>;

export const backedUpJobSchema = z.strictObject({
  name: z.string(),
  data: z.looseObject({}),
  priority: z.int(),
  singleton_key: z.string().nullable(),
  /** Seconds from the backup until it was to run. */
  waits: z.number(),
});

/** Ids sort by time. */
export const backupIdAt = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
export const BACKUP_ID = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
/** @param id Of a backup. */
export const timeOfBackup = (id: string): Date => new Date(`${id.slice(0, 10)}T${id.slice(11).replaceAll('-', ':')}`);

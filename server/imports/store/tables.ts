import { isNotNull, sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ModelPage } from '../../../reader/model/read-by-model.ts';
import type { PageReading } from '../../../reader/reading.ts';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { Draft, ReadingProblem } from '../../../shared/draft.ts';
import type { ApplyMode, ImportOption, ImportRollback, ImportStatus } from '../../../shared/import-status.ts';
import { bytes, instant } from '../../db/columns.ts';
import { restaurants } from '../../restaurants/tables.ts';
import type { ImportError, ImportFile, ImportProgress, StoredReport, TakenPages } from './import-row.ts';

export const imports = pgTable(
  'imports',
  {
    restaurant_id: text()
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    id: integer().notNull(),
    status: text().$type<ImportStatus>().notNull(),
    option: text().$type<ImportOption>().notNull(),
    apply: text().$type<ApplyMode>().notNull(),
    menu_id: integer().notNull(),
    files: jsonb().$type<ImportFile[]>().notNull(),
    progress: jsonb().$type<ImportProgress>().notNull(),
    /** What structuring made of the pages; null until then. */
    draft: jsonb().$type<Draft>(),
    choices: jsonb().$type<ReviewChoices>(),
    report: jsonb().$type<StoredReport>(),
    error: text().$type<ImportError>(),
    /** Pages of the month that are reserved and not settled yet; null if none are. */
    pages_taken: jsonb().$type<TakenPages>(),
    /** Counts the runs that died: after too many the import fails instead of running again. */
    attempts: integer().notNull().default(0),
    started_at: instant(),
    /** Renewed while a worker reads; a stale one is swept. */
    heartbeat_at: instant(),
    execution_time_ms: integer(),
    applied_at: instant(),
    discarded_at: instant(),
    /** Whether applying can be rolled back, or was; null before, and once it is too late. */
    rollback: text().$type<ImportRollback>(),
    /** What rolling back needs, in the format of apply/backup.ts; null if it isn't possible. */
    backup: bytes(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.id] }),
    index('imports_created_at').on(table.created_at),
    index('imports_with_backup').on(table.applied_at).where(isNotNull(table.backup)),
    index('imports_unfinished').on(table.heartbeat_at).where(sql`status not in ('completed', 'failed')`),
  ],
);

/** Each page's reading, so that a retry resumes with the next page and the evidence stays. */
export const importPages = pgTable(
  'import_pages',
  {
    restaurant_id: text().notNull(),
    import_id: integer().notNull(),
    /** Counted over all files, from 0. */
    page: integer().notNull(),
    /** Index of the file in `imports.files`, and the page within it, from 0. */
    file: integer().notNull(),
    file_page: integer().notNull(),
    /** Private file key of the page's picture; null if there is none. */
    picture: text(),
    reading: jsonb().$type<PageReading>(),
    /** The result of a vision model for the page, and its name; null if none succeeded. */
    by_model: jsonb().$type<ModelPage & { model: string }>(),
    problem: text().$type<ReadingProblem>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.import_id, table.page] }),
    foreignKey({
      name: 'import_pages_import',
      columns: [table.restaurant_id, table.import_id],
      foreignColumns: [imports.restaurant_id, imports.id],
    }).onDelete('cascade'),
  ],
);

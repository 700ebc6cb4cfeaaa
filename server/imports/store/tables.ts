import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ModelPage } from '../../../reader/model/read-by-model.ts';
import type { PageReading } from '../../../reader/reading.ts';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { Draft, ReadingProblem } from '../../../shared/draft.ts';
import type { ApplyMode, ImportOption, ImportStatus } from '../../../shared/import-status.ts';
import { instant } from '../../db/columns.ts';
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
    /** Pages of the month that are taken and not settled yet; null while none are. */
    pages_taken: jsonb().$type<TakenPages>(),
    /** Counts the runs that died under this import: after too many it fails instead of running again. */
    attempts: integer().notNull().default(0),
    started_at: instant(),
    /** Renewed while a worker reads; a stale one is swept up. */
    heartbeat_at: instant(),
    execution_time_ms: integer(),
    applied_at: instant(),
    discarded_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.id] }),
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
    /** Private file key of the page's picture; null if none could be made. */
    picture: text(),
    reading: jsonb().$type<PageReading>(),
    /** What a vision model made of the page, and which; null if none did. */
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

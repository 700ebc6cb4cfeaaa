import { asc, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { ModelPage } from '../../../reader/model/read-by-model.ts';
import type { PageReading } from '../../../reader/reading.ts';
import type { ReadingProblem } from '../../../shared/draft.ts';
import type { Db } from '../../db/db.ts';
import type { FileKey } from '../../files/files.ts';
import { ofRestaurant, type RestaurantAccess } from '../../restaurants/access.ts';
import { importPages } from './tables.ts';

export type PageRow = {
  /** Counted over all files, from 0. */
  page: number;
  /** Index of the file among the import's, and the page within it, from 0. */
  file: number;
  file_page: number;
  picture: FileKey | null;
  reading: PageReading | null;
  /** What the model with that name made of the page. */
  by_model: (ModelPage & { model: string }) | null;
  problem: ReadingProblem | null;
};

const ofImport = (id: number) => eq(importPages.import_id, id);

export async function listPages(db: Db, access: RestaurantAccess, importId: number): Promise<PageRow[]> {
  const rows = await db
    .select()
    .from(importPages)
    .where(ofRestaurant(access, importPages, ofImport(importId)))
    .orderBy(asc(importPages.page));
  return rows.map(({ restaurant_id, import_id, ...row }) => ({ ...row, picture: asKey(row.picture) }));
}

/** The pages that were read and have a picture, without their words, which are large. Sizes are the reading's. */
export async function listPageSizes(
  db: Db,
  access: RestaurantAccess,
  importId: number,
): Promise<{ page: number; width: number; height: number }[]> {
  const sizeOf = (side: 'width' | 'height') =>
    sql<number>`(${importPages.reading} ->> ${side})::double precision`.mapWith(Number);
  return await db
    .select({ page: importPages.page, width: sizeOf('width'), height: sizeOf('height') })
    .from(importPages)
    .where(
      ofRestaurant(
        access,
        importPages,
        ofImport(importId),
        isNotNull(importPages.picture),
        isNotNull(importPages.reading),
      ),
    )
    .orderBy(asc(importPages.page));
}

// A page that ran out of its time occupied the reader for as long as dozens of others: it counts as analysed.
const isCounted = or(isNotNull(importPages.reading), eq(importPages.problem, 'out_of_time'));

/** How many pages of the import were read, or ran out of their time. */
export async function countReadPages(tx: Db, access: RestaurantAccess, importId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(importPages)
    .where(ofRestaurant(access, importPages, ofImport(importId), isCounted));
  return row?.count ?? 0;
}

/** Stores a page's reading; an existing one is unchanged. */
export async function insertPage(tx: Db, access: RestaurantAccess, importId: number, row: PageRow): Promise<void> {
  await tx
    .insert(importPages)
    .values({ ...row, restaurant_id: access.restaurant_id, import_id: importId })
    .onConflictDoNothing();
}

/** Replaces the reading of a page that was read again. */
export async function replaceReading(
  tx: Db,
  access: RestaurantAccess,
  importId: number,
  reading: PageReading,
): Promise<void> {
  await tx
    .update(importPages)
    .set({ reading })
    .where(ofRestaurant(access, importPages, ofImport(importId), eq(importPages.page, reading.page)));
}

/** Stores a model's result for a page, so that a run that dies doesn't ask, and pay, again. */
export async function keepModelPage(
  db: Db,
  access: RestaurantAccess,
  importId: number,
  page: number,
  by_model: NonNullable<PageRow['by_model']>,
): Promise<void> {
  await db
    .update(importPages)
    .set({ by_model })
    .where(ofRestaurant(access, importPages, ofImport(importId), eq(importPages.page, page)));
}

/** Deletes the pages that could not be read, and the models' results of the others, so that a restart retries them. */
export async function forgetForRestart(tx: Db, access: RestaurantAccess, importId: number): Promise<void> {
  await tx
    .delete(importPages)
    .where(ofRestaurant(access, importPages, ofImport(importId), isNotNull(importPages.problem)));
  await tx
    .update(importPages)
    .set({ by_model: null })
    .where(ofRestaurant(access, importPages, ofImport(importId)));
}

export async function deletePages(tx: Db, access: RestaurantAccess, importId: number, pages: number[]): Promise<void> {
  if (pages.length === 0) return;
  await tx
    .delete(importPages)
    .where(ofRestaurant(access, importPages, ofImport(importId), inArray(importPages.page, pages)));
}

export async function findPagePicture(
  db: Db,
  access: RestaurantAccess,
  importId: number,
  page: number,
): Promise<FileKey | undefined> {
  const [row] = await db
    .select({ picture: importPages.picture })
    .from(importPages)
    .where(ofRestaurant(access, importPages, ofImport(importId), eq(importPages.page, page)));
  return asKey(row?.picture ?? null) ?? undefined;
}

// The column holds a value of `pictureKey`.
const asKey = (text: string | null): FileKey | null => text as FileKey | null;

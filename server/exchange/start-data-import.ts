import { draftFigures } from '../../shared/doubts.ts';
import type { Draft } from '../../shared/draft.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import type { ANY_BYTES } from '../files/file-type.ts';
import type { SpooledFile } from '../files/spool-upload.ts';
import { reportOfNothing } from '../imports/run/report.ts';
import type { ImportFile, ImportRow, StoredReport } from '../imports/store/import-row.ts';
import { insertReadImport } from '../imports/store/queries.ts';
import { newUploadFolder } from '../imports/store/upload-folder.ts';
import { findItems, findMenu } from '../menus/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { lockRestaurant, nextId } from '../restaurants/queries.ts';
import { FileRefusal } from './file-refusal.ts';

type DataImport = { menu_id: number; file: SpooledFile<typeof ANY_BYTES>; draft: Draft };

/**
 * Stores the file and creates an import that waits for its review. A file that has the menu's own dishes is a new state of
 * the menu: it is compared as one that replaces it; any other adds to it. The owner chooses beside the comparison.
 *
 * @throws Refusal `not_found` if the menu is gone; `import_empty`; `too_many_items`, `too_many_sections`; `storage_full`.
 * @throws FileRefusal if it has dishes of another menu: they would be new here, and all of this menu's would go.
 */
export async function startDataImport(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'env'>,
  access: RestaurantAccess,
  { menu_id, file, draft }: DataImport,
): Promise<ImportRow> {
  const items = draft.sections.flatMap((section) => section.items);
  const { MAX_ITEMS: max, MAX_SECTIONS: maxSections } = deps.env.limits;
  if (items.length === 0) throw new Refusal('import_empty');
  if (items.length > max) throw new Refusal('too_many_items', { params: { max } });
  // More than a restaurant can have would also be slow to compare.
  if (draft.sections.length > maxSections) throw new Refusal('too_many_sections', { params: { max: maxSections } });
  const key = `${newUploadFolder(access, deps.now())}/0` as const;
  const storedFile: ImportFile = { name: file.name, bytes: file.bytes, key, rotation: 0, sha256: file.sha256 };
  const ids = items.flatMap(({ data }) => data?.id ?? []);
  await deps.files.put(key, { path: file.path }, file.type);
  try {
    return await deps.db.transaction(async (tx) => {
      if (!(await lockRestaurant(tx, access)) || !(await findMenu(tx, access, menu_id))) throw new Refusal('not_found');
      const ownDishes = await findItems(tx, access, [...new Set(ids)]);
      if (ownDishes.some((dish) => dish.menu_id !== menu_id)) throw new FileRefusal('other_menu');
      return await insertReadImport(tx, access, {
        id: await nextId(tx, access, 'import'),
        option: ownDishes.length > 0 ? 'overwrite' : 'add',
        apply: 'review',
        menu_id,
        files: [storedFile],
        draft,
        report: reportOf(draft),
      });
    });
  } catch (error) {
    // What can't be removed now is removed by the sweep; the first error is the one that is reported.
    await Promise.allSettled([deps.files.delete(key)]);
    throw error;
  }
}

/** Nothing was read from a page, so there are no doubts. */
const reportOf = (draft: Draft): StoredReport => ({
  ...reportOfNothing(0, []),
  menus: 1,
  sections: draft.sections.length,
  items: draft.sections.reduce((count, { items }) => count + items.length, 0),
  without_price: draftFigures(draft, null).without_price,
});

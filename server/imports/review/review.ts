import type { z } from 'zod';
import {
  type Comparison,
  NO_CHOICES,
  type ReviewChoices,
  type reviewAnswerSchema,
} from '../../../shared/api/imports.ts';
import type { Draft } from '../../../shared/draft.ts';
import { Refusal } from '../../../shared/errors.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import type { Db } from '../../db/db.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import type { Deps } from '../../deps.ts';
import { listMenus } from '../../menus/entity-queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { findRestaurant, lockRestaurant } from '../../restaurants/queries.ts';
import { applyChoices, choiceProblems } from '../apply/choices.ts';
import { compareDraft, planMenu } from '../apply/plan-menu.ts';
import type { ImportWithDraft } from '../store/import-row.ts';
import { listPageSizes } from '../store/page-queries.ts';
import { findImportWithDraft, lockImport, saveChoices } from '../store/queries.ts';

type ReviewedImport = ImportWithDraft & { draft: Draft };
type ReviewRows = Omit<z.output<typeof reviewAnswerSchema>, 'import'> & { row: ImportWithDraft };

/**
 * The draft beside its pages, with what applying it would change on the current menu.
 *
 * @throws Refusal `not_found`; `import_not_ready` before the end of the reading, or if it failed.
 */
export async function getReview(
  { db }: Pick<Deps, 'db'>,
  access: RestaurantAccess,
  importId: number,
): Promise<ReviewRows> {
  return await readSnapshot(db, async (tx) => {
    const row = reviewable(await findImportWithDraft(tx, access, importId));
    const choices = row.choices ?? NO_CHOICES;
    const pages = await listPageSizes(tx, access, importId);
    return {
      row,
      pages: pages.map(({ page, width, height }) => ({
        page,
        picture: fillPath(API_PATHS.importPagePicture, { id: importId, page }),
        width,
        height,
      })),
      draft: row.draft,
      choices,
      comparison: await compare(tx, access, row, choices),
    };
  });
}

/**
 * Stores the owner's choices as a whole: the last save wins.
 *
 * @throws Refusal as `getReview`; `import_already_applied`; `validation_failed` naming invalid choices.
 */
export async function saveReview(
  { db }: Pick<Deps, 'db'>,
  access: RestaurantAccess,
  importId: number,
  choices: ReviewChoices,
): Promise<{ choices: ReviewChoices; comparison: Comparison }> {
  return await db.transaction(async (tx) => {
    if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
    const row = reviewable(await lockImport(tx, access, importId));
    if (row.applied_at !== null) throw new Refusal('import_already_applied');
    const fields = choiceProblems(row.draft, choices);
    if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
    await saveChoices(tx, access, importId, choices);
    return { choices, comparison: await compare(tx, access, row, choices) };
  });
}

function reviewable(row: ImportWithDraft | undefined): ReviewedImport {
  if (!row) throw new Refusal('not_found');
  const { draft } = row;
  if (row.status !== 'completed' || row.discarded_at !== null || !draft) throw new Refusal('import_not_ready');
  return { ...row, draft };
}

async function compare(
  db: Db,
  access: RestaurantAccess,
  { draft, menu_id, option }: ReviewedImport,
  choices: ReviewChoices,
): Promise<Comparison> {
  const restaurant = await findRestaurant(db, access);
  const [menu] = await listMenus(db, access, { menu_id });
  if (!restaurant || !menu) throw new Refusal('not_found');
  const { currency } = restaurant;
  return compareDraft(planMenu({ draft: applyChoices(draft, choices), menu, option, currency }));
}

import { NO_CHOICES } from '../../../shared/api/imports.ts';
import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import { getMenu, listMenus } from '../../menus/entity-queries.ts';
import { countItems, countSections } from '../../menus/queries.ts';
import { withinTextLimit } from '../../menus/text-queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { changeRestaurant, unchanged } from '../../restaurants/change-restaurant.ts';
import { lockImport, markApplied } from '../store/queries.ts';
import { packBackup } from './backup.ts';
import { carryOutPlan } from './carry-out-plan.ts';
import { applyChoices } from './choices.ts';
import { planMenu } from './plan-menu.ts';

/**
 * Applies an import's draft, with the choices of the review, to its menu: one transaction, once.
 *
 * @param run The worker's run (`started_at`) if it applies by itself; undefined if the owner applies, after the
 * reading has ended.
 * @throws Refusal `not_found` if the import or its menu is gone; `import_already_applied`; `import_not_ready`
 * before the end of the reading or once discarded; `import_empty` if no item is left; `too_many_sections`,
 * `too_many_items`, `too_much_text`.
 */
export async function applyImport(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'changes'>,
  access: RestaurantAccess,
  importId: number,
  run?: { started_at: string },
): Promise<void> {
  await changeRestaurant(deps, access, async (tx, { currency }) => {
    const row = await lockImport(tx, access, importId);
    if (!row) throw new Refusal('not_found');
    if (row.applied_at !== null) throw new Refusal('import_already_applied');
    const isTurn = run ? row.started_at === run.started_at && row.status === 'generating' : row.status === 'completed';
    if (!row.draft || row.discarded_at !== null || !isTurn) throw new Refusal('import_not_ready');

    const now = deps.now();
    const [menu] = await listMenus(tx, access, { menu_id: row.menu_id, now });
    if (!menu) throw new Refusal('not_found');
    const { option } = row;
    const plan = planMenu({ draft: applyChoices(row.draft, row.choices ?? NO_CHOICES), menu, option, currency });
    if (plan.sections.every(({ items }) => items.length === 0)) throw new Refusal('import_empty');
    // Nobody reviewed what is missing: if a page could not be read, its items must not go to the bin.
    const keepsMissing = run !== undefined && (row.report?.failures.length ?? 0) > 0;
    const target = { tx, access, menu, importId, option, now };
    const isChanged = await withinTextLimit({ tx, access, env: deps.env }, {}, () =>
      carryOutPlan(target, keepsMissing ? { ...plan, missing: [], missing_sections: [] } : plan),
    );
    const { MAX_SECTIONS, MAX_ITEMS } = deps.env.limits;
    if ((await countSections(tx, access)) > MAX_SECTIONS)
      throw new Refusal('too_many_sections', { params: { max: MAX_SECTIONS } });
    if ((await countItems(tx, access)) > MAX_ITEMS) throw new Refusal('too_many_items', { params: { max: MAX_ITEMS } });
    const backup = isChanged ? await packBackup(menu, await getMenu(tx, access, row.menu_id, now)) : null;
    await markApplied(tx, access, importId, { now, backup });
    return isChanged ? undefined : unchanged(undefined);
  });
}

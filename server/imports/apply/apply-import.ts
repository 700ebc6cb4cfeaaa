import { NO_CHOICES } from '../../../shared/api/imports.ts';
import { Refusal } from '../../../shared/errors.ts';
import type { Menu } from '../../../shared/menu.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { getMenu } from '../../menus/entity-queries.ts';
import { countMenus, insertMenus, nextMenuPosition } from '../../menus/queries.ts';
import { checkCounts } from '../../menus/restore-from-bin.ts';
import { withinTextLimit } from '../../menus/text-queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { changeRestaurant, unchanged } from '../../restaurants/change-restaurant.ts';
import { nextId } from '../../restaurants/queries.ts';
import { lockImport, markApplied } from '../store/queries.ts';
import { packBackup } from './backup.ts';
import { carryOutPlan } from './carry-out-plan.ts';
import { applyChoices, keysWithChosenPrice } from './choices.ts';
import { compareDraft } from './compare-draft.ts';
import { findShownTarget, findTarget } from './find-target.ts';
import { planMenu } from './plan-menu.ts';

type ApplyDeps = Pick<Deps, 'db' | 'now' | 'env' | 'changes'>;
type Applying = {
  /** The worker's run if it applies by itself; undefined if the owner applies, after the reading has ended. */
  run?: { started_at: string };
  /** The `sign` of the comparison that the owner was shown; without one, whatever the plan is now is applied. */
  shown?: string | undefined;
};

/**
 * Applies an import's draft, with the choices of the review, to its menu or to a new one: one transaction, once.
 *
 * @throws Refusal `not_found` if the import is gone, or its menu and nobody was shown a new one; `import_already_applied`; `import_not_ready`
 * before the end of the reading or once discarded; `import_empty` if no item is left; `import_comparison_changed` if
 * anything else than was shown would happen; `too_many_menus`, `too_many_sections`, `too_many_items`, `too_much_text`.
 */
export async function applyImport(
  deps: ApplyDeps,
  access: RestaurantAccess,
  importId: number,
  { run, shown: shownTarget }: Applying = {},
): Promise<void> {
  await changeRestaurant(deps, access, async (tx, { currency }) => {
    const row = await lockReady(tx, access, importId, run);
    const now = deps.now();
    const choices = row.choices ?? NO_CHOICES;
    const target = await (shownTarget === undefined ? findTarget : findShownTarget)(tx, access, row, now);
    if (!target) throw new Refusal('not_found');
    const plan = planMenu({
      draft: applyChoices(row.draft, choices),
      menu: target.menu,
      option: target.option,
      currency,
      choices: choices.against_menu,
      // Nobody reviewed what is missing: if a page could not be read, its items must not go to the bin.
      keeps_missing: run !== undefined && (row.report?.failures.length ?? 0) > 0,
    });
    if (shownTarget !== undefined && compareDraft(plan, target.menu, target.menu_id).sign !== shownTarget)
      throw new Refusal('import_comparison_changed');
    if ([plan.proposed, plan.sections].some(isEmpty)) throw new Refusal('import_empty');
    const menu = target.menu_id === null ? await makeMenu(deps, tx, access, target.menu) : target.menu;
    const importSource = { id: importId, checkedPrices: keysWithChosenPrice(choices) };
    const applyTarget = { tx, access, menu, importSource, option: target.option, now };
    const isChanged = await withinTextLimit({ tx, access, env: deps.env }, {}, () => carryOutPlan(applyTarget, plan));
    await checkCounts(tx, access, deps.env.limits);
    const isNew = target.menu_id === null;
    const backup = isChanged ? await packBackup(menu, await getMenu(tx, access, menu.id, now), isNew) : null;
    await markApplied(tx, access, importId, { now, backup, option: target.option, menu_id: menu.id });
    return isChanged ? undefined : unchanged(undefined);
  });
}

const isEmpty = (sections: readonly { items: readonly unknown[] }[]): boolean =>
  sections.every(({ items }) => items.length === 0);

/** The import, locked, if it is its turn to be applied. */
async function lockReady(tx: Db, access: RestaurantAccess, importId: number, run: Applying['run']) {
  const row = await lockImport(tx, access, importId);
  if (!row) throw new Refusal('not_found');
  const { draft } = row;
  if (row.applied_at !== null) throw new Refusal('import_already_applied');
  const isTurn = run ? row.started_at === run.started_at && row.status === 'generating' : row.status === 'completed';
  if (!draft || row.discarded_at !== null || !isTurn) throw new Refusal('import_not_ready');
  return { ...row, draft };
}

/** Inserts the menu that the import makes. */
async function makeMenu(deps: ApplyDeps, tx: Db, access: RestaurantAccess, { title }: Menu): Promise<Menu> {
  const max = deps.env.limits.MAX_MENUS;
  if ((await countMenus(tx, access)) >= max) throw new Refusal('too_many_menus', { params: { max } });
  const id = await nextId(tx, access, 'menu');
  await insertMenus(tx, access, [{ id, title, position: await nextMenuPosition(tx, access) }]);
  return await getMenu(tx, access, id, deps.now());
}

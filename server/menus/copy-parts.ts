import type { CopyLine } from '../../shared/api/batches.ts';
import type { BinEntity } from '../../shared/api/menus.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { EMPTY_ITEM } from '../../shared/menu-edits.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeAndRead, unchanged } from '../restaurants/change-restaurant.ts';
import { nextIds } from '../restaurants/queries.ts';
import { listSiblings } from './bin-queries.ts';
import { findCreatedIds } from './creation-queries.ts';
import { recordDeclarations } from './declaration-queries.ts';
import { listItems, restaurantWithMenus } from './entity-queries.ts';
import {
  findItems,
  findMenus,
  findSections,
  insertItems,
  insertMenus,
  insertSections,
  orderItems,
  orderMenus,
  orderSections,
} from './queries.ts';
import { checkCounts } from './restore-from-bin.ts';
import { withinTextLimit } from './text-queries.ts';

type CopiedParts = { restaurant: Restaurant; ids: (number | null)[] };

/**
 * Copies menus, sections and items with their pictures, sizes, options, tags and declarations; translations belong to the
 * texts. A copy is not sold out. Idempotent: with the same keys it returns the copies of the first time.
 *
 * @throws Refusal `not_found` if nothing is there to copy; `too_many_menus`, `too_many_sections`, `too_many_items`,
 * `too_much_text`.
 */
export async function copyParts(
  deps: Deps,
  access: RestaurantAccess,
  copies: readonly CopyLine[],
): Promise<CopiedParts> {
  return await changeAndRead(
    deps,
    access,
    async (tx) => {
      const linesOf = (kind: BinEntity) => copies.filter(({ entity }) => entity === kind);
      const idsOfKeys = {
        menu: await findCreatedIds(tx, access, 'menu', keysOf(linesOf('menu'))),
        section: await findCreatedIds(tx, access, 'section', keysOf(linesOf('section'))),
        item: await findCreatedIds(tx, access, 'item', keysOf(linesOf('item'))),
      };
      const idOfLine = ({ entity, creation_key }: CopyLine) => idsOfKeys[entity].get(creation_key) ?? null;
      if (copies.some((line) => idOfLine(line) !== null)) return unchanged(copies.map(idOfLine));
      const ids = await withinTextLimit({ tx, access, env: deps.env }, 'created', () =>
        insertCopies(tx, access, {
          lines: { menu: linesOf('menu'), section: linesOf('section'), item: linesOf('item') },
          now: deps.now(),
        }),
      );
      await checkCounts(tx, access, deps.env.limits);
      const createdIds = copies.map(({ creation_key }) => ids.get(creation_key) ?? null);
      if (createdIds.every((id) => id === null)) throw new Refusal('not_found');
      return createdIds;
    },
    async (tx, ids) => ({ restaurant: await restaurantWithMenus(tx, access, deps.now()), ids }),
  );
}

const keysOf = (lines: readonly CopyLine[]): number[] => lines.map(({ creation_key }) => creation_key);

type CopyLines = Record<BinEntity, readonly CopyLine[]>;

/** Returns the ids of the copies by their keys. */
async function insertCopies(
  tx: Db,
  access: RestaurantAccess,
  { lines, now }: { lines: CopyLines; now: Date },
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  /** The lines of which the original is on the menu, each with its row and its copy's id. */
  const withRows = async <Row extends { id: number }>(kind: BinEntity, rows: readonly Row[]) => {
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const presentLines = lines[kind].flatMap((line) => {
      const row = rowOf.get(line.of);
      return row ? [{ line, row }] : [];
    });
    const firstId = presentLines.length > 0 ? await nextIds(tx, access, kind, presentLines.length) : 0;
    return presentLines.map(({ line, row }, index) => {
      ids.set(line.creation_key, firstId + index);
      return { line, row, id: firstId + index, creation_key: line.creation_key };
    });
  };
  const originalIds = (kind: BinEntity) => lines[kind].map(({ of }) => of);
  const menus = await withRows('menu', await findMenus(tx, access, originalIds('menu')));
  const sections = await withRows('section', await findSections(tx, access, originalIds('section')));
  const items = await withRows('item', await findItems(tx, access, originalIds('item')));
  const menuCopies = new Map(menus.map(({ row, id }) => [row.id, id]));
  const sectionCopies = new Map(sections.map(({ row, id }) => [row.id, id]));

  await insertMenus(
    tx,
    access,
    menus.map(({ line, row: { version, restaurant_id, ...row }, id, creation_key }) => ({
      ...row,
      id,
      creation_key,
      title: line.title ?? row.title,
    })),
  );
  await insertSections(
    tx,
    access,
    sections.map(({ line, row: { version, restaurant_id, ...row }, id, creation_key }) => ({
      ...row,
      id,
      creation_key,
      title: line.title ?? row.title,
      menu_id: menuCopies.get(row.menu_id) ?? row.menu_id,
    })),
  );
  const menuOfSection = new Map(sections.map(({ row, id }) => [id, menuCopies.get(row.menu_id) ?? row.menu_id]));
  await insertItems(
    tx,
    access,
    items.map(({ row: { version, restaurant_id, sold_out_marked_at, ...row }, id, creation_key }) => {
      const menu_section_id = sectionCopies.get(row.menu_section_id) ?? row.menu_section_id;
      const menu_id = menuOfSection.get(menu_section_id) ?? row.menu_id;
      return { ...row, id, creation_key, menu_section_id, menu_id, sold_out: false, back_at: null, checked_words: [] };
    }),
  );

  const itemsParents = { menu: menus, section: sections.filter(({ row }) => !menuCopies.has(row.menu_id)) };
  if (itemsParents.menu.length > 0) await placeBehind(tx, access, orderMenus, itemsParents.menu, {});
  for (const [menu_id, list] of Map.groupBy(itemsParents.section, ({ row }) => row.menu_id))
    await placeBehind(tx, access, orderSections, list, { menu_id });
  const siblingItems = items.filter(({ row }) => !sectionCopies.has(row.menu_section_id));
  for (const [menu_section_id, list] of Map.groupBy(siblingItems, ({ row }) => row.menu_section_id))
    await placeTogether(tx, access, list, { menu_section_id });

  const copiedItems = await listItems(
    tx,
    access,
    items.map(({ id }) => id),
    now,
  );
  await recordDeclarations(
    tx,
    access,
    copiedItems.map((after) => ({ before: EMPTY_ITEM, after })),
    now,
  );
  return ids;
}

type CopyPair = { id: number; row: { id: number } };
type ParentList = { menu_id?: number; menu_section_id?: number };

/** The ids of a list in its order, without the copies, and each original's copy. */
async function originalsIn(
  tx: Db,
  access: RestaurantAccess,
  pairs: readonly CopyPair[],
  list: ParentList,
): Promise<{ ids: number[]; copyOf: Map<number, number> }> {
  const copies = new Set(pairs.map(({ id }) => id));
  const siblings = await listSiblings(tx, access, { id: 0, deleted_at: null, ...list });
  return {
    ids: siblings.map(({ id }) => id).filter((id) => !copies.has(id)),
    copyOf: new Map(pairs.map(({ id, row }) => [row.id, id])),
  };
}

/** Each copy right behind its original. */
async function placeBehind(
  tx: Db,
  access: RestaurantAccess,
  order: typeof orderMenus,
  pairs: readonly CopyPair[],
  list: ParentList,
): Promise<void> {
  const { ids, copyOf } = await originalsIn(tx, access, pairs, list);
  await order(
    tx,
    access,
    ids.flatMap((id) => [id, copyOf.get(id) ?? []].flat()),
  );
}

/** The copies of items together, behind the last of the originals. */
async function placeTogether(
  tx: Db,
  access: RestaurantAccess,
  pairs: readonly CopyPair[],
  list: ParentList,
): Promise<void> {
  const { ids, copyOf } = await originalsIn(tx, access, pairs, list);
  const lastOriginal = ids.findLastIndex((id) => copyOf.has(id));
  const copiedIds = ids.flatMap((id) => copyOf.get(id) ?? []);
  await orderItems(tx, access, ids.toSpliced(lastOriginal + 1, 0, ...copiedIds));
}

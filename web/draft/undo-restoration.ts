import type { RestoreBody } from '../../shared/api/menus.ts';
import type { Restaurant, Section } from '../../shared/menu.ts';
import type { Change } from './change/change.ts';
import { batches } from './many-edits.ts';
import type { Step } from './queue/edit-history.ts';

type RestoredParts = {
  /** What the owner asked for. */
  body: RestoreBody;
  /** The restaurant as it was on the server just before. */
  before: Restaurant;
  after: Restaurant;
};

/**
 * The step that puts entries back into the bin that a restoration has brought to the menu, with the sections and menus that
 * came along; undefined if that is nothing. Additions of another device meanwhile are no part of it, so all that an import
 * replaced has no step: nobody lists it.
 */
export function undoRestoration({ body, before, after }: RestoredParts): Step | undefined {
  if (!('entries' in body)) return undefined;
  const requestedIds = (kind: 'menu' | 'section' | 'item') =>
    new Set(body.entries.flatMap(({ entity, id }) => (entity === kind ? [id] : [])));
  const requested = { menu: requestedIds('menu'), section: requestedIds('section'), item: requestedIds('item') };
  const earlierMenus = idsOf(before.menus);
  const earlierSections = idsOf(before.menus.flatMap(({ sections }) => sections));
  const earlierItems = idsOf(before.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items)));
  /** It was asked for, or came along with what was. */
  const isRestoredSection = ({ id, items }: Section) =>
    !earlierSections.has(id) &&
    (requested.section.has(id) || (items.length > 0 && items.every((item) => requested.item.has(item.id))));
  const menus = after.menus.filter(
    ({ id, sections }) =>
      !earlierMenus.has(id) && (requested.menu.has(id) || (sections.length > 0 && sections.every(isRestoredSection))),
  );
  const presentMenus = after.menus.filter((menu) => !menus.includes(menu));
  const sections = presentMenus.flatMap((menu) => menu.sections.filter(isRestoredSection));
  const items = presentMenus
    .flatMap((menu) => menu.sections.filter((section) => !sections.includes(section)))
    .flatMap((section) => section.items.filter(({ id }) => requested.item.has(id) && !earlierItems.has(id)));
  const restoredParts = [...menus, ...sections, ...items];
  const [firstPart] = restoredParts;
  if (!firstPart) return undefined;
  const title = restoredParts.length === 1 ? firstPart.title : '';
  const deletionOf = (entity: 'menu' | 'section', { id }: { id: number }): Change => ({ kind: 'delete', entity, id });
  return {
    changes: [
      ...batches(items).map(
        (batch): Change => ({ kind: 'delete_items', entity: 'item', ids: batch.map(({ id }) => id) }),
      ),
      ...sections.map((section) => deletionOf('section', section)),
      ...menus.map((menu) => deletionOf('menu', menu)),
    ],
    label: { deed: 'restore', entity: 'item', title, count: restoredParts.length },
  };
}

const idsOf = (rows: readonly { id: number }[]): ReadonlySet<number> => new Set(rows.map(({ id }) => id));

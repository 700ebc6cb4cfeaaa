import { copyAnswerSchema, itemBatchAnswerSchema } from '../../../shared/api/batches.ts';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import { type Item, itemsOf, type Restaurant } from '../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import type { AskApi } from '../../api/client.ts';
import { applyChange } from '../change/apply-change.ts';
import { type ApplyChange, type CopyChange, isTemporary, type ManyChange } from '../change/change.ts';
import { mapItems } from '../change/menu-tree.ts';
import type { SaveResult } from './save-result.ts';

const NOTHING_SAVED: SaveResult = { id: null, version: null, mergeInto: (restaurant) => restaurant };

/** Sends a change of several entities, or of what an import changes, with one request. @throws what `ask` throws. */
export async function sendMany(ask: AskApi, change: ManyChange | ApplyChange): Promise<SaveResult> {
  const sendBatch = async (body: object) =>
    (await ask(itemBatchAnswerSchema, 'POST', API_PATHS.itemsBatch, body)).items;
  switch (change.kind) {
    case 'update_items': {
      if (change.items.length === 0) return NOTHING_SAVED;
      const sentItems = change.items.map(({ id, version, fields }) => ({ id, version, ...fields }));
      const items = await sendBatch({ action: 'update', items: sentItems });
      const sentVersions = new Map(change.items.map(({ id, version }) => [id, version]));
      const raisedVersions = items.map(({ id, version }) => ({
        id,
        from: sentVersions.get(id) ?? version,
        to: version,
      }));
      const missingItems = withoutPresent(change.items, items);
      const goneRejection = missingItems.length > 0 ? rejectionOf({ ...change, items: missingItems }) : undefined;
      return {
        ...NOTHING_SAVED,
        raisedVersions,
        rejection: goneRejection,
        mergeInto: (restaurant) => withAnswer(restaurant, items),
      };
    }
    case 'sold_out_items': {
      if (change.ids.length === 0) return NOTHING_SAVED;
      const items = await sendBatch({ action: 'sold_out', ids: change.ids, until: change.until });
      const missingIds = withoutPresent(
        change.ids.map((id) => ({ id })),
        items,
      ).map(({ id }) => id);
      const goneRejection = missingIds.length > 0 ? rejectionOf({ ...change, ids: missingIds }) : undefined;
      return { ...NOTHING_SAVED, rejection: goneRejection, mergeInto: (restaurant) => withAnswer(restaurant, items) };
    }
    case 'delete_items': {
      if (change.ids.length === 0) return NOTHING_SAVED;
      await sendBatch({ action: 'delete', ids: change.ids });
      return { ...NOTHING_SAVED, mergeInto: (restaurant) => applyChange(restaurant, change) };
    }
    case 'restore_items': {
      const serverItems = change.items.filter(({ id }) => !isTemporary(id));
      if (serverItems.length === 0) return NOTHING_SAVED;
      const { restaurant } = await ask(restaurantAnswerSchema, 'POST', API_PATHS.binRestore, {
        entries: serverItems.map(({ id }) => ({ entity: 'item', id })),
        // The server knows only what it has created.
        item_orders: change.orders.map((ids) => ids.filter((id) => !isTemporary(id))),
        skip_gone: true,
      });
      const items = withoutPresent(serverItems, itemsOf(restaurant.menus));
      return {
        ...NOTHING_SAVED,
        rejection: items.length > 0 ? rejectionOf({ ...change, items }) : undefined,
        mergeInto: () => restaurant,
      };
    }
    case 'apply': {
      const path = fillPath(API_PATHS.importApply, { id: change.import_id });
      const { restaurant } = await ask(restaurantAnswerSchema, 'POST', path, { comparison: change.shown });
      return { id: 0, version: null, mergeInto: () => restaurant };
    }
    case 'copy':
      return change.copies.length === 0 ? NOTHING_SAVED : await sendCopies(ask, change);
  }
}

const rejectionOf = (change: ManyChange) => ({ change, error: new Error('It is no longer there.') });

/** Those that the server no longer has. */
function withoutPresent<Part extends { id: number }>(
  requestedParts: readonly Part[],
  presentItems: readonly Item[],
): Part[] {
  const presentIds = new Set(presentItems.map(({ id }) => id));
  return requestedParts.filter(({ id }) => !presentIds.has(id));
}

async function sendCopies(ask: AskApi, { copies }: CopyChange): Promise<SaveResult> {
  const body = { copies: copies.map(({ id, ...copy }) => ({ ...copy, creation_key: -id })) };
  const { restaurant, ids } = await ask(copyAnswerSchema, 'POST', API_PATHS.copies, body);
  const assignedIds = copies.flatMap(({ entity, id }, index) => {
    const assignedId = ids[index];
    return assignedId == null ? [] : [{ entity, from: id, to: assignedId }];
  });
  return { ...NOTHING_SAVED, assignedIds, mergeInto: () => restaurant };
}

/** The items as the server answered, each in its section, by position. */
function withAnswer(restaurant: Restaurant, answeredItems: readonly Item[]): Restaurant {
  const byId = new Map(answeredItems.map((item) => [item.id, item]));
  const bySection = Map.groupBy(answeredItems, ({ menu_section_id }) => menu_section_id);
  return mapItems(restaurant, (items, { id }) => {
    const arrivedItems = bySection.get(id) ?? [];
    if (arrivedItems.length === 0 && !items.some((item) => byId.has(item.id))) return items;
    const otherItems = items.filter((item) => !byId.has(item.id));
    return [...otherItems, ...arrivedItems].sort((a, b) => a.position - b.position);
  });
}

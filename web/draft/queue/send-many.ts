import { copyAnswerSchema, itemBatchAnswerSchema } from '../../../shared/api/batches.ts';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import { type Item, itemsOf, type Restaurant } from '../../../shared/menu.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import type { AskApi } from '../../api/client.ts';
import { applyChange } from '../change/apply-change.ts';
import { type CopyChange, isTemporary, type ManyChange } from '../change/change.ts';
import { mapItems } from '../change/menu-tree.ts';
import type { Saved } from './saved.ts';

const NOTHING: Saved = { id: null, version: null, merge: (restaurant) => restaurant };

/** Sends a change of several entities with one request. @throws what `ask` throws. */
export async function sendMany(ask: AskApi, change: ManyChange): Promise<Saved> {
  const batch = async (body: object) => (await ask(itemBatchAnswerSchema, 'POST', API_PATHS.itemsBatch, body)).items;
  switch (change.kind) {
    case 'update_items': {
      if (change.items.length === 0) return NOTHING;
      const sent = change.items.map(({ id, version, fields }) => ({ id, version, ...fields }));
      const items = await batch({ action: 'update', items: sent });
      const earlier = new Map(change.items.map(({ id, version }) => [id, version]));
      const raised = items.map(({ id, version }) => ({ id, from: earlier.get(id) ?? version, to: version }));
      const left = leftOut(change.items, items);
      const gone = left.length > 0 ? refusalOf({ ...change, items: left }) : undefined;
      return { ...NOTHING, raised, gone, merge: (restaurant) => withAnswer(restaurant, items) };
    }
    case 'sold_out_items': {
      if (change.ids.length === 0) return NOTHING;
      const items = await batch({ action: 'sold_out', ids: change.ids, until: change.until });
      const ids = leftOut(
        change.ids.map((id) => ({ id })),
        items,
      ).map(({ id }) => id);
      const gone = ids.length > 0 ? refusalOf({ ...change, ids }) : undefined;
      return { ...NOTHING, gone, merge: (restaurant) => withAnswer(restaurant, items) };
    }
    case 'delete_items': {
      if (change.ids.length === 0) return NOTHING;
      await batch({ action: 'delete', ids: change.ids });
      return { ...NOTHING, merge: (restaurant) => applyChange(restaurant, change) };
    }
    case 'restore_items': {
      const sent = change.items.filter(({ id }) => !isTemporary(id));
      if (sent.length === 0) return NOTHING;
      const { restaurant } = await ask(restaurantAnswerSchema, 'POST', API_PATHS.binRestore, {
        entries: sent.map(({ id }) => ({ entity: 'item', id })),
        // The server knows only what it has created.
        item_orders: change.orders.map((ids) => ids.filter((id) => !isTemporary(id))),
        skip_gone: true,
      });
      const items = leftOut(sent, itemsOf(restaurant.menus));
      return {
        ...NOTHING,
        gone: items.length > 0 ? refusalOf({ ...change, items }) : undefined,
        merge: () => restaurant,
      };
    }
    case 'copy':
      return change.copies.length === 0 ? NOTHING : await sendCopies(ask, change);
  }
}

const refusalOf = (change: ManyChange) => ({ change, error: new Error('It is no longer there.') });

/** Those that the server no longer has. */
function leftOut<Part extends { id: number }>(parts: readonly Part[], present: readonly Item[]): Part[] {
  const ids = new Set(present.map(({ id }) => id));
  return parts.filter(({ id }) => !ids.has(id));
}

async function sendCopies(ask: AskApi, { copies }: CopyChange): Promise<Saved> {
  const body = { copies: copies.map(({ id, ...copy }) => ({ ...copy, creation_key: -id })) };
  const { restaurant, ids } = await ask(copyAnswerSchema, 'POST', API_PATHS.copies, body);
  const named = copies.flatMap(({ entity, id }, index) => {
    const to = ids[index];
    return to == null ? [] : [{ entity, from: id, to }];
  });
  return { ...NOTHING, named, merge: () => restaurant };
}

/** The items as the server answered, each in its section, by position. */
function withAnswer(restaurant: Restaurant, answered: readonly Item[]): Restaurant {
  const byId = new Map(answered.map((item) => [item.id, item]));
  const bySection = Map.groupBy(answered, ({ menu_section_id }) => menu_section_id);
  return mapItems(restaurant, (items, { id }) => {
    const arrived = bySection.get(id) ?? [];
    if (arrived.length === 0 && !items.some((item) => byId.has(item.id))) return items;
    const others = items.filter((item) => !byId.has(item.id));
    return [...others, ...arrived].sort((a, b) => a.position - b.position);
  });
}

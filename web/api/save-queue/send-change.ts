import * as z from 'zod/mini';
import {
  itemAnswerSchema,
  menuAnswerSchema,
  menusAnswerSchema,
  sectionAnswerSchema,
} from '../../../shared/api/menus.ts';
import type { Restaurant } from '../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import type { Ask } from '../client.ts';
import { applyChange } from './apply-change.ts';
import type { Change, CreateChange, Entity, UpdateChange } from './change.ts';
import { putItem, putMenu, putSection } from './edit-restaurant.ts';

/** What became of a change on the server. */
export type Saved = {
  /** The entity's id, which it was only just given where the change created it; null of a new order. */
  id: number | null;
  /** The version that stands now, where the change has moved it. */
  version: number | null;
  /** Takes the server's answer into what the app holds. */
  merge(restaurant: Restaurant): Restaurant;
};

const PATHS = {
  menu: { all: API_PATHS.menus, one: API_PATHS.menu, reorder: API_PATHS.menusReorder },
  section: { all: API_PATHS.sections, one: API_PATHS.section, reorder: API_PATHS.sectionsReorder },
  item: { all: API_PATHS.items, one: API_PATHS.item, reorder: API_PATHS.itemsReorder },
} as const satisfies Record<Entity, unknown>;

/** Sends one change to the server. @throws what `ask` throws. */
export async function sendChange(ask: Ask, change: Change): Promise<Saved> {
  switch (change.kind) {
    case 'create':
      return await sendEntity(ask, change.entity, 'POST', PATHS[change.entity].all, creationBody(change));
    case 'update': {
      const path = fillPath(PATHS[change.entity].one, { id: change.id });
      return await sendEntity(ask, change.entity, 'PUT', path, updateBody(change));
    }
    case 'delete':
      await ask(z.undefined(), 'DELETE', fillPath(PATHS[change.entity].one, { id: change.id }));
      return { id: change.id, version: null, merge: (restaurant) => applyChange(restaurant, change) };
    case 'reorder':
      return await sendOrder(ask, change.entity, change.ids, change.parent_id);
    case 'sold_out': {
      const path = fillPath(API_PATHS.itemSoldOut, { id: change.id });
      return { ...(await sendEntity(ask, 'item', 'PUT', path, { until: change.until })), version: null };
    }
  }
}

async function sendEntity(
  ask: Ask,
  entity: Entity,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<Saved> {
  if (entity === 'menu') {
    const { menu } = await ask(menuAnswerSchema, method, path, body);
    return { id: menu.id, version: menu.version, merge: (restaurant) => putMenu(restaurant, menu) };
  }
  if (entity === 'section') {
    const { section } = await ask(sectionAnswerSchema, method, path, body);
    return { id: section.id, version: section.version, merge: (restaurant) => putSection(restaurant, section) };
  }
  const { item } = await ask(itemAnswerSchema, method, path, body);
  return { id: item.id, version: item.version, merge: (restaurant) => putItem(restaurant, item) };
}

function creationBody(change: CreateChange): object {
  const { kind: _, entity: __, id, ...body } = change;
  return { ...body, creation_key: -id };
}

const updateBody = ({ fields, version }: UpdateChange): object => ({ ...fields, version });

async function sendOrder(ask: Ask, entity: Entity, ids: number[], parent_id: number | null): Promise<Saved> {
  const none = { id: null, version: null };
  const path = PATHS[entity].reorder;
  if (entity === 'menu') {
    const { menus } = await ask(menusAnswerSchema, 'PUT', path, { ids });
    return { ...none, merge: (restaurant) => ({ ...restaurant, menus }) };
  }
  const body = parent_id === null ? { ids } : { ids, parent_id };
  if (entity === 'section') {
    const { menu } = await ask(menuAnswerSchema, 'PUT', path, body);
    return { ...none, merge: (restaurant) => putMenu(restaurant, menu) };
  }
  const { section } = await ask(sectionAnswerSchema, 'PUT', path, body);
  return { ...none, merge: (restaurant) => putSection(restaurant, section) };
}

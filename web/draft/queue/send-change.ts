import * as z from 'zod/mini';
import {
  itemAnswerSchema,
  menuAnswerSchema,
  menusAnswerSchema,
  restaurantAnswerSchema,
  sectionAnswerSchema,
} from '../../../shared/api/menu-answers.ts';
import { FIRST_VERSION } from '../../../shared/menu-edits.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { type ApiProblem, NetworkProblem } from '../../api/api-problem.ts';
import type { AskApi } from '../../api/client.ts';
import { applyChange } from '../change/apply-change.ts';
import {
  type Change,
  type CreateChange,
  changedFields,
  isTemporary,
  type PartEntity,
  type UpdateChange,
} from '../change/change.ts';
import { putItem, putMenu, putSection } from '../change/menu-tree.ts';
import type { SaveResult } from './save-result.ts';

const PATHS = {
  menu: { all: API_PATHS.menus, one: API_PATHS.menu, reorder: API_PATHS.menusReorder },
  section: { all: API_PATHS.sections, one: API_PATHS.section, reorder: API_PATHS.sectionsReorder },
  item: { all: API_PATHS.items, one: API_PATHS.item, reorder: API_PATHS.itemsReorder },
} as const satisfies Record<PartEntity, object>;

/** Sends one change of the restaurant to the server. @throws what `ask` throws. */
export async function sendChange(ask: AskApi, restaurantId: string, change: Change): Promise<SaveResult> {
  switch (change.kind) {
    case 'create':
      return await sendCreation(ask, change);
    case 'update': {
      if (change.entity === 'restaurant') {
        const path = fillPath(API_PATHS.restaurant, { id: restaurantId });
        return await sendRestaurant(ask, 'PUT', path, updateBody(change));
      }
      const path = fillPath(PATHS[change.entity].one, { id: change.id });
      return await sendEntity(ask, change.entity, 'PUT', path, updateBody(change));
    }
    case 'delete':
      await ask(
        z.undefined(),
        'DELETE',
        fillPath(PATHS[change.entity].one, { id: change.id }),
        undefined,
        change.only_empty ? { query: { only_empty: true } } : {},
      );
      return { id: change.id, version: null, mergeInto: (restaurant) => applyChange(restaurant, change) };
    case 'restore': {
      const { entity, id } = change;
      // The server knows only what it has created.
      const knownOrder = change.order.filter((other) => !isTemporary(other));
      const restoredResult = await sendRestaurant(ask, 'POST', API_PATHS.binRestore, {
        entries: [{ entity, id, order: knownOrder }],
      });
      return { ...restoredResult, id, version: null };
    }
    case 'reorder':
      return await sendOrder(ask, change.entity, change.ids, change.parent_id);
    case 'sold_out': {
      const path = fillPath(API_PATHS.itemSoldOut, { id: change.id });
      return { ...(await sendEntity(ask, 'item', 'PUT', path, { until: change.until })), version: null };
    }
    default: {
      // Not needed for the first screen; loaded with what makes such changes.
      const { sendMany } = await import('./send-many.ts').catch((error: unknown) => {
        throw new NetworkProblem(error);
      });
      return await sendMany(ask, change);
    }
  }
}

async function sendCreation(ask: AskApi, change: CreateChange): Promise<SaveResult> {
  const { kind: _, entity, id, fields, ...otherParts } = change;
  const body = { ...otherParts, ...fields };
  return await sendEntity(ask, entity, 'POST', PATHS[entity].all, { ...body, creation_key: -id }, body);
}

async function sendRestaurant(ask: AskApi, method: 'POST' | 'PUT', path: string, body?: object): Promise<SaveResult> {
  const { restaurant } = await ask(restaurantAnswerSchema, method, path, body);
  return { id: 0, version: restaurant.version, mergeInto: () => restaurant };
}

async function sendEntity(
  ask: AskApi,
  entity: PartEntity,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  requestedFields: object = {},
): Promise<SaveResult> {
  const lateFields = (entity: object) => changedFields(entity, requestedFields);
  if (entity === 'menu') {
    const { menu } = await ask(menuAnswerSchema, method, path, body);
    return {
      id: menu.id,
      version: menu.version,
      lateFields: lateFields(menu),
      mergeInto: (restaurant) => putMenu(restaurant, menu),
    };
  }
  if (entity === 'section') {
    const { section } = await ask(sectionAnswerSchema, method, path, body);
    return {
      id: section.id,
      version: section.version,
      lateFields: lateFields(section),
      mergeInto: (restaurant) => putSection(restaurant, section),
    };
  }
  const { item } = await ask(itemAnswerSchema, method, path, body);
  return {
    id: item.id,
    version: item.version,
    lateFields: lateFields(item),
    mergeInto: (restaurant) => putItem(restaurant, item),
  };
}

const updateBody = ({ fields, version }: UpdateChange): object => ({ ...fields, version });

async function sendOrder(
  ask: AskApi,
  entity: PartEntity,
  ids: number[],
  parent_id: number | null,
): Promise<SaveResult> {
  const noVersion = { id: null, version: null };
  const path = PATHS[entity].reorder;
  if (entity === 'menu') {
    const { menus } = await ask(menusAnswerSchema, 'PUT', path, { ids });
    return { ...noVersion, mergeInto: (restaurant) => ({ ...restaurant, menus }) };
  }
  const body = parent_id === null ? { ids } : { ids, parent_id };
  if (entity === 'section') {
    const { menu } = await ask(menuAnswerSchema, 'PUT', path, body);
    return { ...noVersion, mergeInto: (restaurant) => putMenu(restaurant, menu) };
  }
  const { section } = await ask(sectionAnswerSchema, 'PUT', path, body);
  return { ...noVersion, mergeInto: (restaurant) => putSection(restaurant, section) };
}

/** It was already deleted or applied: by an earlier request whose answer was lost, or elsewhere. */
export const isDoneAlready = ({ kind }: Change, { code }: ApiProblem): boolean =>
  (/^delete/.test(kind) && code === 'not_found') || (kind === 'apply' && code === 'import_already_applied');

/**
 * A repeated creation is answered with what was created the first time. Later typing is an update; if the entity
 * was changed elsewhere by then, the owner decides about all of it.
 */
export function lateUpdate(change: Change, { id, lateFields: late }: SaveResult): Change | undefined {
  if (change.kind !== 'create' || id === null || late === undefined || Object.keys(late).length === 0) return undefined;
  // A subset of the creation's own fields.
  return { kind: 'update', entity: change.entity, id, version: FIRST_VERSION, fields: late, before: {} } as Change;
}

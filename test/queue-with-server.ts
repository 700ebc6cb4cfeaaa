import { expect, vi } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '../shared/errors.ts';
import type { Item, Restaurant } from '../shared/menu.ts';
import { ApiProblem, NetworkProblem } from '../web/api/api-problem.ts';
import { applyChange } from '../web/draft/change/apply-change.ts';
import { type Change, changedFields, type ItemFields } from '../web/draft/change/change.ts';
import { afterChoice, settle } from '../web/draft/change/conflict.ts';
import { findItem, findSection, putItem } from '../web/draft/change/menu-tree.ts';
import { SaveQueue } from '../web/draft/queue/save-queue.ts';
import type { SaveResult } from '../web/draft/queue/save-result.ts';
import { draftRestaurant } from './draft-restaurant.ts';

export const problem = (code: ErrorCode) => new ApiProblem({ code, status: ERROR_STATUS[code], message: code });

/** A save queue and its server, in memory: a restaurant with a section 1 that holds the items 1 and 2. */
export function queueWithServer() {
  let next = 10;
  /** Ids by the creation's own, as the server remembers them. */
  const created = new Map<number, number>();
  const make = (id: number, title: string): Change => ({
    kind: 'create',
    entity: 'item',
    id,
    title,
    menu_section_id: 1,
  });
  let server = [make(1, 'Soup'), make(2, 'Bread')].reduce(applyChange, draftRestaurant());
  let held = server;
  const failures: Error[] = [];
  const sent: Change[] = [];
  const rejected: Change[] = [];
  const timers: (() => void)[] = [];
  const waits: number[] = [];
  let kept: readonly Change[] = [];
  let sessionsLost = 0;
  let losesAnswer = false;

  /** Applies a change as the server does. */
  const carryOut = (change: Change): number | null => {
    if (change.kind === 'create') {
      if (!created.has(change.id)) server = applyChange(server, { ...change, id: next });
      created.set(change.id, created.get(change.id) ?? next++);
      return created.get(change.id) ?? null;
    }
    if (change.kind === 'update') {
      const item = findItem(server, change.id);
      if (!item) throw problem('not_found');
      if (item.version !== change.version) throw problem('version_stale');
      server = applyChange(server, change);
      server = putItem(server, { ...(findItem(server, change.id) ?? item), version: item.version + 1 });
      return change.id;
    }
    if (change.kind === 'delete' && change.only_empty && (findSection(server, change.id)?.items ?? []).length > 0)
      throw problem('section_not_empty');
    server = applyChange(server, change);
    return 'id' in change ? change.id : null;
  };
  const send = async (change: Change): Promise<SaveResult> => {
    sent.push(change);
    await Promise.resolve();
    const failure = failures.shift();
    if (failure) throw failure;
    const id = carryOut(change);
    const after = server;
    if (losesAnswer) {
      losesAnswer = false;
      throw new NetworkProblem('lost');
    }
    const item = id === null ? undefined : findItem(after, id);
    const late =
      change.kind === 'create' ? changedFields(item ?? {}, { title: change.title, ...change.fields }) : undefined;
    return {
      id,
      version: change.kind === 'update' ? (item?.version ?? null) : null,
      lateFields: late,
      mergeInto: () => after,
    };
  };
  const queue = new SaveQueue({
    send,
    cached: () => held,
    load: async () => {
      const failure = failures[0] instanceof NetworkProblem ? failures.shift() : undefined;
      if (failure) throw failure;
      return server;
    },
    settle: async (change, now) => settle(change, now),
    updateCached: (edit) => {
      held = edit(held);
    },
    store: (changes) => {
      kept = changes;
    },
    onSaved: () => undefined,
    onRejected: ({ change }) => rejected.push(change),
    onSessionLost: () => {
      sessionsLost += 1;
    },
    later: (callback, delay) => {
      timers.push(callback);
      waits.push(delay);
      return () => undefined;
    },
  });
  const item = (id: number, of: Restaurant = held): Item => {
    const found = findItem(of, id);
    if (!found) throw new Error(`There is no item ${id}.`);
    return found;
  };
  return {
    queue,
    sent,
    rejected,
    failures,
    /** The delays before each retry, in milliseconds. */
    waits,
    server: () => server,
    kept: () => kept,
    sessionsLost: () => sessionsLost,
    /** The next change is saved, but its answer is lost. */
    loseAnswer: () => {
      losesAnswer = true;
    },
    /** What the owner sees. */
    titles: () =>
      queue
        .state()
        .changes.reduce(applyChange, held)
        .menus[0]?.sections[0]?.items.map(({ title }) => title),
    edit: (id: number, fields: ItemFields, seen = item(id)) =>
      queue.add({
        kind: 'update',
        entity: 'item',
        id,
        version: seen.version,
        fields,
        before: { title: seen.title, price: seen.price },
      }),
    item,
    choose: (choice: 'mine' | 'theirs') => {
      const { conflict } = queue.state();
      if (conflict) queue.decide(afterChoice(conflict, choice));
    },
    /** As another tab would. */
    editElsewhere: (id: number, fields: Partial<Item>) => {
      const there = item(id, server);
      server = putItem(server, { ...there, ...fields, version: there.version + 1 });
    },
    addElsewhere: (fields: Pick<Item, 'id' | 'title' | 'menu_section_id'>) => {
      server = applyChange(server, { kind: 'create', entity: 'item', ...fields });
    },
    settled: () => vi.waitFor(() => expect(queue.state().status).not.toBe('sending')),
    retry: async () => {
      timers.splice(0).forEach((callback) => {
        callback();
      });
      await vi.waitFor(() => expect(queue.state().status).not.toBe('sending'));
    },
  };
}

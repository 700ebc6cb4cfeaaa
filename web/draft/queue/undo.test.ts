import { expect, test, vi } from 'vitest';
import { seeded } from '../../../faults/seeded.ts';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import type { Item, Restaurant } from '../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { embeddedApp } from '../../../test/embedded-app.ts';
import { makeItem, makeMenu, makeSection } from '../../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../../test/owners.ts';
import { problem, queueWithServer } from '../../../test/queue-with-server.ts';
import { ApiProblem, NetworkProblem } from '../../api/api-problem.ts';
import type { AskApi } from '../../api/client.ts';
import { applyChange } from '../change/apply-change.ts';
import { newTemporaryId, updateOf } from '../change/change.ts';
import { settle } from '../change/conflict.ts';
import { allSections, findItem, findSection } from '../change/menu-tree.ts';
import { manyEdits } from '../many-edits.ts';
import { SaveQueue } from './save-queue.ts';
import { sendChange } from './send-change.ts';

const t = await embeddedApp({ env: { REQUESTS_PER_MINUTE_PER_ADDRESS: '10000' } });
/** Some twenty requests at a time. */
const SAVED_WITHIN_MS = 60_000;
const SEED = Number(process.env['UNDO_SEED'] ?? 20_261_128);

test('undoing a creation deletes it, and redoing restores it with its id and edits', async () => {
  const { queue, server, settled, titles } = queueWithServer();
  queue.add({ kind: 'create', entity: 'item', id: -7, title: 'Cake', menu_section_id: 1 });
  await settled();
  queue.add({ kind: 'update', entity: 'item', id: 10, version: 1, fields: { price: 700 }, before: { price: null } });
  await settled();
  queue.undo();
  queue.undo();
  expect(titles()).toEqual(['Soup', 'Bread']);
  await settled();
  queue.redo();
  queue.redo();
  expect(titles()).toEqual(['Soup', 'Bread', 'Cake']);
  await settled();
  expect(findItem(server(), 10)).toMatchObject({ title: 'Cake', price: 700 });
  queue.redo();
  expect(queue.state().changes).toEqual([]);
});

test('a section merged into another is gone with one step, which undoes it', async () => {
  const { queue, server, settled } = queueWithServer();
  const before = server();
  const [section, target] = before.menus[0]?.sections ?? [];
  if (!section || !target) throw new Error('The menu has two sections.');
  manyEdits(queue).mergeSections(section, target);
  await settled();
  const [mergedSection, ...otherSections] = server().menus[0]?.sections ?? [];
  expect([mergedSection?.id, mergedSection?.items.map(({ id }) => id), otherSections]).toEqual([target.id, [1, 2], []]);
  queue.undo();
  await settled();
  expect(server().menus[0]?.sections.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
    [section.id, [1, 2]],
    [target.id, []],
  ]);
});

test('a merged section stays with the dish that another device has put there since', async () => {
  const { queue, server, settled, addElsewhere, rejected } = queueWithServer();
  const [section, target] = server().menus[0]?.sections ?? [];
  if (!section || !target) throw new Error('The menu has two sections.');
  addElsewhere({ id: 77, title: 'Oysters', menu_section_id: section.id });
  manyEdits(queue).mergeSections(section, target);
  await settled();
  const itemIds = server().menus[0]?.sections.map(({ id, items }) => [id, items.map((item) => item.id)]);
  expect([itemIds, rejected.map(({ kind }) => kind)]).toEqual([
    [
      [section.id, [77]],
      [target.id, [1, 2]],
    ],
    ['delete'],
  ]);
});

test('redoing a merge doesn’t delete a section that has other dishes by then', async () => {
  const { queue, server, settled, addElsewhere } = queueWithServer();
  const [section, target] = server().menus[0]?.sections ?? [];
  if (!section || !target) throw new Error('The menu has two sections.');
  manyEdits(queue).mergeSections(section, target);
  await settled();
  queue.undo();
  await settled();
  addElsewhere({ id: 77, title: 'Oysters', menu_section_id: section.id });
  queue.redo();
  await settled();
  expect(findItem(server(), 77)).toMatchObject({ title: 'Oysters', menu_section_id: section.id });
});

test('on the server, a merge that was refused is undone without a loss', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const target = await makeSection(owner);
  const soup = await makeItem(owner, section, { title: 'Soup', price: 500 });
  const { queue, load, saved, refused } = await queueOn(owner);
  const loadedSection = findSection(await load(), section.id);
  if (!loadedSection) throw new Error('There is a section.');
  const oysters = await makeItem(owner, section, { title: 'Oysters' });
  manyEdits(queue).mergeSections(loadedSection, target);
  await saved();
  const itemIds = async () =>
    allSections(await load()).map(({ id, items }) => [id, items.map((item) => item.id).toSorted((a, b) => a - b)]);
  expect(await itemIds()).toEqual(
    expect.arrayContaining([
      [section.id, [oysters.id]],
      [target.id, [soup.id]],
    ]),
  );
  expect(refused).toMatchObject([{ change: { kind: 'delete' }, error: { code: 'section_not_empty' } }]);
  queue.undo();
  await saved();
  expect(await itemIds()).toEqual(
    expect.arrayContaining([
      [section.id, [soup.id, oysters.id]],
      [target.id, []],
    ]),
  );
});

test('on the server, undoing a merge whose moves were refused changes nothing and fails nowhere', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const target = await makeSection(owner);
  const soup = await makeItem(owner, section, { title: 'Soup', price: 500 });
  const { queue, load, saved, refused } = await queueOn(owner);
  const loadedSection = findSection(await load(), section.id);
  if (!loadedSection) throw new Error('There is a section.');
  await owner.delete(fillPath(API_PATHS.section, { id: target.id }));
  manyEdits(queue).mergeSections(loadedSection, target);
  await saved();
  queue.undo();
  await saved();
  expect(refused).toMatchObject([{ change: { kind: 'update_items' } }]);
  expect(findSection(await load(), section.id)?.items).toMatchObject([{ id: soup.id, version: 1 }]);
});

test('a section isn’t deleted with the dishes that were to be moved out of it and are refused', async () => {
  const { queue, server, settled, failures, rejected } = queueWithServer();
  const [section, target] = server().menus[0]?.sections ?? [];
  if (!section || !target) throw new Error('The menu has two sections.');
  failures.push(problem('validation_failed'));
  manyEdits(queue).mergeSections(section, target);
  await settled();
  expect(rejected.map(({ kind }) => kind)).toEqual(['update_items']);
  expect(server().menus[0]?.sections[0]).toMatchObject({ id: section.id, items: [{ id: 1 }, { id: 2 }] });
});

test('offline, undo shows at once, and both the edit and its inverse are sent later', async () => {
  const { queue, edit, failures, settled, retry, titles, server } = queueWithServer();
  failures.push(new NetworkProblem('down'));
  edit(1, { title: 'A' });
  await settled();
  queue.add({ kind: 'delete', entity: 'item', id: 2 });
  queue.undo();
  queue.undo();
  expect(titles()).toEqual(['Soup', 'Bread']);
  await retry();
  expect([findItem(server(), 1)?.title, findItem(server(), 2)?.title, queue.state().changes]).toEqual([
    'Soup',
    'Bread',
    [],
  ]);
});

test.each(['mine', 'theirs'] as const)(
  'undoing a field that another device changed since asks the owner: %s',
  async (choice) => {
    const { queue, edit, editElsewhere, settled, choose, server } = queueWithServer();
    edit(1, { title: 'A' });
    await settled();
    editElsewhere(1, { title: 'B' });
    queue.undo();
    await settled();
    expect(queue.state().conflict?.fields).toEqual([{ field: 'title', mine: 'Soup', theirs: 'B' }]);
    expect(findItem(server(), 1)?.title).toBe('B');
    choose(choice);
    await settled();
    expect(findItem(server(), 1)?.title).toBe(choice === 'mine' ? 'Soup' : 'B');
  },
);

test('undo keeps a field that another device changed', async () => {
  const { queue, edit, editElsewhere, settled, server } = queueWithServer();
  edit(1, { title: 'A' });
  await settled();
  editElsewhere(1, { price: 990 });
  queue.undo();
  await settled();
  expect([queue.state().conflict, findItem(server(), 1)]).toMatchObject([null, { title: 'Soup', price: 990 }]);
});

test('undo removes words as a price together with their confirmation', async () => {
  const { queue, item, settled, server } = queueWithServer();
  const words = { price: null, price_text: 'AYCE' };
  queue.add(updateOf('item', item(1), { ...words, checked_price: words }));
  await settled();
  expect(findItem(server(), 1)).toMatchObject({ ...words, checked_price: words });
  queue.undo();
  await settled();
  expect(findItem(server(), 1)).toMatchObject({ price_text: null, checked_price: null });
});

test('a refused creation has no undo step', async () => {
  const { queue, failures, settled, sent } = queueWithServer();
  failures.push(new ApiProblem({ code: 'too_many_items', status: 422, message: '' }));
  queue.add({ kind: 'create', entity: 'item', id: -7, title: 'Cake', menu_section_id: 1 });
  await settled();
  queue.undo();
  await settled();
  expect(sent).toHaveLength(1);
});

/** The owner's queue on the real application. */
async function queueOn(owner: OwnerWithRestaurant) {
  const ask: AskApi = async (schema, method, askedPath, body, { query = {} } = {}) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const path = search.size > 0 ? `${askedPath}?${search}` : askedPath;
    const methodName = ({ POST: 'post', PUT: 'put', DELETE: 'delete', PATCH: 'patch', GET: 'get' } as const)[method];
    const apiAnswer = methodName === 'get' ? await owner.get(path) : await owner[methodName](path, body);
    if (apiAnswer.statusCode >= 400) throw new ApiProblem({ ...apiAnswer.json().error, status: apiAnswer.statusCode });
    return schema.parse(apiAnswer.statusCode === 204 ? undefined : apiAnswer.json());
  };
  const loadRestaurant = async (): Promise<Restaurant> => {
    const path = fillPath(API_PATHS.restaurant, { id: owner.restaurant_id });
    return restaurantAnswerSchema.parse((await owner.put(path, {})).json()).restaurant;
  };
  let held = await loadRestaurant();
  const rejectedChanges: unknown[] = [];
  const queue = new SaveQueue({
    send: (change) => sendChange(ask, owner.restaurant_id, change),
    cached: () => held,
    load: loadRestaurant,
    settle: async (change, currentRestaurant) => settle(change, currentRestaurant),
    updateCached: (edit) => {
      held = edit(held);
    },
    store: () => undefined,
    onSaved: () => undefined,
    onRejected: (rejection) => rejectedChanges.push(rejection),
    onSessionLost: () => undefined,
    later: (callback) => {
      const timer = setTimeout(callback);
      return () => clearTimeout(timer);
    },
  });
  const waitUntilSaved = () =>
    vi.waitFor(() => expect([queue.state().changes, queue.state().status]).toEqual([[], 'idle']), {
      timeout: SAVED_WITHIN_MS,
    });
  return {
    queue,
    load: loadRestaurant,
    saved: waitUntilSaved,
    refused: rejectedChanges,
    shown: () => queue.state().changes.reduce(applyChange, held),
  };
}

/** All of it but versions, positions and moments. */
const withoutVersions = ({ updated_at: _, version: __, menus, ...restaurant }: Restaurant) => ({
  ...restaurant,
  menus: menus.map(({ version: ___, position: ____, sections, ...menu }) => ({
    ...menu,
    sections: sections.map(({ version: _v, position: _p, items, ...section }) => ({
      ...section,
      items: items.map(({ version: _iv, position: _ip, ...item }) => item),
    })),
  })),
});

test('a change of several items applies to those that still exist, and the owner is notified of the others', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const soup = await makeItem(owner, section, { title: 'Soup', price: 500 });
  const cake = await makeItem(owner, section, { title: 'Cake', price: 500 });
  const { queue, load, saved, refused } = await queueOn(owner);
  const dishContent = findItem(await load(), soup.id);
  if (!dishContent) throw new Error('There is a soup.');
  expect((await owner.delete(fillPath(API_PATHS.item, { id: cake.id }))).statusCode).toBe(204);
  const priceUpdate = (id: number) => ({ id, version: 1, fields: { price: 600 }, before: { price: 500 } });
  queue.add({ kind: 'update_items', entity: 'item', items: [priceUpdate(soup.id), priceUpdate(cake.id)] });
  queue.add({ kind: 'sold_out_items', entity: 'item', ids: [cake.id, soup.id], until: 'manual' });
  queue.add({ kind: 'delete_items', entity: 'item', ids: [soup.id, cake.id] });
  queue.add({
    kind: 'restore_items',
    entity: 'item',
    items: [dishContent, { ...dishContent, id: 999 }],
    orders: [[soup.id, 999]],
  });
  await saved();
  expect(findItem(await load(), soup.id)).toMatchObject({ price: 600, sold_out: true });
  expect(refused).toMatchObject([
    { change: { kind: 'update_items', items: [{ id: cake.id }] } },
    { change: { kind: 'sold_out_items', ids: [cake.id] } },
    { change: { kind: 'restore_items', items: [{ id: 999 }] } },
  ]);
});

test(
  `on the server, undoing edits of every kind restores the menu (UNDO_SEED=${SEED})`,
  async () => {
    const owner = await newOwner(t);
    const menu = await makeMenu(owner, { title: 'Lunch' });
    for (const menu_id of [1, 1, menu.id]) {
      const section = await makeSection(owner, { menu_id });
      for (const title of ['Soup', 'Bread']) await makeItem(owner, section, { title, price: 500, details: title });
    }
    const { queue, load, saved, refused, shown } = await queueOn(owner);
    const firstMenu = await load();
    const random = seeded(SEED);
    const items = (): Item[] => allSections(shown()).flatMap((section) => section.items);
    const pickOne = <T>(list: readonly T[]): T => {
      const pickedEntry = list[random.below(list.length)];
      if (pickedEntry === undefined) throw new Error('There is something to edit.');
      return pickedEntry;
    };
    const possibleEdits = [
      () => queue.add(updateOf('item', pickOne(items()), { title: `Dish ${random.below(99)}` })),
      () => queue.add(updateOf('item', pickOne(items()), { variants: [{ label: 'L', price: 900 }] })),
      () => queue.add(updateOf('item', pickOne(items()), { menu_section_id: pickOne(allSections(shown())).id })),
      () => queue.add({ kind: 'sold_out', entity: 'item', id: pickOne(items()).id, until: 'manual' }),
      () => queue.add({ kind: 'delete', entity: 'item', id: pickOne(items()).id }),
      () => {
        const menu_section_id = pickOne(allSections(shown())).id;
        queue.add({ kind: 'create', entity: 'item', id: newTemporaryId(), title: 'New', menu_section_id });
      },
      () => {
        const section = pickOne(allSections(shown()));
        queue.add({
          kind: 'reorder',
          entity: 'item',
          parent_id: section.id,
          ids: random.shuffle(section.items).map(({ id }) => id),
        });
      },
      () => queue.add(updateOf('section', pickOne(allSections(shown())), { title: 'Another', price: 700 })),
      () => queue.add(updateOf('section', pickOne(allSections(shown())), { menu_id: pickOne(shown().menus).id })),
      () => queue.add({ kind: 'delete', entity: 'section', id: pickOne(allSections(shown())).id }),
      () => queue.add({ kind: 'delete', entity: 'menu', id: menu.id }),
      // One step.
      () =>
        queue.add(
          ...items()
            .slice(0, 2)
            .map((item) => updateOf('item', item, { price: 1_234, variants: [] })),
        ),
      () => queue.add(updateOf('restaurant', shown(), { name: 'Chez Undo' })),
    ];
    for (const edit of possibleEdits) edit();
    await saved();
    const lastMenu = await load();
    expect(withoutVersions(lastMenu)).not.toEqual(withoutVersions(firstMenu));
    while (queue.history.state().undo.length > 0) queue.undo();
    expect(withoutVersions(shown())).toEqual(withoutVersions(firstMenu));
    await saved();
    expect([withoutVersions(await load()), refused]).toEqual([withoutVersions(firstMenu), []]);
    while (queue.history.state().redo.length > 0) queue.redo();
    await saved();
    expect([withoutVersions(await load()), refused]).toEqual([withoutVersions(lastMenu), []]);
  },
  3 * SAVED_WITHIN_MS,
);

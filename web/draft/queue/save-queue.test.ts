import { expect, test } from 'vitest';
import type { Restaurant } from '../../../shared/menu.ts';
import { problem, queueWithServer } from '../../../test/queue-with-server.ts';
import { NetworkProblem, UnreadableAnswer } from '../../api/api-problem.ts';
import { findItem } from '../change/menu-tree.ts';

const titlesOf = (restaurant: Restaurant) => restaurant.menus[0]?.sections[0]?.items.map(({ title }) => title);

test('an edit shows at once, is saved, and leaves nothing stored', async () => {
  const { queue, edit, titles, server, settled, kept } = queueWithServer();
  edit(1, { title: 'Cold soup' });
  expect([titles(), titlesOf(server())]).toEqual([
    ['Cold soup', 'Bread'],
    ['Soup', 'Bread'],
  ]);
  await settled();
  expect([titles(), titlesOf(server()), kept()]).toEqual([['Cold soup', 'Bread'], ['Cold soup', 'Bread'], []]);
  expect(queue.state().savedCount).toBe(1);
});

test('edits are saved in order; waiting edits of the same item are merged', async () => {
  const { queue, edit, sent, server, settled, item } = queueWithServer();
  edit(1, { title: 'A' });
  edit(1, { title: 'B' });
  edit(1, { price: 500 });
  edit(2, { title: 'C' });
  queue.add({ kind: 'reorder', entity: 'item', parent_id: 1, ids: [2, 1] });
  await settled();
  expect(sent.map(({ kind }) => kind)).toEqual(['update', 'update', 'update', 'reorder']);
  expect(titlesOf(server())).toEqual(['C', 'B']);
  expect(item(1)).toMatchObject({ title: 'B', price: 500, version: 3 });
});

test('offline edits wait, are stored, and are sent when the network is back', async () => {
  const { queue, edit, failures, titles, server, settled, kept, retry } = queueWithServer();
  failures.push(new NetworkProblem('down'), new NetworkProblem('down'));
  edit(1, { title: 'A' });
  edit(2, { title: 'B' });
  await settled();
  expect(queue.state()).toMatchObject({ status: 'waiting', waits_for: 'network' });
  expect([kept().length, titles(), titlesOf(server())]).toEqual([2, ['A', 'B'], ['Soup', 'Bread']]);
  await retry();
  expect(queue.state().waits_for).toBe('network');
  await retry();
  expect([queue.state().waits_for, kept(), titlesOf(server())]).toEqual([null, [], ['A', 'B']]);
});

test.each([
  ['a proxy without its server', new UnreadableAnswer('/', { status: 502, is_json: false }), 'server'],
  ['a Wi-Fi’s sign-in page', new UnreadableAnswer('/', { status: 200, is_json: false }), 'stranger'],
  ['a full disk', problem('storage_full'), 'server'],
] as const)('%s refuses nothing: edits wait, are stored, and are sent afterwards', async (_, failure, waits_for) => {
  const { queue, edit, failures, settled, kept, rejected, retry, server } = queueWithServer();
  failures.push(...Array.from({ length: 20 }, () => failure));
  edit(1, { title: 'A' });
  edit(2, { title: 'B' });
  await settled();
  for (let tries = 0; tries < 19; tries += 1) await retry();
  expect(queue.state()).toMatchObject({ status: 'waiting', waits_for });
  expect([kept().length, rejected]).toEqual([2, []]);
  await retry();
  expect([queue.state().waits_for, kept(), titlesOf(server())]).toEqual([null, [], ['A', 'B']]);
});

test('an edit on which the server fails each time is dropped after a limit, so that the others are sent', async () => {
  const { edit, failures, settled, rejected, retry, server, waits } = queueWithServer();
  failures.push(...Array.from({ length: 7 }, () => problem('internal_error')));
  edit(1, { title: 'A' });
  edit(2, { title: 'B' });
  await settled();
  for (let tries = 0; tries < 5; tries += 1) await retry();
  expect(rejected).toEqual([]);
  await retry();
  expect([rejected.length, titlesOf(server())]).toEqual([1, ['Soup', 'B']]);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});

test('a refused edit alone is undone, and its typed value stays visible', async () => {
  const { queue, edit, failures, titles, settled, rejected } = queueWithServer();
  failures.push(problem('validation_failed'));
  edit(1, { title: 'A' });
  edit(2, { title: 'B' });
  await settled();
  expect(titles()).toEqual(['Soup', 'B']);
  expect(rejected).toMatchObject([{ id: 1, fields: { title: 'A' } }]);
  expect(queue.state().rejections).toHaveLength(1);
  edit(1, { title: 'A2' });
  await settled();
  expect([titles(), queue.state().rejections]).toEqual([['A2', 'B'], []]);
});

test('edits of a new item are sent with the id that the server assigned', async () => {
  const { queue, titles, server, settled, sent } = queueWithServer();
  queue.add({ kind: 'create', entity: 'item', id: -7, title: 'Cake', menu_section_id: 1 });
  queue.add({ kind: 'update', entity: 'item', id: -7, version: 1, fields: { price: 700 }, before: { price: null } });
  queue.add({ kind: 'reorder', entity: 'item', parent_id: 1, ids: [-7, 1, 2] });
  expect(titles()).toEqual(['Cake', 'Soup', 'Bread']);
  await settled();
  expect(sent.slice(1)).toMatchObject([{ id: 10 }, { ids: [10, 1, 2] }]);
  expect([queue.idOf('item', -7), queue.keyOf('item', 10), findItem(server(), 10)?.price]).toEqual([10, -7, 700]);
  expect(titlesOf(server())).toEqual(['Cake', 'Soup', 'Bread']);
});

test('a refused creation also drops the changes that depend on it', async () => {
  const { queue, failures, settled, sent, titles } = queueWithServer();
  failures.push(problem('too_many_sections'));
  queue.add({ kind: 'create', entity: 'section', id: -3, title: 'Cakes', menu_id: 1 });
  queue.add({ kind: 'create', entity: 'item', id: -4, title: 'Cake', menu_section_id: -3 });
  queue.add({ kind: 'reorder', entity: 'section', parent_id: 1, ids: [2, -3, 1] });
  await settled();
  expect(sent.map(({ kind }) => kind)).toEqual(['create', 'reorder']);
  expect(sent[1]).toMatchObject({ ids: [2, 1] });
  // Section 2, without an item, is now the first.
  expect(titles()).toEqual([]);
});

test('an edit that began before our own last save doesn’t conflict', async () => {
  const { queue, edit, item, settled } = queueWithServer();
  const seenItem = item(1);
  edit(1, { title: 'A' });
  await settled();
  edit(1, { price: 900 }, seenItem);
  await settled();
  expect([queue.state().conflict, item(1)]).toMatchObject([null, { title: 'A', price: 900, version: 3 }]);
});

const retitleChange = (id: number, title: string, version = 1) =>
  ({ kind: 'update', entity: 'item', id, version, fields: { title }, before: {} }) as const;

test('a form’s change is sent after earlier edits, with the version that they created', async () => {
  const { queue, edit, item, server, kept, sent } = queueWithServer();
  const seenItem = item(1);
  edit(1, { title: 'A' });
  edit(1, { price: 900 });
  await expect(queue.commit({ ...retitleChange(1, 'B', seenItem.version), before: { title: 'A' } })).resolves.toBe(1);
  expect([item(1), kept()]).toMatchObject([{ title: 'B', price: 900, version: 4 }, []]);
  expect([sent.length, titlesOf(server()), queue.state().conflict]).toEqual([3, ['B', 'Bread'], null]);
});

test('a form’s change that can’t be saved now fails at once, and the edits before it wait', async () => {
  const { queue, edit, failures, settled, retry, kept, titles, server } = queueWithServer();
  const networkDown = new NetworkProblem('down');
  failures.push(networkDown, networkDown);
  edit(1, { title: 'A' });
  await settled();
  await expect(queue.commit(retitleChange(2, 'B'))).rejects.toBe(networkDown);
  expect([kept().length, titles()]).toEqual([1, ['A', 'Bread']]);
  await retry();
  expect([queue.state().changes, titlesOf(server())]).toEqual([[], ['A', 'Bread']]);
});

test('a form’s change that can’t be saved leaves nothing in the queue', async () => {
  const { queue, failures, kept, settled } = queueWithServer();
  failures.push(new NetworkProblem('down'));
  await expect(queue.commit(retitleChange(2, 'B'))).rejects.toThrow(NetworkProblem);
  await settled();
  expect([kept(), queue.state().status, queue.state().waits_for]).toEqual([[], 'idle', null]);
});

test('only the form gets its refusal', async () => {
  const { queue, failures, rejected, titles } = queueWithServer();
  const refusedProblem = problem('validation_failed');
  failures.push(refusedProblem);
  await expect(queue.commit(retitleChange(2, 'B'))).rejects.toBe(refusedProblem);
  expect([rejected, queue.state().rejections, titles()]).toEqual([[], [], ['Soup', 'Bread']]);
});

test('later edits aren’t merged into a form’s change', async () => {
  const { queue, edit, failures, settled, titles } = queueWithServer();
  edit(1, { title: 'A' });
  const savedId = queue.commit(retitleChange(2, 'B'));
  failures.push(new NetworkProblem('down'));
  edit(2, { price: 700 });
  await expect(savedId).rejects.toThrow(NetworkProblem);
  await settled();
  expect([queue.state().changes, titles()]).toMatchObject([
    [{ id: 1 }, { id: 2, fields: { price: 700 } }],
    ['A', 'Bread'],
  ]);
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)(
  'a form whose field was changed elsewhere is saved once the owner has chosen: %s',
  async (choice, title) => {
    const { queue, choose, editElsewhere, settled, item } = queueWithServer();
    editElsewhere(1, { title: 'Theirs' });
    const savedId = queue.commit({ ...retitleChange(1, 'Mine'), before: { title: 'Soup' } });
    await settled();
    expect(queue.state().conflict?.fields).toEqual([{ field: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    choose(choice);
    await expect(savedId).resolves.toBe(1);
    expect(item(1).title).toBe(title);
  },
);

const cakeCreation = { kind: 'create', entity: 'item', id: -7, title: 'Cake', menu_section_id: 1 } as const;

test('texts typed after a creation’s answer was lost are saved as an update', async () => {
  const { queue, loseAnswer, server, item } = queueWithServer();
  loseAnswer();
  await expect(queue.commit(cakeCreation)).rejects.toThrow(NetworkProblem);
  await expect(queue.commit({ ...cakeCreation, title: 'Plum cake', fields: { price: 700 } })).resolves.toBe(10);
  expect(titlesOf(server())).toEqual(['Soup', 'Bread', 'Plum cake']);
  expect(item(10)).toMatchObject({ title: 'Plum cake', price: 700, version: 2 });
});

test('a repeated creation doesn’t overwrite changes made elsewhere: the owner chooses', async () => {
  const { queue, choose, loseAnswer, editElsewhere, settled, item } = queueWithServer();
  loseAnswer();
  await expect(queue.commit(cakeCreation)).rejects.toThrow(NetworkProblem);
  editElsewhere(10, { title: 'Tart' });
  const savedId = queue.commit(cakeCreation);
  await settled();
  expect(queue.state().conflict?.fields).toEqual([{ field: 'title', mine: 'Cake', theirs: 'Tart' }]);
  choose('theirs');
  await savedId;
  expect(item(10).title).toBe('Tart');
});

test('if another field was changed elsewhere, both changes stay', async () => {
  const { queue, edit, editElsewhere, item, settled } = queueWithServer();
  editElsewhere(1, { price: 1100 });
  edit(1, { title: 'A' });
  await settled();
  expect([queue.state().conflict, item(1)]).toMatchObject([null, { title: 'A', price: 1100 }]);
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('if the same field was changed elsewhere, the owner chooses: %s', async (choice, title) => {
  const { queue, choose, edit, editElsewhere, item, settled, server } = queueWithServer();
  editElsewhere(1, { title: 'Theirs' });
  edit(1, { title: 'Mine' });
  edit(2, { title: 'Later' });
  await settled();
  expect(queue.state()).toMatchObject({
    status: 'conflict',
    conflict: { fields: [{ field: 'title', mine: 'Mine', theirs: 'Theirs' }] },
  });
  choose(choice);
  await settled();
  expect([item(1).title, titlesOf(server())]).toEqual([title, [title, 'Later']]);
  expect(queue.state()).toMatchObject({ status: 'idle', conflict: null, changes: [] });
});

test('two confirmations of a price are nothing to choose: the price is asked about again', async () => {
  const { queue, edit, editElsewhere, item, settled } = queueWithServer();
  editElsewhere(1, { price: 300, checked_price: { price: 300 } });
  edit(1, { title: 'A', checked_price: { price: 330 } });
  await settled();
  expect([queue.state().conflict, queue.state().changes, item(1)]).toMatchObject([
    null,
    [],
    { title: 'A', price: 300, checked_price: { price: 300 } },
  ]);
});

test('an edit whose answer was lost doesn’t conflict with itself', async () => {
  const { queue, edit, loseAnswer, settled, retry, item } = queueWithServer();
  loseAnswer();
  edit(1, { title: 'A' });
  await settled();
  expect(queue.state().status).toBe('waiting');
  await retry();
  expect([queue.state().conflict, queue.state().changes, item(1).title]).toEqual([null, [], 'A']);
});

test('deleting an item whose creation got no answer sends the creation and the deletion', async () => {
  const { queue, loseAnswer, settled, retry, server, sent } = queueWithServer();
  loseAnswer();
  queue.add({ kind: 'create', entity: 'item', id: -4, title: 'Cake', menu_section_id: 1 });
  await settled();
  queue.add({ kind: 'delete', entity: 'item', id: -4 });
  await retry();
  expect(sent.map(({ kind }) => kind)).toEqual(['create', 'create', 'delete']);
  expect(titlesOf(server())).toEqual(['Soup', 'Bread']);
});

test('the changes of a closed tab are sent unmerged', async () => {
  const { queue, settled, sent, server } = queueWithServer();
  queue.adopt([
    { kind: 'create', entity: 'item', id: -4, title: 'Cake', menu_section_id: 1 },
    { kind: 'delete', entity: 'item', id: -4 },
  ]);
  await settled();
  expect(sent.map(({ kind }) => kind)).toEqual(['create', 'delete']);
  expect(titlesOf(server())).toEqual(['Soup', 'Bread']);
});

// Of a restaurant that is lost the client asks what there is.
test.each([
  ['unauthenticated', 1],
  ['restaurant_mismatch', 0],
  ['managers_only', 0],
] as const)('%s: edits wait for their owner', async (code, lostSessions) => {
  const { queue, edit, failures, settled, kept, server, sessionsLost } = queueWithServer();
  failures.push(problem(code));
  edit(1, { title: 'A' });
  await settled();
  expect([queue.state().status, kept().length, sessionsLost()]).toEqual(['signed_out', 1, lostSessions]);
  queue.resume();
  await settled();
  expect([kept(), titlesOf(server())]).toEqual([[], ['A', 'Bread']]);
});

test('deleting what was deleted elsewhere succeeds, editing it is refused', async () => {
  const { queue, failures, edit, settled, rejected } = queueWithServer();
  failures.push(problem('not_found'), problem('not_found'));
  queue.add({ kind: 'delete', entity: 'item', id: 2 });
  edit(1, { title: 'A' });
  await settled();
  expect(rejected).toMatchObject([{ kind: 'update', id: 1 }]);
  expect(queue.state().changes).toEqual([]);
});

test('an import that was already applied fails for a waiting review, and is ignored for a closed tab', async () => {
  const { queue, failures, settled, rejected } = queueWithServer();
  const applyChange = { kind: 'apply', entity: 'restaurant', id: 0, import_id: 3 } as const;
  const alreadyApplied = problem('import_already_applied');
  failures.push(alreadyApplied);
  queue.adopt([applyChange]);
  await settled();
  expect([rejected, queue.state().changes]).toEqual([[], []]);
  failures.push(alreadyApplied);
  await expect(queue.commit(applyChange)).rejects.toBe(alreadyApplied);
});

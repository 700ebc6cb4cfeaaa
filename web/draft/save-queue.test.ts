import { expect, test } from 'vitest';
import type { Restaurant } from '../../shared/menu.ts';
import { problem, queueWithServer } from '../../test/queue-with-server.ts';
import { NetworkProblem, UnreadableAnswer } from '../api/api-problem.ts';
import { findItem } from './menu-tree.ts';

const titlesOf = (restaurant: Restaurant) => restaurant.menus[0]?.sections[0]?.items.map(({ title }) => title);

test('an edit shows at once and is saved; nothing is left to keep', async () => {
  const { queue, edit, titles, server, settled, kept } = queueWithServer();
  edit(1, { title: 'Cold soup' });
  expect([titles(), titlesOf(server())]).toEqual([
    ['Cold soup', 'Bread'],
    ['Soup', 'Bread'],
  ]);
  await settled();
  expect([titles(), titlesOf(server()), kept()]).toEqual([['Cold soup', 'Bread'], ['Cold soup', 'Bread'], []]);
  expect(queue.state().saved).toBe(1);
});

test('edits are saved in the order they were made, those of one item that wait together as one', async () => {
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

test('without a network edits wait, are kept, and are sent when it is back', async () => {
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
] as const)('%s refuses nothing: edits wait, are kept, and are sent afterwards', async (_, failure, waits_for) => {
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

test('an edit on which the server breaks each time holds back the others for a while, not for ever', async () => {
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

test('what is refused is taken back alone, and what was typed stays to be seen', async () => {
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

test('what is created and then edited keeps its edits when it is given its id', async () => {
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

test('what was to be created and is refused takes along what built on it', async () => {
  const { queue, failures, settled, sent, titles } = queueWithServer();
  failures.push(problem('too_many_sections'));
  queue.add({ kind: 'create', entity: 'section', id: -3, title: 'Cakes', menu_id: 1 });
  queue.add({ kind: 'create', entity: 'item', id: -4, title: 'Cake', menu_section_id: -3 });
  queue.add({ kind: 'reorder', entity: 'section', parent_id: 1, ids: [2, -3, 1] });
  await settled();
  expect(sent.map(({ kind }) => kind)).toEqual(['create', 'reorder']);
  expect(sent[1]).toMatchObject({ ids: [2, 1] });
  // Section 2, without an item, is the first now.
  expect(titles()).toEqual([]);
});

test('what was created and deleted while the network was gone is never sent', async () => {
  const { queue, edit, failures, settled, sent, retry } = queueWithServer();
  failures.push(new NetworkProblem('down'));
  edit(1, { title: 'A' });
  await settled();
  queue.add({ kind: 'create', entity: 'item', id: -4, title: 'Cake', menu_section_id: 1 });
  queue.add({ kind: 'delete', entity: 'item', id: -4 });
  await retry();
  expect(sent.map(({ kind }) => kind)).toEqual(['update', 'update']);
});

test('an edit begun before our own last save is no conflict', async () => {
  const { queue, edit, item, settled } = queueWithServer();
  const seen = item(1);
  edit(1, { title: 'A' });
  await settled();
  edit(1, { price: 900 }, seen);
  await settled();
  expect([queue.state().conflict, item(1)]).toMatchObject([null, { title: 'A', price: 900, version: 3 }]);
});

test('what is saved beside the queue comes after it, by the version that its edits led to', async () => {
  const { queue, edit, item, server } = queueWithServer();
  const seen = item(1);
  edit(1, { title: 'A' });
  edit(2, { title: 'B' });
  edit(1, { price: 900 });
  await queue.emptied();
  expect(titlesOf(server())).toEqual(['A', 'B']);
  expect(queue.versionOf('item', 1, seen.version)).toBe(item(1).version);
  expect(queue.versionOf('item', 2, item(2).version)).toBe(item(2).version);
  await expect(queue.emptied()).resolves.toBeUndefined();
});

test('nothing is saved beside a queue that can’t save: it says why', async () => {
  const { queue, edit, failures, settled, retry } = queueWithServer();
  const down = new NetworkProblem('down');
  failures.push(down, down);
  edit(1, { title: 'A' });
  await settled();
  await expect(queue.emptied()).rejects.toBe(down);
  await retry();
  expect(queue.state().changes).toEqual([]);
});

test('nothing is saved beside a queue before the owner has chosen between two versions', async () => {
  const { queue, edit, editElsewhere, settled } = queueWithServer();
  editElsewhere(1, { title: 'Theirs' });
  edit(1, { title: 'Mine' });
  await settled();
  const emptied = queue.emptied();
  expect(queue.state().conflict).not.toBeNull();
  queue.choose('mine');
  await emptied;
  expect(queue.state()).toMatchObject({ conflict: null, changes: [] });
});

test('where another field was changed elsewhere both changes stay', async () => {
  const { queue, edit, editElsewhere, item, settled } = queueWithServer();
  editElsewhere(1, { price: 1100 });
  edit(1, { title: 'A' });
  await settled();
  expect([queue.state().conflict, item(1)]).toMatchObject([null, { title: 'A', price: 1100 }]);
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('where the same field was changed elsewhere the owner chooses: %s', async (choice, title) => {
  const { queue, edit, editElsewhere, item, settled, server } = queueWithServer();
  editElsewhere(1, { title: 'Theirs' });
  edit(1, { title: 'Mine' });
  edit(2, { title: 'Later' });
  await settled();
  expect(queue.state()).toMatchObject({
    status: 'conflict',
    conflict: { fields: [{ field: 'title', mine: 'Mine', theirs: 'Theirs' }] },
  });
  queue.choose(choice);
  await settled();
  expect([item(1).title, titlesOf(server())]).toEqual([title, [title, 'Later']]);
  expect(queue.state()).toMatchObject({ status: 'idle', conflict: null, changes: [] });
});

test('an edit whose answer was lost is no conflict with itself', async () => {
  const { queue, edit, loseAnswer, settled, retry, item } = queueWithServer();
  loseAnswer();
  edit(1, { title: 'A' });
  await settled();
  expect(queue.state().status).toBe('waiting');
  await retry();
  expect([queue.state().conflict, queue.state().changes, item(1).title]).toEqual([null, [], 'A']);
});

test('what was created, maybe, while its answer got lost is deleted by sending both', async () => {
  const { queue, loseAnswer, settled, retry, server, sent } = queueWithServer();
  loseAnswer();
  queue.add({ kind: 'create', entity: 'item', id: -4, title: 'Cake', menu_section_id: 1 });
  await settled();
  queue.add({ kind: 'delete', entity: 'item', id: -4 });
  await retry();
  expect(sent.map(({ kind }) => kind)).toEqual(['create', 'create', 'delete']);
  expect(titlesOf(server())).toEqual(['Soup', 'Bread']);
});

test('what a closed tab left is sent as it left it', async () => {
  const { queue, settled, sent, server } = queueWithServer();
  queue.adopt([
    { kind: 'create', entity: 'item', id: -4, title: 'Cake', menu_section_id: 1 },
    { kind: 'delete', entity: 'item', id: -4 },
  ]);
  await settled();
  expect(sent.map(({ kind }) => kind)).toEqual(['create', 'delete']);
  expect(titlesOf(server())).toEqual(['Soup', 'Bread']);
});

test.each(['unauthenticated', 'restaurant_mismatch'] as const)('%s: edits wait for their owner', async (code) => {
  const { queue, edit, failures, settled, kept, server, sessionsLost } = queueWithServer();
  failures.push(problem(code));
  edit(1, { title: 'A' });
  await settled();
  expect([queue.state().status, kept().length, sessionsLost()]).toEqual(['signed_out', 1, 1]);
  queue.resume();
  await settled();
  expect([kept(), titlesOf(server())]).toEqual([[], ['A', 'Bread']]);
});

test('what was deleted elsewhere is gone: deleting it again is done, editing it is refused', async () => {
  const { queue, failures, edit, settled, rejected } = queueWithServer();
  failures.push(problem('not_found'), problem('not_found'));
  queue.add({ kind: 'delete', entity: 'item', id: 2 });
  edit(1, { title: 'A' });
  await settled();
  expect(rejected).toMatchObject([{ kind: 'update', id: 1 }]);
  expect(queue.state().changes).toEqual([]);
});

import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function serve(queue: FairQueue<string>, costs: Record<string, number>, count = 100): string[] {
  const served: string[] = [];
  while (served.length < count) {
    const next = queue.shift();
    if (!next) break;
    served.push(next.item);
    queue.charge(next.turn, costs[next.turn] ?? 1);
  }
  return served;
}

test('those who queue much wait for each other, not the others for them', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.push('a', item);
  queue.push('b', 'b1');
  queue.push('b', 'b2');
  expect(serve(queue, {})).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('time counts, not the number of items', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
  for (const item of ['b1', 'b2', 'b3', 'b4', 'b5']) queue.push('b', item);
  expect(serve(queue, { a: 40, b: 10 })).toEqual(['a1', 'b1', 'b2', 'b3', 'b4', 'a2', 'b5', 'a3']);
});

test('nobody saves up time while they queue nothing', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
  expect(serve(queue, { a: 100 }, 2)).toEqual(['a1', 'a2']);
  for (const item of ['b1', 'b2', 'b3', 'b4']) queue.push('b', item);
  const order = serve(queue, { a: 100, b: 100 });
  expect(order).toEqual(['b1', 'a3', 'b2', 'b3', 'b4']);
});

test('an empty queue returns nothing', () => {
  const queue = new FairQueue<string>();
  expect(queue.shift()).toBeUndefined();
  queue.push('a', 'a1');
  queue.shift();
  expect(queue.shift()).toBeUndefined();
});

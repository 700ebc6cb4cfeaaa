import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const CORES = availableParallelism();

/** Steps that note when they begin and wait to be ended. */
function steps(turns: Turns, count: number) {
  const begun: number[] = [];
  const gates = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const all = gates.map((gate, number) =>
    turns.run(async () => {
      begun.push(number);
      await gate.promise;
      return number;
    }),
  );
  const end = async (number: number) => {
    gates[number]?.resolve();
    return await all[number];
  };
  return { begun, end };
}

it('runs as many steps at once as there are cores for, the others in their order', async () => {
  const { begun, end } = steps(new Turns({ at_once: 2, room_bytes: 0 }), 4);
  const first = CORES > 1 ? [0, 1] : [0];
  await expect.poll(() => begun).toEqual(first);
  for (let number = 0; number < 4; number += 1) expect(await end(number)).toBe(number);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('runs one step at a time where memory has no room for another', async () => {
  const { begun, end } = steps(new Turns({ at_once: 2, room_bytes: Number.POSITIVE_INFINITY }), 2);
  await expect.poll(() => begun).toEqual([0]);
  await end(0);
  await expect.poll(() => begun).toEqual([0, 1]);
  await end(1);
});

it('lets every reader work, however busy the others are', async () => {
  const busy = steps(new Turns({ at_once: 2, room_bytes: 0 }), 3);
  const other = steps(new Turns({ at_once: 2, room_bytes: 0 }), 1);
  await expect.poll(() => other.begun).toEqual([0]);
  await other.end(0);
  for (let number = 0; number < 3; number += 1) await busy.end(number);
});

it('goes on after a step that fails', async () => {
  const turns = new Turns({ at_once: 1, room_bytes: 0 });
  const failing = turns.run(() => Promise.reject(new Error('a page that kills')));
  const next = turns.run(async () => 'the next page');
  await expect(failing).rejects.toThrow('a page that kills');
  expect(await next).toBe('the next page');
});

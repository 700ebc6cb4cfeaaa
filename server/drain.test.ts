import { expect, test } from 'vitest';
import { openDrain } from './drain.ts';

test('a stop waits for answers that are sent in pieces, and not longer than its deadline', async () => {
  const drain = openDrain();
  await drain.streamsEnd(60_000);
  const [first, second] = [drain.beginStream(), drain.beginStream()];
  await drain.streamsEnd(1);
  let hasEnded = false;
  const streamsEnd = drain.streamsEnd(60_000).then(() => {
    hasEnded = true;
  });
  first[Symbol.dispose]();
  first[Symbol.dispose]();
  await drain.streamsEnd(1);
  expect(hasEnded).toBe(false);
  second[Symbol.dispose]();
  await streamsEnd;
  expect(hasEnded).toBe(true);
});

test('an answer that begins once the drain is over holds no stop up', async () => {
  const drain = openDrain();
  const earlierStream = drain.beginStream();
  await drain.begin(0);
  const laterStream = drain.beginStream();
  earlierStream[Symbol.dispose]();
  await expect(drain.streamsEnd(60_000)).resolves.toBeUndefined();
  laterStream[Symbol.dispose]();
  await expect(drain.streamsEnd(60_000)).resolves.toBeUndefined();
});

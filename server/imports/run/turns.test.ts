import { expect, it, vi } from 'vitest';
import { scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { getImport, upload } from '../../../test/imports.ts';
import { newOwner, type OwnerWithRestaurant } from '../../../test/owners.ts';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { readingTimeToday } from '../../usage/reading-time.ts';
import { readMenuJob } from './read-menu.job.ts';
import { readMenu } from './steps.ts';

// Its queue loses every import's job: the tests run them.
const t = await testApp({
  jobs: allJobs.map((job) =>
    job.name === readMenuJob.name ? { ...job, load: async () => ({ run: async () => undefined }) } : job,
  ),
  env: { READING_SECONDS_PER_DAY: '60' },
});

const page = { sections: [readSection(1, 'Plats', [readDish(2, 'Un', '9')])] };
const twoPages = () => scriptedFile({ pages: [page, page] });

type Reading = {
  /** The time of each page, on a clock that is set. */
  seconds: number;
  /** What a page waits for. */
  end?: Promise<void>;
  /** Called when the run asks for the date. */
  onDate?: () => void;
};

/** Reads an owner's first import as a worker does. */
async function readFirstImport(owner: OwnerWithRestaurant, { seconds, end, onDate }: Reading) {
  const reader = scriptedReader();
  const sentAgain: number[] = [];
  let passedMs = 0;
  const realNow = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
  reader.beforePage = async () => {
    passedMs += seconds * 1000;
    await end;
  };
  const deps = {
    ...t.deps,
    now: () => {
      if (passedMs > 0) onDate?.();
      return t.deps.now();
    },
    sendNext: async () => undefined,
    sendLater: async (...[, , importId]: [unknown, unknown, number, number]) => void sentAgain.push(importId),
  };
  const payload = { restaurant_id: owner.restaurant_id, import_id: 1 };
  await readMenu(deps, payload, new AbortController().signal, reader.open);
  vi.restoreAllMocks();
  expect(reader.open_count).toBe(0);
  return { calls: reader.calls, sentAgain };
}

const spentSeconds = async (owner: OwnerWithRestaurant) =>
  Math.round((await readingTimeToday(t.deps, t.deps.db, workerAccess(owner.restaurant_id))) / 1000);

it('lets a restaurant that waits go first after 20 seconds, and continues from the next page', async () => {
  const [greedy, waiting] = [await newOwner(t), await newOwner(t)];
  await upload(greedy, [twoPages()]);
  await upload(waiting, [twoPages()]);
  expect(await readFirstImport(greedy, { seconds: 25 })).toEqual({ calls: ['page 0'], sentAgain: [1] });
  expect(await spentSeconds(greedy)).toBe(25);

  expect(await readFirstImport(waiting, { seconds: 1 })).toEqual({ calls: ['page 0', 'page 1'], sentAgain: [] });
  expect((await getImport(waiting, 1)).status).toBe('completed');
  expect(await readFirstImport(greedy, { seconds: 25 })).toEqual({ calls: ['page 1'], sentAgain: [] });
  expect((await getImport(greedy, 1)).status).toBe('completed');
});

it('breaks a page off after 20 seconds for a restaurant that had no turn today, and lets it end the next time', async () => {
  const [greedy, waiting] = [await newOwner(t), await newOwner(t)];
  await upload(greedy, [twoPages()]);
  await upload(waiting, [twoPages()]);
  const never = new Promise<void>(() => undefined);
  expect(await readFirstImport(greedy, { seconds: 21, end: never })).toEqual({
    calls: ['page 0'],
    sentAgain: [1],
  });
  expect(await spentSeconds(greedy)).toBeGreaterThanOrEqual(21);

  // It had its turn, so its page may end while the other still waits.
  const end = Promise.withResolvers<void>();
  let dates = 0;
  // Each look whether others wait asks twice for the date: at the third the first look is over.
  const onDate = () => {
    dates += 1;
    if (dates > 2) end.resolve();
  };
  expect(await readFirstImport(greedy, { seconds: 21, end: end.promise, onDate })).toEqual({
    calls: ['page 0'],
    sentAgain: [1],
  });
  expect(await readFirstImport(waiting, { seconds: 1 })).toEqual({ calls: ['page 0', 'page 1'], sentAgain: [] });
  expect(await readFirstImport(greedy, { seconds: 1 })).toEqual({ calls: ['page 1'], sentAgain: [] });
});

it('reads on while nobody else waits', async () => {
  const owner = await newOwner(t);
  await upload(owner, [twoPages()]);
  expect(await readFirstImport(owner, { seconds: 25 })).toEqual({ calls: ['page 0', 'page 1'], sentAgain: [] });
});

it('stops when the day’s reading time is used up, says so, and refuses more uploads until tomorrow', async () => {
  const owner = await newOwner(t);
  await upload(owner, [twoPages()]);
  expect((await readFirstImport(owner, { seconds: 61 })).calls).toEqual(['page 0']);
  expect(await getImport(owner, 1)).toMatchObject({
    status: 'failed',
    error: { code: 'reading_limit_reached', message: expect.stringContaining('try again tomorrow') },
  });
  const refused = await upload(owner, [twoPages()], {}, '?lang=fr');
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'reading_limit_reached']);
  expect(refused.json().error.message).toContain('Réessayez demain');
});

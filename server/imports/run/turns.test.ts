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

/** Reads an owner's first import as a worker does; each page takes this many seconds of a clock that is set. */
async function readFirstImport(owner: OwnerWithRestaurant, secondsPerPage: number) {
  const reader = scriptedReader();
  const sentAgain: number[] = [];
  let passedMs = 0;
  const realNow = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
  reader.beforePage = async () => {
    passedMs += secondsPerPage * 1000;
  };
  const deps = {
    ...t.deps,
    sendNext: async () => undefined,
    sendLater: async (...[, , importId]: [unknown, unknown, number, number]) => void sentAgain.push(importId),
  };
  const payload = { restaurant_id: owner.restaurant_id, import_id: 1 };
  await readMenu(deps, payload, new AbortController().signal, reader.open);
  vi.restoreAllMocks();
  return { calls: reader.calls, sentAgain };
}

const spentSeconds = async (owner: OwnerWithRestaurant) =>
  Math.round((await readingTimeToday(t.deps, t.deps.db, workerAccess(owner.restaurant_id))) / 1000);

it('lets a restaurant that waits go first after 20 seconds, and continues from the next page', async () => {
  const [greedy, waiting] = [await newOwner(t), await newOwner(t)];
  await upload(greedy, [twoPages()]);
  await upload(waiting, [twoPages()]);
  expect(await readFirstImport(greedy, 25)).toEqual({ calls: ['page 0'], sentAgain: [1] });
  expect(await spentSeconds(greedy)).toBe(25);

  expect(await readFirstImport(waiting, 1)).toEqual({ calls: ['page 0', 'page 1'], sentAgain: [] });
  expect((await getImport(waiting, 1)).status).toBe('completed');
  expect(await readFirstImport(greedy, 25)).toEqual({ calls: ['page 1'], sentAgain: [] });
  expect((await getImport(greedy, 1)).status).toBe('completed');
});

/**
 * Reads an owner's first import, of which the first page takes 21 seconds of a clock that is set: it has no end, or ends
 * once it was looked at a second time whether others wait.
 */
async function readHardPage(owner: OwnerWithRestaurant, { ends }: { ends: boolean }) {
  const reader = scriptedReader();
  const realNow = performance.now.bind(performance);
  const sentAgain: number[] = [];
  const end = Promise.withResolvers<void>();
  let passedMs = 0;
  let datesAsked = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
  reader.beforePage = async () => {
    passedMs += 21_000;
    datesAsked = 0;
    await end.promise;
  };
  const deps = {
    ...t.deps,
    // Each look asks twice for the date.
    now: () => {
      datesAsked += 1;
      if (ends && datesAsked > 2) end.resolve();
      return t.deps.now();
    },
    sendNext: async () => undefined,
    sendLater: async (...[, , importId]: [unknown, unknown, number, number]) => void sentAgain.push(importId),
  };
  const payload = { restaurant_id: owner.restaurant_id, import_id: 1 };
  await readMenu(deps, payload, new AbortController().signal, reader.open);
  clock.mockRestore();
  return { calls: reader.calls, sentAgain, open_readers: reader.open_count };
}

it('breaks a page off after 20 seconds for a restaurant that had no turn today, and lets it end the next time', async () => {
  const [greedy, waiting] = [await newOwner(t), await newOwner(t)];
  await upload(greedy, [twoPages()]);
  await upload(waiting, [twoPages()]);
  expect(await readHardPage(greedy, { ends: false })).toEqual({
    calls: ['page 0'],
    sentAgain: [1],
    open_readers: 0,
  });
  expect(await spentSeconds(greedy)).toBeGreaterThanOrEqual(21);

  // It had its turn, so its page may end while the other still waits.
  expect(await readHardPage(greedy, { ends: true })).toMatchObject({
    calls: ['page 0'],
    sentAgain: [1],
  });
  expect(await readFirstImport(waiting, 1)).toEqual({ calls: ['page 0', 'page 1'], sentAgain: [] });
  expect(await readFirstImport(greedy, 1)).toEqual({ calls: ['page 1'], sentAgain: [] });
});

it('reads on while nobody else waits', async () => {
  const owner = await newOwner(t);
  await upload(owner, [twoPages()]);
  expect(await readFirstImport(owner, 25)).toEqual({ calls: ['page 0', 'page 1'], sentAgain: [] });
});

it('stops when the day’s reading time is used up, says so, and refuses more uploads until tomorrow', async () => {
  const owner = await newOwner(t);
  await upload(owner, [twoPages()]);
  expect((await readFirstImport(owner, 61)).calls).toEqual(['page 0']);
  expect(await getImport(owner, 1)).toMatchObject({
    status: 'failed',
    error: { code: 'reading_limit_reached', message: expect.stringContaining('try again tomorrow') },
  });
  const refused = await upload(owner, [twoPages()], {}, '?lang=fr');
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'reading_limit_reached']);
  expect(refused.json().error.message).toContain('Réessayez demain');
});

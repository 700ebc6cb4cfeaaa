import { describe, expect, it } from 'vitest';
import { usageSchema } from '../../shared/api/usage.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../test/fake-reader.ts';
import { getImport, importFiles, upload } from '../../test/imports.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { readDish, readSection } from '../../test/read-draft.ts';
import { testApp } from '../../test/test-app.ts';
import { allJobs } from '../all-jobs.ts';
import { readMenuJob } from '../imports/run/read-menu.job.ts';
import { workerAccess } from '../restaurants/access.ts';
import { giveBackUsage, takeUsage } from './take-usage.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs, env: { PREMIUM_PAGES_PER_MONTH: '6', CHAT_MESSAGES_PER_MONTH: '7' } });

const page = { sections: [readSection(1, 'Plats', [readDish(2, 'Tarte', '9')])] };
const pages = (count: number, name?: string) =>
  scriptedFile({ pages: Array.from({ length: count }, () => page) }, name);

async function usageOf(owner: OwnerWithRestaurant) {
  const answer = await owner.get(fillPath(API_PATHS.restaurantUsage, { id: owner.restaurant_id }));
  expect(answer.statusCode).toBe(200);
  return usageSchema.parse(answer.json());
}
const usedPages = async (owner: OwnerWithRestaurant) => (await usageOf(owner)).pages.used;
const post = async (owner: OwnerWithRestaurant, path: string, id: number) => await owner.post(fillPath(path, { id }));

it('shows what was used of which limits, and when the month ends where the restaurant is', async () => {
  const owner = await newOwner(t, { restaurant: { timezone: 'Asia/Tokyo' } });
  const usage = await usageOf(owner);
  expect(usage).toMatchObject({
    messages: { used: 0, limit: 7 },
    pages: { used: 0, limit: 6 },
    pictures: { used: 0, limit: 100 },
    timezone: 'Asia/Tokyo',
  });
  const inTokyo = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' });
  expect(usage.month).toBe(inTokyo.format(t.deps.now()).slice(0, 7));
  expect(inTokyo.format(new Date(usage.resets_at))).toMatch(/^\d{4}-\d{2}-01 00:00$/);
  expect(Date.parse(usage.resets_at)).toBeGreaterThan(t.deps.now().getTime());
});

it('begins again with the next month', async () => {
  const month = await testApp({ env: { CHAT_MESSAGES_PER_MONTH: '2' } });
  const owner = await newOwner(month);
  const access = workerAccess(owner.restaurant_id);
  const take = () => month.deps.db.transaction((tx) => takeUsage(month.deps, tx, access, 'messages', 2));
  const { taken } = await take();
  await expect(take()).rejects.toMatchObject({ code: 'message_limit_reached' });
  month.clock.advance(Date.parse((await usageOf(owner)).resets_at) - month.deps.now().getTime());
  expect((await usageOf(owner)).messages.used).toBe(0);
  await take();
  // Units of last month are returned to last month.
  await month.deps.db.transaction((tx) => giveBackUsage(tx, access, taken));
  expect((await usageOf(owner)).messages.used).toBe(2);
});

it('never counts over the limit, however many ask at once, and gives back what was not used', async () => {
  const owner = await newOwner(t);
  const access = workerAccess(owner.restaurant_id);
  const take = (amount?: number) => t.deps.db.transaction((tx) => takeUsage(t.deps, tx, access, 'messages', amount));
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => take()));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'message_limit_reached'));
  expect((await usageOf(owner)).messages).toEqual({ used: 7, limit: 7 });
  const [first] = outcomes;
  if (first?.status !== 'fulfilled') throw new Error('the first was refused');
  await t.deps.db.transaction((tx) => giveBackUsage(tx, access, first.value.taken));
  await expect(take(2)).rejects.toMatchObject({ code: 'message_limit_reached' });
  expect((await usageOf(owner)).messages.used).toBe(6);
  await take();
  expect((await usageOf(owner)).messages.used).toBe(7);
});

it('counts nothing of a transaction that fails, and nothing for another restaurant', async () => {
  const [owner, other] = [await newOwner(t), await newOwner(t)];
  const failing = t.deps.db.transaction(async (tx) => {
    await takeUsage(t.deps, tx, workerAccess(owner.restaurant_id), 'pictures', 3);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await t.deps.db.transaction((tx) => takeUsage(t.deps, tx, workerAccess(other.restaurant_id), 'pictures', 2));
  expect((await usageOf(owner)).pictures.used).toBe(0);
  expect((await usageOf(other)).pictures.used).toBe(2);
});

describe('an import', () => {
  it('uses the pages that it read, and gives back those that could not be', async () => {
    const owner = await newOwner(t);
    const file = scriptedFile({ pages: [page, { problem: 'no_text' }, page] });
    await importFiles(t, owner, [file, scriptedFile({ problem: 'file_encrypted' })]);
    expect(await usedPages(owner)).toBe(2);
  });

  it('counts a page once, however often it is restarted', async () => {
    const owner = await newOwner(t);
    const nothing = { sections: [readSection(1, 'Plats', [])] };
    const failed = await importFiles(t, owner, [scriptedFile({ pages: [nothing, { problem: 'reader_crashed' }] })]);
    expect([failed.status, await usedPages(owner)]).toEqual(['failed', 1]);
    await post(owner, API_PATHS.importRestart, failed.id);
    await t.idle();
    expect(await usedPages(owner)).toBe(1);
  });

  it('uses a page each time that it runs out of its time', async () => {
    const owner = await newOwner(t);
    const nothing = { sections: [readSection(1, 'Plats', [])] };
    const failed = await importFiles(t, owner, [scriptedFile({ pages: [nothing, { problem: 'out_of_time' }] })]);
    expect([failed.status, await usedPages(owner)]).toEqual(['failed', 2]);
    await post(owner, API_PATHS.importRestart, failed.id);
    await t.idle();
    expect(await usedPages(owner)).toBe(3);
  });

  it('leaves a file out that the month has no pages for, says so, and reads the others', async () => {
    const owner = await newOwner(t);
    const done = await importFiles(t, owner, [pages(4, 'a.pdf'), pages(3, 'b.pdf'), pages(2, 'c.pdf')]);
    expect(done).toMatchObject({ status: 'completed', report: { pages: 6 } });
    expect(done.report?.failures).toEqual([
      {
        file: 'b.pdf',
        page: null,
        problem: 'page_limit_reached',
        message: 'Not enough pages are left this month. Usage resets at the beginning of each month.',
      },
    ]);
    expect(await usedPages(owner)).toBe(6);
    const refused = await upload(owner, [pages(1)], {}, '?lang=fr');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'page_limit_reached']);
    expect(refused.json().error.message).toContain('au début de chaque mois');
    expect(await usedPages(owner)).toBe(6);
  });

  it('that has too many pages for the month fails with that reason, and uses none', async () => {
    const owner = await newOwner(t);
    const failed = await importFiles(t, owner, [pages(7)]);
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'page_limit_reached' } });
    expect(await usedPages(owner)).toBe(0);
  });

  it('that is discarded while it is read gives back the pages that it did not read', async () => {
    const owner = await newOwner(t);
    const arrived = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    reader.beforePage = async (n) => {
      if (n < 2) return;
      arrived.resolve();
      await go.promise;
    };
    const started = (await upload(owner, [pages(5)])).json().import;
    await arrived.promise;
    expect(await usedPages(owner)).toBe(5);
    expect((await post(owner, API_PATHS.importDiscard, started.id)).statusCode).toBe(204);
    expect(await usedPages(owner)).toBe(2);
    go.resolve();
    reader.beforePage = async () => undefined;
    await t.idle();
    expect([(await getImport(owner, started.id)).status, await usedPages(owner)]).toEqual(['failed', 2]);
  });

  it('that a worker died in takes its pages once', async () => {
    const owner = await newOwner(t);
    let isFirst = true;
    reader.beforePage = async (n) => {
      if (n !== 1 || !isFirst) return;
      isFirst = false;
      throw new Error('the worker broke');
    };
    const done = await importFiles(t, owner, [pages(4)]);
    reader.beforePage = async () => undefined;
    expect([done.status, done.report?.pages, await usedPages(owner)]).toEqual(['completed', 4, 4]);
  });
});

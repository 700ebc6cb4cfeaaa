import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { importAnswerSchema } from '../../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { closeAfterFile } from '../../../test/closers.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { getDraft, getImport, importFiles, outline, upload } from '../../../test/imports.ts';
import { newOwner, type OwnerWithRestaurant } from '../../../test/owners.ts';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { saveRun } from '../store/run-queries.ts';
import { claimImport } from './lease.ts';
import { readMenuJob, withTurns } from './read-menu.job.ts';
import { run as sweepImports } from './sweep-imports.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs, env: { MAX_PAGES_PER_IMPORT: '8' } });

const dish = (key: number, title: string) => [readSection(key, 'Plats', [readDish(key + 1, title, '9')])];
const threePages = scriptedFile({
  pages: [{ sections: dish(1, 'Un') }, { sections: dish(3, 'Deux') }, { sections: dish(5, 'Trois') }],
});
const wholeMenu = { Plats: ['Un 900', 'Deux 900', 'Trois 900'] };
const post = async (owner: OwnerWithRestaurant, path: string, query = '') =>
  await owner.post(fillPath(path, { id: 1 }) + query);
/** Simulates a queue that loses every import's job. */
const losing = await testApp({
  jobs: allJobs.map((job) =>
    job.name === readMenuJob.name ? { ...job, load: async () => ({ run: async () => undefined }) } : job,
  ),
});
const later: number[] = [];
const worker = { ...losing.deps, sendNext: async () => undefined, sendLater: async () => void later.push(1) };

/** Moves an owner's imports, and their last heartbeats, into the past by so many seconds. */
async function age(owner: OwnerWithRestaurant, seconds: number, { deps } = losing): Promise<void> {
  await deps.db.execute(sql`update imports
    set created_at = created_at - ${seconds} * interval '1 second',
      heartbeat_at = heartbeat_at - ${seconds} * interval '1 second'
    where restaurant_id = ${owner.restaurant_id}`);
}

it('goes on with the other files and pages when some can’t be read, and says which and why', async () => {
  const owner = await newOwner(t);
  const done = await importFiles(t, owner, [
    scriptedFile({ problem: 'file_encrypted' }, 'secret.pdf'),
    scriptedFile({ pages: [{ sections: dish(1, 'Un') }, { problem: 'no_text' }] }, 'carte.pdf'),
    scriptedFile({ pages: [{ problem: 'out_of_time' }] }, 'photo.pdf'),
    scriptedFile({ pages: Array.from({ length: 9 }, () => ({ problem: 'no_text' as const })) }, 'livre.pdf'),
  ]);
  expect(done).toMatchObject({ status: 'completed', error: null, report: { pages: 1, items: 1 } });
  expect(done.report?.failures.map(({ file, page, problem }) => [file, page, problem])).toEqual([
    ['secret.pdf', null, 'file_encrypted'],
    ['livre.pdf', null, 'too_many_pages'],
    ['carte.pdf', 2, 'no_text'],
    ['photo.pdf', null, 'out_of_time'],
  ]);
  const french = await getImport(owner, done.id, '?lang=fr');
  expect(french.report?.failures[0]?.message).toBe('Le fichier est protégé par un mot de passe.');
  expect(outline(await getDraft(owner))).toEqual({ Plats: ['Un 900'] });
});

it('reads files turned as the owner turned them', async () => {
  const owner = await newOwner(t);
  reader.calls.length = 0;
  const file = () => scriptedFile({ pages: [{ sections: dish(1, 'Un') }] });
  await importFiles(t, owner, [file(), file(), file()], { rotations: '0,270' });
  expect(reader.calls).toEqual(['page 0', 'page 1, turned by 270', 'page 2']);
});

it('overwrites nothing away that may stand on a page that could not be read', async () => {
  const owner = await newOwner(t);
  await importFiles(t, owner, [threePages]);
  const partly = scriptedFile({
    pages: [{ sections: [readSection(1, 'Plats', [readDish(2, 'Un', '11')])] }, { problem: 'no_text' }],
  });
  await importFiles(t, owner, [partly], { option: 'overwrite' });
  expect(outline(await getDraft(owner))).toEqual({ Plats: ['Un 1100', 'Deux 900', 'Trois 900'] });
});

it('fails when nothing could be read, and restarts without a new upload with the pages that failed', async () => {
  const owner = await newOwner(t);
  let isBroken = true;
  reader.beforePage = async (page) => {
    if (isBroken && page < 2) throw new Error('the disk went away');
  };
  const failed = await importFiles(t, owner, [threePages]);
  expect(failed).toMatchObject({ status: 'failed', error: { code: 'internal_error' }, applied_at: null });
  expect(outline(await getDraft(owner))).toEqual({});
  isBroken = false;
  const answer = await post(owner, API_PATHS.importRestart);
  expect(answer.statusCode).toBe(202);
  expect(importAnswerSchema.parse(answer.json()).import).toMatchObject({ status: 'manipulating', error: null });
  await t.idle();
  expect(await getImport(owner, 1)).toMatchObject({ status: 'completed', report: { pages: 3, failures: [] } });
  expect(outline(await getDraft(owner))).toEqual(wholeMenu);
  expect((await post(owner, API_PATHS.importRestart)).json().error.code).toBe('import_not_restartable');
});

it('reads no page twice after a run that died', async () => {
  const owner = await newOwner(t);
  reader.calls.length = 0;
  let deaths = 0;
  reader.beforePage = async (page) => {
    if (page === 2 && deaths++ < 1) throw new Error('the worker died');
  };
  expect(await importFiles(t, owner, [threePages])).toMatchObject({ status: 'completed' });
  expect(reader.calls).toEqual(['page 0', 'page 1', 'page 2', 'page 2']);
  expect(outline(await getDraft(owner))).toEqual(wholeMenu);
  reader.beforePage = async () => undefined;
});

it('tries a page again whose child process crashed', async () => {
  const owner = await newOwner(t);
  reader.calls.length = 0;
  const crashing = scriptedFile({ pages: [{ problem: 'reader_crashed' }, { sections: dish(1, 'Un') }] });
  const done = await importFiles(t, owner, [crashing]);
  expect(reader.calls).toEqual(['page 0', 'page 0', 'page 1']);
  expect(done.report?.failures).toMatchObject([{ page: 1, problem: 'reader_crashed' }]);
});

it('takes over a run that gives no sign of life, which then writes nothing more', async () => {
  const owner = await newOwner(losing);
  await upload(owner, [threePages]);
  const access = workerAccess(owner.restaurant_id);
  const first = await claimImport(worker, access, 1);
  expect(await claimImport(worker, access, 1)).toBeUndefined();
  expect(later).toHaveLength(1);
  await age(owner, 10);
  const second = await claimImport(worker, access, 1);
  if (!first || !second) throw new Error('both runs claim the import');
  expect(await saveRun(losing.deps.db, first.run, { status: 'generating' })).toBe(false);
  expect(await saveRun(losing.deps.db, second.run, { status: 'extracting' })).toBe(true);
  expect(await getImport(owner, 1)).toMatchObject({ status: 'extracting' });
});

it.each([1, -1])('is not taken from a living run by a machine whose clock is %i hour off', async (hours) => {
  const owner = await newOwner(losing);
  await upload(owner, [threePages]);
  const access = workerAccess(owner.restaurant_id);
  const run = (await claimImport(worker, access, 1))?.run;
  losing.clock.advance(hours * 3_600_000);
  expect(await claimImport(worker, access, 1)).toBeUndefined();
  await age(owner, 10);
  const second = (await claimImport(worker, access, 1))?.run;
  losing.clock.advance(-hours * 3_600_000);
  expect(second?.started_at).not.toBe(run?.started_at);
});

it('fails an import under which three runs died', async () => {
  const owner = await newOwner(losing);
  await upload(owner, [threePages]);
  const access = workerAccess(owner.restaurant_id);
  for (let death = 0; death < 3; death += 1) {
    expect(await claimImport(worker, access, 1)).toBeDefined();
    await age(owner, 10);
  }
  expect(await claimImport(worker, access, 1)).toBeUndefined();
  expect(await getImport(owner, 1)).toMatchObject({ status: 'failed', error: { code: 'reader_crashed' } });
});

it('is sent again by the sweep where the queue lost it', async () => {
  const owner = await newOwner(losing);
  await upload(owner, [threePages]);
  await losing.idle();
  const sent: unknown[] = [];
  const deps = {
    ...losing.deps,
    jobs: {
      ...losing.deps.jobs,
      send: async (_tx: unknown, _job: unknown, payload: unknown) => void sent.push(payload),
    },
  };
  const ours = { restaurant_id: owner.restaurant_id, import_id: 1 };
  await sweepImports(deps);
  expect(sent).not.toContainEqual(ours);
  await age(owner, 60);
  await sweepImports(deps);
  expect(sent).toContainEqual(ours);
  // Its last sign is of before the clock was set back by an hour.
  sent.length = 0;
  await age(owner, -3_600);
  await sweepImports(deps);
  expect(sent).toContainEqual(ours);
});

it('stops reading when the owner discards the import, and lets the next one go on', async () => {
  const owner = await newOwner(t);
  const gate = Promise.withResolvers<void>();
  reader.beforePage = () => gate.promise;
  await upload(owner, [threePages]);
  await upload(owner, [scriptedFile({ pages: [{ sections: dish(1, 'Un') }] })]);
  await expect.poll(async () => (await getImport(owner, 1)).status, { timeout: 10_000 }).toBe('extracting');
  expect((await post(owner, `${API_PATHS.importDiscard}?only=unfinished`)).statusCode).toBe(204);
  reader.beforePage = async () => undefined;
  gate.resolve();
  await t.idle();
  expect(await getImport(owner, 1)).toMatchObject({ status: 'failed', error: null, applied_at: null });
  expect((await getImport(owner, 1)).discarded_at).not.toBeNull();
  expect(outline(await getDraft(owner))).toEqual({ Plats: ['Un 900'] });
  expect((await post(owner, API_PATHS.importRestart)).statusCode).toBe(409);
  expect((await post(owner, API_PATHS.importDiscard)).statusCode).toBe(204);
  expect(reader.open_count).toBe(0);
});

it('wakes nobody when the owner discards an import that only waits', async () => {
  const owner = await newOwner(t);
  const gate = Promise.withResolvers<void>();
  reader.beforePage = () => gate.promise;
  await upload(owner, [threePages]);
  await upload(owner, [threePages]);
  await expect.poll(async () => (await getImport(owner, 1)).status, { timeout: 10_000 }).toBe('extracting');
  expect((await post(owner, fillPath(API_PATHS.importDiscard, { id: 2 }))).statusCode).toBe(204);
  const { restaurant_id } = owner;
  expect(await t.deps.jobs.listUnderWay(readMenuJob, { restaurant_id })).toEqual([{ restaurant_id, import_id: 1 }]);
  reader.beforePage = async () => undefined;
  gate.resolve();
  await t.idle();
  expect(await getImport(owner, 1)).toMatchObject({ status: 'completed' });
});

it('is given back, uncounted, when the server stops', async () => {
  const stopping = await testApp({ jobs });
  const owner = await newOwner(stopping);
  const gate = Promise.withResolvers<void>();
  reader.beforePage = () => gate.promise;
  await upload(owner, [threePages]);
  await expect.poll(async () => (await getImport(owner, 1)).status, { timeout: 10_000 }).toBe('extracting');
  await stopping.jobs.stopWorking(5_000);
  expect(reader.open_count).toBe(0);
  const access = workerAccess(owner.restaurant_id);
  const claim = await claimImport(withTurns(stopping.deps), access, 1);
  expect(claim?.row).toMatchObject({ attempts: 0, status: 'extracting' });
  reader.beforePage = async () => undefined;
  gate.resolve();
  await stopping.close();
});

it('waits for a file store that is away, however often it is tried, and goes on when it is back', async () => {
  const store = await startS3Server();
  closeAfterFile(store.stop);
  // More attempts than an import has crashes.
  const patient = jobs.map((job) => (job.name === readMenuJob.name ? { ...job, retries: 4 } : job));
  const far = await testApp({ jobs: patient, env: { FILES_URL: store.url } });
  const owner = await newOwner(far);
  reader.beforePage = async () => {
    store.broken = true;
  };
  const { id } = await importFiles(far, owner, [threePages]);
  reader.beforePage = async () => undefined;
  expect(await getImport(owner, id)).toMatchObject({ status: 'manipulating', error: null });

  const refused = await upload(await newOwner(far), [threePages]);
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'service_unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  store.broken = false;
  await age(owner, 60, far);
  await sweepImports(far.deps);
  await far.idle(60_000);
  expect(await getImport(owner, id)).toMatchObject({ status: 'completed', error: null });
  expect(outline(await getDraft(owner))).toEqual(wholeMenu);
});

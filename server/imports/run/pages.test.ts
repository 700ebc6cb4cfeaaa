import { afterEach, expect, it } from 'vitest';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { getDraft, getImport, importFiles, outline, upload } from '../../../test/imports.ts';
import { newOwner } from '../../../test/owners.ts';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { listPages } from '../store/page-queries.ts';
import { readMenuJob } from './read-menu.job.ts';

const reader = scriptedReader();
const t = await testApp({
  jobs: allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job)),
});
afterEach(() => {
  reader.calls.length = 0;
  reader.pages_at_once = 1;
  reader.beforePage = async () => undefined;
});

const dish = (key: number, title: string) => [readSection(key, 'Plats', [readDish(key + 1, title, '9')])];
const threePages = scriptedFile({
  pages: [{ sections: dish(1, 'Un') }, { sections: dish(3, 'Deux') }, { sections: dish(5, 'Trois') }],
});
const wholeMenu = { Plats: ['Un 900', 'Deux 900', 'Trois 900'] };

it('reads two pages at once, tells the first that is not read, and keeps their order', async () => {
  const owner = await newOwner(t);
  reader.pages_at_once = 2;
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  reader.beforePage = (page) => gates[page]?.promise ?? Promise.resolve();
  await upload(owner, [threePages]);
  const progress = async () => (await getImport(owner, 1)).progress;
  await expect.poll(() => reader.calls.toSorted(), { timeout: 10_000 }).toEqual(['page 0', 'page 1']);
  expect(await progress()).toMatchObject({ page: 1, pages: 3 });
  gates[1]?.resolve();
  await expect.poll(() => reader.calls.toSorted(), { timeout: 10_000 }).toEqual(['page 0', 'page 1', 'page 2']);
  expect(await progress()).toMatchObject({ page: 1, pages: 3 });
  gates[0]?.resolve();
  await expect.poll(progress, { timeout: 10_000 }).toMatchObject({ page: 3, pages: 3 });
  gates[2]?.resolve();
  await t.idle();
  expect(await getImport(owner, 1)).toMatchObject({ status: 'completed', report: { pages: 3 } });
  expect(outline(await getDraft(owner))).toEqual(wholeMenu);
});

it('keeps the page that was read beside one under which the worker died', async () => {
  const owner = await newOwner(t);
  reader.pages_at_once = 2;
  const begun = Promise.withResolvers<void>();
  let deaths = 0;
  reader.beforePage = async (page) => {
    if (page === 1) begun.resolve();
    if (page !== 0 || deaths++ > 0) return;
    await begun.promise;
    throw new Error('the worker died');
  };
  expect(await importFiles(t, owner, [threePages])).toMatchObject({ status: 'completed', report: { pages: 3 } });
  expect(reader.calls.toSorted()).toEqual(['page 0', 'page 0', 'page 1', 'page 2']);
  expect(outline(await getDraft(owner))).toEqual(wholeMenu);
});

it('tells what can’t be read while it reads on', async () => {
  const owner = await newOwner(t);
  const gate = Promise.withResolvers<void>();
  reader.beforePage = (page) => (page === 2 ? gate.promise : Promise.resolve());
  const partly = scriptedFile(
    { pages: [{ sections: dish(1, 'Un') }, { problem: 'no_text' }, { sections: dish(3, 'Deux') }] },
    'carte.pdf',
  );
  await upload(owner, [scriptedFile({ problem: 'file_encrypted' }, 'secret.pdf'), partly]);
  const told = async () => (await getImport(owner, 1)).report;
  await expect.poll(async () => (await told())?.failures.length, { timeout: 10_000 }).toBe(2);
  expect(await getImport(owner, 1)).toMatchObject({ status: 'extracting', progress: { page: 3, pages: 3 } });
  expect(await told()).toMatchObject({
    pages: 1,
    failures: [
      { file: 'secret.pdf', page: null, problem: 'file_encrypted' },
      { file: 'carte.pdf', page: 2, problem: 'no_text' },
    ],
  });
  gate.resolve();
  await t.idle();
  expect(await getImport(owner, 1)).toMatchObject({ status: 'completed', report: { pages: 2, items: 2 } });
});

it('reads a page that tells no language again in that of the import, once it is known', async () => {
  const owner = await newOwner(t);
  let deaths = 0;
  reader.beforePage = async (page) => {
    if (page === 1 && deaths++ < 1) throw new Error('the worker died');
  };
  const german = scriptedFile({
    pages: [{ sections: dish(1, 'Un') }, { sections: dish(3, 'Deux'), tells: 'de' }],
  });
  const done = await importFiles(t, owner, [german]);
  expect(reader.calls).toEqual(['page 0', 'page 1', 'page 1', 'page 0, in de']);
  const pages = await listPages(t.deps.db, workerAccess(owner.restaurant_id), done.id);
  expect(pages.map(({ reading }) => reading?.language)).toEqual([
    { code: 'de', is_told: false },
    { code: 'de', is_told: true },
  ]);
});

it('lists the pages whose text is not what they show, with the reason in the owner’s language', async () => {
  const owner = await newOwner(t);
  const pages = [
    { sections: dish(1, 'Un') },
    { sections: dish(3, 'Deux'), text_problem: 'text_untrue' as const },
    { sections: dish(5, 'Trois'), text_problem: 'text_partly_untrue' as const },
  ];
  await upload(owner, [scriptedFile({ pages }, 'carte.pdf')]);
  await t.idle();
  const { report } = await getImport(owner, 1);
  await upload(owner, [scriptedFile({ pages: [{ sections: dish(1, 'Un') }] })]);
  await t.idle();
  expect((await getImport(owner, 2)).report).not.toHaveProperty('text_problems');
  expect(report?.text_problems).toEqual([
    { file: 'carte.pdf', page: 2, problem: 'text_untrue', message: expect.stringContaining('read as a picture') },
    { file: 'carte.pdf', page: 3, problem: 'text_partly_untrue', message: expect.stringContaining('That part') },
  ]);
});

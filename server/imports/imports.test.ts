import { describe, expect, it } from 'vitest';
import { importsAnswerSchema } from '../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../test/fake-reader.ts';
import { getDraft, getImport, importFiles, outline, upload } from '../../test/imports.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { readDish, readSection } from '../../test/read-draft.ts';
import { testApp } from '../../test/test-app.ts';
import { allJobs } from '../all-jobs.ts';
import { setGeneratedPicture } from '../menus/picture-queries.ts';
import { workerAccess } from '../restaurants/access.ts';
import { readMenuJob } from './run/read-menu.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs, env: { MAX_SECTIONS: '6', MAX_ITEMS: '12', MAX_PAGES_PER_IMPORT: '8' } });

const desserts = readSection(1, 'Desserts', [readDish(2, 'Tarte au sucre', '8.50'), readDish(3, 'Sorbet', '5')]);
const menuFile = scriptedFile({ pages: [{ sections: [desserts] }] });

describe('an import', () => {
  it('is put on the menu by itself, with where it was read and how sure that is', async () => {
    const owner = await newOwner(t);
    const before = await getDraft(owner);
    const done = await importFiles(t, owner, [menuFile]);
    expect(done).toMatchObject({
      status: 'completed',
      option: 'add',
      apply: 'auto',
      menu_id: 1,
      files: [{ name: 'carte.pdf', bytes: menuFile.size }],
      progress: { step: 'completed', page: 1, pages: 1 },
      report: { menus: 1, sections: 1, items: 2, doubtful_fields: 0, pages: 1, failures: [] },
      error: null,
      discarded_at: null,
    });
    expect(done.applied_at).not.toBeNull();
    expect(done.execution_time_ms).toBeGreaterThanOrEqual(0);
    const after = await getDraft(owner);
    expect(outline(after)).toEqual({ Desserts: ['Tarte au sucre 850', 'Sorbet 500'] });
    expect(after.menus[0]?.sections[0]?.items[0]).toMatchObject({
      source: { import_id: done.id, box: { page: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.02 } },
      confidence: 0.95,
    });
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(reader.open_count).toBe(0);
  });

  it('reads several files as pages of one menu, in their order', async () => {
    const owner = await newOwner(t);
    const more = readSection(4, 'Desserts', [readDish(5, 'Flan', '7')]);
    const done = await importFiles(t, owner, [menuFile, scriptedFile({ pages: [{ sections: [more] }] }, 'suite.pdf')]);
    expect(done.report).toMatchObject({ pages: 2, sections: 1, items: 3 });
    expect(outline(await getDraft(owner))).toEqual({ Desserts: ['Tarte au sucre 850', 'Sorbet 500', 'Flan 700'] });
  });

  it('adds to what is there without a second copy', async () => {
    const owner = await newOwner(t);
    const section = await makeSection(owner, { title: 'DESSERTS' });
    await makeItem(owner, section, { title: 'Tarte au Sucre', price: 700, details: 'Sans noix' });
    await makeItem(owner, section, { title: 'Flan', price: 600 });
    await importFiles(t, owner, [menuFile]);
    await importFiles(t, owner, [menuFile]);
    const draft = await getDraft(owner);
    expect(outline(draft)).toEqual({ DESSERTS: ['Tarte au Sucre 850', 'Flan 600', 'Sorbet 500'] });
    expect(draft.menus[0]?.sections[0]?.items[0]).toMatchObject({ id: 1, details: 'Sans noix', version: 2 });
  });

  it('overwrites its menu only, and keeps what the file cannot know', async () => {
    const owner = await newOwner(t);
    const lunch = await makeMenu(owner, { title: 'Lunch' });
    const other = await makeSection(owner, { title: 'Plats', menu_id: 1 });
    await makeItem(owner, other, { title: 'Bavette', price: 2400 });
    const section = await makeSection(owner, { title: 'Desserts', menu_id: lunch.id });
    const flan = await makeItem(owner, section, { title: 'Flan', price: 600 });
    const tart = await makeItem(owner, section, {
      title: 'Tarte au sucre',
      price: 700,
      details: 'Sans noix',
      allergens: [{ code: 'eggs', state: 'contains' }],
      tags: ['Maison'],
    });
    // Its one generated picture was used, and can't be generated again.
    const picture = { file: 'tart', width: 1_280, height: 853, origin: 'model' } as const;
    await setGeneratedPicture(t.deps.db, workerAccess(owner.restaurant_id), tart.id, picture);
    await makeSection(owner, { title: 'Boissons', menu_id: lunch.id });
    await importFiles(t, owner, [menuFile], { option: 'overwrite', menu_id: String(lunch.id) });
    const draft = await getDraft(owner);
    expect(outline(draft, 1)).toEqual({ Plats: ['Bavette 2400'] });
    expect(outline(draft, lunch.id)).toEqual({ Desserts: ['Tarte au sucre 850', 'Sorbet 500'] });
    const kept = draft.menus.find(({ id }) => id === lunch.id)?.sections[0];
    expect(kept?.id).toBe(section.id);
    expect(kept?.items[0]).toMatchObject({
      id: tart.id,
      details: 'Sans noix',
      allergens: [{ code: 'eggs', state: 'contains' }],
      tags: ['Maison'],
      picture,
      image_generated: true,
    });
    expect(kept?.items[1]?.id).toBeGreaterThan(flan.id);
  });

  it('that is moved and renamed by the file keeps its id when overwriting', async () => {
    const owner = await newOwner(t);
    const section = await makeSection(owner, { title: 'Sucré' });
    const item = await makeItem(owner, section, { title: 'Tartes au sucre', price: 850 });
    await importFiles(t, owner, [menuFile], { option: 'overwrite' });
    const draft = await getDraft(owner);
    expect(outline(draft)).toEqual({ Desserts: ['Tarte au sucre 850', 'Sorbet 500'] });
    expect(draft.menus[0]?.sections[0]?.items[0]?.id).toBe(item.id);
  });

  it('waits for its turn behind another of the same restaurant, and the list shows the latest first', async () => {
    const owner = await newOwner(t);
    const gate = Promise.withResolvers<void>();
    reader.beforePage = () => gate.promise;
    const statuses: number[] = [];
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'])
      statuses.push((await upload(owner, [scriptedFile({ pages: [{ sections: [desserts] }] }, name)])).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 409]);
    await expect.poll(async () => (await getImport(owner, 1)).status, { timeout: 10_000 }).toBe('extracting');
    expect((await getImport(owner, 2)).status).toBe('manipulating');
    reader.beforePage = async () => undefined;
    gate.resolve();
    await t.idle();
    const { imports } = importsAnswerSchema.parse((await owner.get(API_PATHS.imports)).json());
    expect(imports.map(({ id, status, files }) => [id, status, files[0]?.name])).toEqual([
      [5, 'completed', 'e.pdf'],
      [4, 'completed', 'd.pdf'],
      [3, 'completed', 'c.pdf'],
      [2, 'completed', 'b.pdf'],
      [1, 'completed', 'a.pdf'],
    ]);
  });

  it('shows the page being read', async () => {
    const owner = await newOwner(t);
    const gate = Promise.withResolvers<void>();
    reader.beforePage = async (n) => (n === 1 ? gate.promise : undefined);
    const sections = [desserts];
    await upload(owner, [scriptedFile({ pages: [{ sections }, { sections }, { sections }] })]);
    await expect
      .poll(async () => (await getImport(owner, 1)).progress, { timeout: 10_000 })
      .toEqual({
        step: 'extracting',
        page: 2,
        pages: 3,
      });
    reader.beforePage = async () => undefined;
    gate.resolve();
    await t.idle();
    expect((await getImport(owner, 1)).status).toBe('completed');
  });
});

describe('what cannot be put on the menu', () => {
  it('leaves the menu as it was: too many items', async () => {
    const owner = await newOwner(t);
    const items = Array.from({ length: 13 }, (_, index) => readDish(index + 2, `Plat ${index}`, '9'));
    const done = await importFiles(t, owner, [
      scriptedFile({ pages: [{ sections: [readSection(1, 'Plats', items)] }] }),
    ]);
    expect(done).toMatchObject({ status: 'failed', error: { code: 'too_many_items' }, applied_at: null });
    expect(done.error?.message).toContain('12');
    expect(outline(await getDraft(owner))).toEqual({});
  });

  it('leaves the menu as it was: too many sections', async () => {
    const owner = await newOwner(t);
    const sections = Array.from({ length: 7 }, (_, index) =>
      readSection(2 * index + 1, `Course ${index}`, [readDish(2 * index + 2, `Plat ${index}`, '9')]),
    );
    const done = await importFiles(t, owner, [scriptedFile({ pages: [{ sections }] })]);
    expect(done).toMatchObject({ status: 'failed', error: { code: 'too_many_sections' }, applied_at: null });
    expect(done.error?.message).toContain('6');
    expect(outline(await getDraft(owner))).toEqual({});
  });

  it('leaves the menu as it was: nothing was read', async () => {
    const owner = await newOwner(t);
    await makeItem(owner, await makeSection(owner, { title: 'Desserts' }), { title: 'Flan', price: 600 });
    const cover = 'Bienvenue dans notre maison ouverte depuis longtemps avec terrasse et jardin'.split(' ');
    const empty = scriptedFile({ pages: [{ sections: [readSection(1, 'Bienvenue', [])], foot: cover }] });
    const done = await importFiles(t, owner, [empty], { option: 'overwrite' });
    expect(done).toMatchObject({ status: 'failed', error: { code: 'no_items' } });
    expect(outline(await getDraft(owner))).toEqual({ Desserts: ['Flan 600'] });
  });

  it('is told when its menu was deleted meanwhile', async () => {
    const owner = await newOwner(t);
    const lunch = await makeMenu(owner);
    const gate = Promise.withResolvers<void>();
    reader.beforePage = () => gate.promise;
    await upload(owner, [menuFile], { menu_id: String(lunch.id) });
    await owner.delete(fillPath(API_PATHS.menu, { id: lunch.id }));
    reader.beforePage = async () => undefined;
    gate.resolve();
    await t.idle();
    expect(await getImport(owner, 1)).toMatchObject({ status: 'failed', error: { code: 'not_found' } });
  });
});

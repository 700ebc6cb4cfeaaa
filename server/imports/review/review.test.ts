import { describe, expect, it } from 'vitest';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { getDraft, getReview, importFiles, outline } from '../../../test/imports.ts';
import { makeItem, makeSection } from '../../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../../test/owners.ts';
import { readAmount, readDish, readSection } from '../../../test/read-draft.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import { readMenuJob } from '../run/read-menu.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs });

const doubtful = readDish(3, 'Sorbet', undefined, {
  prices: [{ label: null, amount: readAmount('5', 0.4), amount_max: null }],
});
const desserts = readSection(1, 'Desserts', [readDish(2, 'Tarte au sucre', '8.50'), doubtful, readDish(4, 'Flan')]);
const menuFile = scriptedFile({ pages: [{ sections: [desserts] }] });
const at = (path: string, id = 1) => fillPath(path, { id });
const inReview = async (owner: OwnerWithRestaurant, option = 'overwrite') =>
  await importFiles(t, owner, [menuFile], { apply: 'review', option });
const save = (owner: OwnerWithRestaurant, choices: object) =>
  owner.put(at(API_PATHS.importReview), { fields: {}, removed: [], cursor: null, ...choices });
const code = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code;

describe('a review', () => {
  it('shows the draft beside its pages and what applying would do, and touches nothing', async () => {
    const owner = await newOwner(t);
    const section = await makeSection(owner, { title: 'Desserts' });
    const flan = await makeItem(owner, section, { title: 'Flan', price: 600 });
    const cake = await makeItem(owner, section, { title: 'Opéra', price: 900 });
    const done = await inReview(owner);
    // The sorbet's price, and the flan's, which has none.
    const figures = { fields: 6, illegible_fields: 1, doubtful_fields: 2, without_price: 1 };
    expect(done).toMatchObject({ status: 'completed', applied_at: null, report: figures });
    const review = await getReview(owner, done.id);
    expect(review.draft.sections).toEqual([desserts]);
    // The scripted page's text shows neither a language nor a currency.
    expect(review.draft.printed).toEqual({ currency: null, language: null });
    expect(review.comparison).toMatchObject({
      menu_id: 1,
      option: 'overwrite',
      added: [2, 3],
      unchanged: [],
      changed: [{ key: 4, item_id: flan.id, price_changes: true }],
      missing: [{ item_id: cake.id, title: 'Opéra' }],
    });
    expect(review.pages).toEqual([{ page: 0, picture: '/api/imports/1/pages/0/picture', width: 600, height: 800 }]);
    expect(outline(await getDraft(owner))).toEqual({ Desserts: ['Flan 600', 'Opéra 900'] });
  });

  it('keeps which settings the owner keeps, so that they are asked about once', async () => {
    const owner = await newOwner(t);
    await inReview(owner);
    expect((await getReview(owner, 1)).choices.keeps).toBeUndefined();
    expect((await save(owner, { keeps: ['currency'] })).statusCode).toBe(200);
    expect((await getReview(owner, 1)).choices.keeps).toEqual(['currency']);
    expect((await save(owner, { keeps: ['name'] })).statusCode).toBe(422);
  });

  it('serves the page’s picture to its owner alone', async () => {
    const owner = await newOwner(t);
    await inReview(owner);
    const picture = await owner.get('/api/imports/1/pages/0/picture');
    expect(picture.body).toBe('picture of page 0');
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' });
    const other = await newOwner(t);
    expect((await other.get('/api/imports/1/pages/0/picture')).statusCode).toBe(404);
    for (const page of ['1', '-1', 'x', '99999999999'])
      expect((await owner.get(`/api/imports/1/pages/${page}/picture`)).statusCode).toBe(404);
  });

  it('keeps the choices, and applies them once', async () => {
    const owner = await newOwner(t);
    await inReview(owner);
    const choices = {
      fields: { 'item.3.prices.0.amount': '5.50', 'item.4.prices.0.amount': '7', 'section.1.title': 'Douceurs' },
      removed: [2],
      cursor: 'item.4.title',
    };
    const saved = await save(owner, choices);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      choices,
      comparison: { added: [3, 4], unchanged: [], changed: [], missing: [] },
    });
    expect((await getReview(owner, 1)).choices).toEqual(choices);
    const applied = await owner.post(at(API_PATHS.importApply));
    expect(applied.statusCode).toBe(200);
    expect(outline(applied.json().restaurant)).toEqual({ Douceurs: ['Sorbet 550', 'Flan 700'] });
    const before = await getDraft(owner);
    expect(code(await owner.post(at(API_PATHS.importApply)))).toBe('import_already_applied');
    expect(code(await save(owner, choices))).toBe('import_already_applied');
    expect(code(await owner.post(at(API_PATHS.importDiscard)))).toBe('import_already_applied');
    expect((await getDraft(owner)).menus).toEqual(before.menus);
  });

  it('decides a file that is read again as it was decided before, so that nothing is asked or undone', async () => {
    const owner = await newOwner(t);
    await inReview(owner);
    const fields = { 'item.3.prices.0.amount': '5.50', 'item.4.prices.0.amount': '7', 'section.1.title': 'Douceurs' };
    await save(owner, { fields, removed: [2] });
    await owner.post(at(API_PATHS.importApply));
    const again = await inReview(owner, 'add');
    expect(again.report).toMatchObject({ doubtful_fields: 0, without_price: 0, remembered_decisions: 4 });
    const { choices, comparison } = await getReview(owner, again.id);
    expect(choices).toEqual({ fields, removed: [2], cursor: null });
    expect(comparison).toMatchObject({ added: [], changed: [], unchanged: [{ key: 3 }, { key: 4 }] });
    const stranger = await newOwner(t);
    const theirs = await inReview(stranger);
    expect(theirs.report).not.toHaveProperty('remembered_decisions');
    expect((await getReview(stranger, theirs.id)).choices.fields).toEqual({});
  });

  it('lists what the pages print and the draft lacks, and makes dishes of it', async () => {
    const owner = await newOwner(t);
    const file = scriptedFile({ pages: [{ sections: [desserts], foot: ['Crème brûlée', 'Téléphone 555 0134'] }] });
    await importFiles(t, owner, [file], { apply: 'review' });
    const { left_out = [] } = (await getReview(owner, 1)).draft;
    const creme = left_out.find(({ text }) => text === 'Crème brûlée');
    expect(left_out.map(({ text }) => text)).toContain('Téléphone 555 0134');
    expect(creme).toMatchObject({ section: 1, after: null, box: { page: 0, y: 0.8 } });
    const key = creme?.key ?? 0;
    const saved = await save(owner, { taken: [key], fields: { [`item.${key}.prices.0.amount`]: '9' } });
    expect(saved.json().comparison.added).toEqual([key, 2, 3, 4]);
    expect((await save(owner, { taken: [999] })).json().error.fields).toMatchObject({
      'taken.0': { code: 'invalid_value' },
    });
    const applied = await owner.post(at(API_PATHS.importApply));
    const { Desserts } = outline(applied.json().restaurant);
    expect(Desserts?.[0]).toBe('Crème brûlée 900');
  });

  it('applies once when it is asked for at the same time', async () => {
    const owner = await newOwner(t);
    await inReview(owner, 'add');
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(at(API_PATHS.importApply))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(outline(await getDraft(owner))).toEqual({ Desserts: ['Tarte au sucre 850', 'Sorbet 500', 'Flan null'] });
  });

  it('refuses choices that can’t be, naming them', async () => {
    const owner = await newOwner(t);
    await inReview(owner);
    const refused = await save(owner, { fields: { 'item.3.prices.0.amount': 'five', 'item.77.title': 'x' } });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().error.fields)).toEqual(['fields.item.3.prices.0.amount', 'fields.item.77.title']);
    const unknown = await save(owner, { colour: 'red' });
    expect(unknown.json().error.fields.colour.code).toBe('unknown_field');
    expect((await getReview(owner, 1)).choices.fields).toEqual({});
  });

  it('never wipes a menu by leaving everything out', async () => {
    const owner = await newOwner(t);
    await makeItem(owner, await makeSection(owner, { title: 'Plats' }), { title: 'Bavette', price: 2400 });
    await inReview(owner);
    await save(owner, { removed: [2, 3, 4] });
    expect(code(await owner.post(at(API_PATHS.importApply)))).toBe('import_empty');
    expect(outline(await getDraft(owner))).toEqual({ Plats: ['Bavette 2400'] });
  });

  it('can be discarded, and then neither reviewed nor applied', async () => {
    const owner = await newOwner(t);
    await inReview(owner);
    expect((await owner.post(at(API_PATHS.importDiscard))).statusCode).toBe(204);
    expect(code(await owner.get(at(API_PATHS.importReview)))).toBe('import_not_ready');
    expect(code(await owner.post(at(API_PATHS.importApply)))).toBe('import_not_ready');
    expect(outline(await getDraft(owner))).toEqual({});
  });

  it('is kept when the owner stops a reading that has ended meanwhile', async () => {
    const owner = await newOwner(t);
    await inReview(owner);
    expect(code(await owner.post(`${at(API_PATHS.importDiscard)}?only=unfinished`))).toBe('import_finished');
    expect((await owner.get(at(API_PATHS.importReview))).statusCode).toBe(200);
  });

  it('is there only once something was read', async () => {
    const owner = await newOwner(t);
    await importFiles(t, owner, [scriptedFile({ problem: 'file_damaged' })], { apply: 'review' });
    expect(code(await owner.get(at(API_PATHS.importReview)))).toBe('import_not_ready');
    expect(code(await owner.post(at(API_PATHS.importApply)))).toBe('import_not_ready');
  });

  it('is unknown to another owner, and under an id that can’t be one', async () => {
    const owner = await newOwner(t);
    await inReview(owner);
    const other = await newOwner(t);
    for (const path of [API_PATHS.import, API_PATHS.importReview])
      for (const id of ['1', '0', '-1', 'x', '1e0', '9999999999'])
        expect((await other.get(path.replace(':id', id))).statusCode, `${path} ${id}`).toBe(404);
    for (const path of [API_PATHS.importApply, API_PATHS.importDiscard, API_PATHS.importRestart])
      expect((await other.post(at(path))).statusCode).toBe(404);
  });
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rollbackAnswerSchema } from '../../shared/api/imports.ts';
import { itemsOf, type Restaurant } from '../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../test/fake-reader.ts';
import { getDraft, getImport, importFiles, outline } from '../../test/imports.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { readDish, readSection } from '../../test/read-draft.ts';
import { testApp } from '../../test/test-app.ts';
import { allJobs } from '../all-jobs.ts';
import { readMenuJob } from './run/read-menu.job.ts';
import { run as sweep } from './store/sweep-import-files.job.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs });

/** A menu of which an import replaces one dish, changes another, and adds a section. */
async function overwritten() {
  const owner = await newOwner(t);
  const soups = await makeSection(owner, { title: 'Soups' });
  const pho = await makeItem(owner, soups, { title: 'Pho', price: 1400, details: 'Beef', allergens: [] });
  const ramen = await makeItem(owner, soups, { title: 'Ramen', price: 1600, details: 'Pork' });
  const teas = await makeSection(owner, { title: 'Teas' });
  const oolong = await makeItem(owner, teas, { title: 'Oolong', price: 500 });
  const before = await getDraft(owner);
  const pages = [
    {
      sections: [
        readSection(1, 'Desserts', [readDish(2, 'Mochi', '7')]),
        readSection(3, 'Soups', [readDish(4, 'Ramen', '18'), readDish(5, 'Udon', '15')]),
      ],
    },
  ];
  const done = await importFiles(t, owner, [scriptedFile({ pages })], { option: 'overwrite' });
  expect(outline(await getDraft(owner))).toEqual({ Desserts: ['Mochi 700'], Soups: ['Ramen 1800', 'Udon 1500'] });
  return { owner, soups, pho, ramen, teas, oolong, before, id: done.id };
}

const rollBack = (owner: OwnerWithRestaurant, id: number) => owner.post(fillPath(API_PATHS.importRollBack, { id }));
const withoutVersions = ({ menus }: Restaurant) =>
  menus.map(({ sections }) =>
    sections.map(({ version: _, items, ...section }) => ({
      ...section,
      items: items.map(({ version: __, ...item }) => item),
    })),
  );

it('brings the menu back as it was: what was replaced, changed, added and moved', async () => {
  const { owner, before, id } = await overwritten();
  expect(await getImport(owner, id)).toMatchObject({ rollback: 'possible' });
  const answer = rollbackAnswerSchema.parse((await rollBack(owner, id)).json());
  expect(answer).toEqual({ back: 2, reverted: 1, removed: 2, kept: [] });
  expect(withoutVersions(await getDraft(owner))).toEqual(withoutVersions(before));
  expect(await getImport(owner, id)).toMatchObject({ rollback: 'done' });
  expect((await rollBack(owner, id)).json()).toMatchObject({ error: { code: 'import_not_reversible' } });
});

it('works after the bin was emptied', async () => {
  const { owner, before, id } = await overwritten();
  await owner.delete(API_PATHS.bin, { until: '2999-01-01T00:00:00.000Z' });
  await rollBack(owner, id);
  expect(withoutVersions(await getDraft(owner))).toEqual(withoutVersions(before));
});

it('keeps what the owner changed or made since, and says so', async () => {
  const { owner, soups, ramen, id } = await overwritten();
  const udon = itemsOf((await getDraft(owner)).menus).find(({ title }) => title === 'Udon');
  await owner.patch(fillPath(API_PATHS.item, { id: ramen.id }), { price: 1900 });
  await owner.patch(fillPath(API_PATHS.item, { id: udon?.id ?? 0 }), { description: 'Thick noodles' });
  await makeItem(owner, soups, { title: 'Laksa', price: 1700 });
  const { kept } = rollbackAnswerSchema.parse((await rollBack(owner, id)).json());
  expect(kept.map(({ title }) => title).sort()).toEqual(['Ramen', 'Udon']);
  const { Soups, ...others } = outline(await getDraft(owner));
  expect(others).toEqual({ Teas: ['Oolong 500'] });
  expect(Soups?.toSorted()).toEqual(['Laksa 1700', 'Pho 1400', 'Ramen 1900', 'Udon 1500']);
});

it('undoes a dish of which the owner has only confirmed the price', async () => {
  const { owner, before, ramen, id } = await overwritten();
  const udon = itemsOf((await getDraft(owner)).menus).find(({ title }) => title === 'Udon');
  await owner.patch(fillPath(API_PATHS.item, { id: udon?.id ?? 0 }), { checked_price: { price: 1500 } });
  await owner.patch(fillPath(API_PATHS.item, { id: ramen.id }), { checked_price: { price: 1800 } });
  const { kept } = rollbackAnswerSchema.parse((await rollBack(owner, id)).json());
  expect([kept, outline(await getDraft(owner))]).toEqual([[], outline(before)]);
});

it('leaves alone what the owner took out of the bin, changed and moved to another menu', async () => {
  const { owner, pho, id } = await overwritten();
  await owner.post(API_PATHS.binRestore, { entries: [{ entity: 'item', id: pho.id }] });
  const lunch = await makeSection(owner, { menu_id: (await makeMenu(owner)).id, title: 'Noodles' });
  await owner.patch(fillPath(API_PATHS.item, { id: pho.id }), { menu_section_id: lunch.id, price: 1500 });
  const { kept } = rollbackAnswerSchema.parse((await rollBack(owner, id)).json());
  expect(kept.map(({ title }) => title)).toEqual(['Pho']);
  const draft = await getDraft(owner);
  expect(outline(draft)).toEqual({ Soups: ['Ramen 1600'], Teas: ['Oolong 500'] });
  expect(outline(draft, lunch.menu_id)).toEqual({ Noodles: ['Pho 1500'] });
});

it('brings a section back for its dishes if the owner deleted it for good', async () => {
  const { owner, soups, id } = await overwritten();
  await owner.delete(fillPath(API_PATHS.section, { id: soups.id }));
  await owner.delete(API_PATHS.bin, { until: '2999-01-01T00:00:00.000Z' });
  expect((await rollBack(owner, id)).statusCode).toBe(200);
  expect(outline(await getDraft(owner))).toEqual({ Soups: ['Pho 1400'], Teas: ['Oolong 500'] });
});

it('brings a section back for a dish that the import moved out of it', async () => {
  const owner = await newOwner(t);
  const soups = await makeSection(owner, { title: 'Soups' });
  for (const [title, price] of [
    ['Pho', 1400],
    ['Ramen', 1600],
  ])
    await makeItem(owner, soups, { title, price });
  const noodles = readSection(1, 'Noodles', [readDish(2, 'Pho', '14')]);
  const pages = [{ sections: [noodles, readSection(3, 'Soups', [readDish(4, 'Ramen', '16')])] }];
  const { id } = await importFiles(t, owner, [scriptedFile({ pages })], { option: 'overwrite' });
  expect(outline(await getDraft(owner))).toEqual({ Noodles: ['Pho 1400'], Soups: ['Ramen 1600'] });
  await owner.delete(fillPath(API_PATHS.section, { id: soups.id }));
  await owner.delete(API_PATHS.bin, { until: '2999-01-01T00:00:00.000Z' });
  expect((await rollBack(owner, id)).statusCode).toBe(200);
  expect(outline(await getDraft(owner))).toEqual({ Soups: ['Pho 1400'] });
});

it('a dish has its picture again while the bin keeps it, and none once the file may be gone', async () => {
  const pictures = [];
  for (const isEmptied of [false, true]) {
    const owner = await newOwner(t);
    await makeItem(owner, await makeSection(owner, { title: 'Soups' }), { title: 'Pho' });
    const picture = { file: 'p/pho.webp', origin: 'owner', width: 320, height: 213 };
    await t.deps.db.execute(sql`update menu_items set picture = ${JSON.stringify(picture)}::jsonb
      where restaurant_id = ${owner.restaurant_id}`);
    const pages = [{ sections: [readSection(1, 'Teas', [readDish(2, 'Oolong', '5')])] }];
    const { id } = await importFiles(t, owner, [scriptedFile({ pages })], { option: 'overwrite' });
    if (isEmptied) await owner.delete(API_PATHS.bin, { until: '2999-01-01T00:00:00.000Z' });
    await rollBack(owner, id);
    pictures.push(...itemsOf((await getDraft(owner)).menus).map((item) => item.picture?.file ?? null));
  }
  expect(pictures).toEqual(['p/pho.webp', null]);
});

it('an import that only added leaves the menu as it found it', async () => {
  const owner = await newOwner(t);
  await makeItem(owner, await makeSection(owner, { title: 'Soups' }), { title: 'Pho' });
  const before = await getDraft(owner);
  const pages = [{ sections: [readSection(1, 'Soups', [readDish(2, 'Laksa', '17')])] }];
  const { id } = await importFiles(t, owner, [scriptedFile({ pages })]);
  await rollBack(owner, id);
  expect(withoutVersions(await getDraft(owner))).toEqual(withoutVersions(before));
});

it('is possible for as long as the bin keeps what was replaced', async () => {
  const { owner, id } = await overwritten();
  const after = (days: number) => sweep({ ...t.deps, now: () => new Date(Date.now() + days * DAY_MS) });
  await after(29);
  expect(await getImport(owner, id)).toMatchObject({ rollback: 'possible' });
  await after(31);
  expect(await getImport(owner, id)).toMatchObject({ rollback: null });
  expect((await rollBack(owner, id)).statusCode).toBe(409);
});

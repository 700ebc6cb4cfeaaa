import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AllergenCode } from '../../../shared/allergens.ts';
import { itemsOf } from '../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { getDraft, getReview, importFiles } from '../../../test/imports.ts';
import { makeItem, makeSection } from '../../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../../test/owners.ts';
import { readAmount, readDish, readSection, readText } from '../../../test/read-draft.ts';
import { testApp } from '../../../test/test-app.ts';
import { allJobs } from '../../all-jobs.ts';
import { allergenDeclarations } from '../../menus/tables.ts';
import { readMenuJob } from '../run/read-menu.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs });

const contains = (code: AllergenCode) => [{ code, state: 'contains' as const }];
const sizes = (...labels: [string, string][]) => ({
  prices: labels.map(([label, amount]) => ({ label: readText(label), amount: readAmount(amount), amount_max: null })),
});
const fileOf = (...dishes: ReturnType<typeof readDish>[]) =>
  scriptedFile({ pages: [{ sections: [readSection(1, 'Pasta', dishes)] }] });

async function ownerWithDish(body: object) {
  const owner = await newOwner(t);
  const pasta = await makeSection(owner, { title: 'Pasta' });
  return { owner, dish: await makeItem(owner, pasta, { title: 'Gnocchis', price: 1800, ...body }) };
}
const getItem = async (owner: OwnerWithRestaurant, id: number) =>
  itemsOf((await getDraft(owner)).menus).find((item) => item.id === id);
const listRecord = async (owner: OwnerWithRestaurant) => {
  const { id, restaurant_id } = allergenDeclarations;
  const ownRows = eq(restaurant_id, owner.restaurant_id);
  return await t.deps.db.select().from(allergenDeclarations).where(ownRows).orderBy(id);
};

it('a dish that the file calls something else is declared again: the review says so, and the record', async () => {
  const { owner, dish } = await ownerWithDish({ allergens: contains('milk') });
  const file = fileOf(readDish(2, 'Gnocchis aux crevettes', '18'));
  const { id } = await importFiles(t, owner, [file], { apply: 'review', option: 'overwrite' });
  const { comparison } = await getReview(owner, id);
  expect(comparison.changed).toMatchObject([{ item_id: dish.id, declaration_lapses: true }]);
  const applied = await owner.post(fillPath(API_PATHS.importApply, { id }), { comparison: comparison.sign });
  expect(applied.statusCode).toBe(200);
  expect(await getItem(owner, dish.id)).toMatchObject({
    title: 'Gnocchis aux crevettes',
    allergens: [],
    allergens_checked_at: null,
  });
  expect((await listRecord(owner)).map(({ title, declared }) => [title, declared])).toMatchObject([
    ['Gnocchis', { allergens: contains('milk') }],
    ['Gnocchis aux crevettes', { allergens: [], allergens_checked_at: null }],
  ]);
});

it('a declaration made since the comparison was shown doesn’t lapse unseen', async () => {
  const { owner, dish } = await ownerWithDish({});
  const file = fileOf(readDish(2, 'Gnocchis aux crevettes', '18'));
  const { id } = await importFiles(t, owner, [file], { apply: 'review', option: 'overwrite' });
  const { comparison } = await getReview(owner, id);
  expect(comparison.changed).toMatchObject([{ declaration_lapses: false }]);
  await owner.patch(fillPath(API_PATHS.item, { id: dish.id }), { allergens: contains('milk') });
  const answer = await owner.post(fillPath(API_PATHS.importApply, { id }), { comparison: comparison.sign });
  expect(answer.json()).toMatchObject({ error: { code: 'import_comparison_changed' } });
  expect(await getItem(owner, dish.id)).toMatchObject({ allergens: contains('milk') });
});

it('another description lets the declarations of sizes and add-ons lapse, which are no other prices', async () => {
  const parts = {
    price: null,
    description: 'Au beurre',
    variants: [
      { label: 'Small', price: 900, allergens: contains('milk') },
      { label: 'Large', price: 1800, allergens: [] },
    ],
    options: [{ label: 'Nuts', price: 100, allergens: contains('walnut') }],
  };
  const { owner, dish } = await ownerWithDish(parts);
  const read = readDish(2, 'Gnocchis', undefined, {
    ...sizes(['Small', '9'], ['Large', '18']),
    description: readText('Au beurre et aux crevettes'),
    options: [{ label: readText('Nuts'), amount: readAmount('1') }],
  });
  const { id } = await importFiles(t, owner, [fileOf(read)], { apply: 'review', option: 'overwrite' });
  const { comparison } = await getReview(owner, id);
  expect(comparison.changed).toMatchObject([{ price_changes: false, declaration_lapses: true }]);
  expect(Object.keys(comparison.changed[0]?.changes ?? {})).toEqual(['description']);
  await owner.post(fillPath(API_PATHS.importApply, { id }), { comparison: comparison.sign });
  expect(await getItem(owner, dish.id)).toMatchObject({
    variants: [
      { label: 'Small', price: 900 },
      { label: 'Large', price: 1800 },
    ],
    options: [{ label: 'Nuts', price: 100 }],
  });
  const newestRow = (await listRecord(owner)).at(-1);
  expect(newestRow?.declared).toMatchObject({ variants: [], options: [] });

  await owner.post(fillPath(API_PATHS.importRollBack, { id }));
  expect(await getItem(owner, dish.id)).toMatchObject(parts);
  expect((await listRecord(owner)).at(-1)?.declared).toMatchObject({ options: [{ label: 'Nuts' }] });
});

it('another price, other capitals, accents and punctuation leave what is declared', async () => {
  const { owner, dish } = await ownerWithDish({ description: 'À la crème', allergens: contains('milk') });
  const read = readDish(2, 'GNOCCHIS', '19', { description: readText('a la creme.') });
  await importFiles(t, owner, [fileOf(read)], { option: 'overwrite' });
  expect(await getItem(owner, dish.id)).toMatchObject({
    price: 1900,
    allergens: contains('milk'),
    allergens_checked_at: dish.allergens_checked_at,
  });
  expect(await listRecord(owner)).toHaveLength(1);
});

it('a description that an addition fills in lets the declaration lapse as well', async () => {
  const { owner, dish } = await ownerWithDish({ allergens: contains('milk') });
  await importFiles(t, owner, [fileOf(readDish(2, 'Gnocchis', '18', { description: readText('Aux crevettes') }))]);
  expect(await getItem(owner, dish.id)).toMatchObject({ description: 'Aux crevettes', allergens_checked_at: null });
});

it('what an import undoes is declared as before, unless the owner has declared it again since', async () => {
  const file = fileOf(readDish(2, 'Gnocchis aux crevettes', '18'));
  const { owner, dish } = await ownerWithDish({ allergens: contains('milk') });
  const { id } = await importFiles(t, owner, [file], { option: 'overwrite' });
  await owner.post(fillPath(API_PATHS.importRollBack, { id }));
  const { allergens, allergens_checked_at } = dish;
  expect(await getItem(owner, dish.id)).toMatchObject({ title: 'Gnocchis', allergens, allergens_checked_at });
  expect((await listRecord(owner)).map(({ declared }) => declared.allergens.length)).toEqual([1, 0, 1]);

  const second = await ownerWithDish({ allergens: contains('milk') });
  const done = await importFiles(t, second.owner, [file], { option: 'overwrite' });
  const declaredAgain = { allergens: contains('crustaceans') };
  await second.owner.patch(fillPath(API_PATHS.item, { id: second.dish.id }), declaredAgain);
  await second.owner.post(fillPath(API_PATHS.importRollBack, { id: done.id }));
  expect(await getItem(second.owner, second.dish.id)).toMatchObject(declaredAgain);
});

it('the record has a row if an import changes the sizes that are declared', async () => {
  const variants = [{ label: 'Small', price: 900, allergens: contains('milk') }];
  const { owner } = await ownerWithDish({ price: null, variants });
  const read = readDish(2, 'Gnocchis', undefined, sizes(['Small', '9'], ['Large', '18']));
  await importFiles(t, owner, [fileOf(read)], { option: 'overwrite' });
  const record = await listRecord(owner);
  expect(record.map(({ declared }) => declared.variants.map(({ label }) => label))).toEqual([
    ['Small'],
    ['Small', 'Large'],
  ]);
});

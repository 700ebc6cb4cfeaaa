import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type CountedCode, codesAnswerSchema, MAX_NAMED_CODES } from '../../shared/api/codes.ts';
import type { VisitsAnswer } from '../../shared/api/visits.ts';
import { CODE_PATHS } from '../../shared/code-paths.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { readQr } from '../../test/read-qr.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();
const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'sec-fetch-dest': 'document',
};

const codesPath = ({ restaurant_id: id }: OwnerWithRestaurant) => fillPath(CODE_PATHS.codes, { id });
const codePath = ({ restaurant_id: id }: OwnerWithRestaurant, codeId: number) =>
  fillPath(CODE_PATHS.code, { id, codeId });
const listOf = async (owner: OwnerWithRestaurant): Promise<CountedCode[]> =>
  codesAnswerSchema.parse((await owner.get(codesPath(owner))).json()).codes;
const namesOf = async (owner: OwnerWithRestaurant) => (await listOf(owner)).map(({ name }) => name);
const make = (owner: OwnerWithRestaurant, ...names: string[]) => owner.post(codesPath(owner), { names });
const refusalOf = ({ statusCode, json }: { statusCode: number; json(): { error: { code: string } } }) =>
  `${statusCode} ${json().error.code}`;

async function publishedRestaurant() {
  const owner = await newOwner(t);
  const { section } = (await owner.post(API_PATHS.sections, { menu_id: 1, title: 'Desserts' })).json();
  await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'Tarte' });
  await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
  await t.idle();
  return owner;
}

const visitsOf = async ({ restaurant_id: id, ...owner }: OwnerWithRestaurant): Promise<VisitsAnswer> =>
  (await owner.get(fillPath(API_PATHS.restaurantVisits, { id }))).json();

/** Where a scan leads, without the server's name. */
async function scan(address: string): Promise<string> {
  const url = address.replace(t.deps.env.PUBLIC_URL, '');
  const answer = await t.app.inject({ url, headers: PHONE });
  return `${answer.statusCode} ${String(answer.headers.location)}`;
}

test('forty tables are made in one go, and each file decodes to its code’s address', async () => {
  const owner = await newOwner(t);
  const names = Array.from({ length: 40 }, (_, index) => `Table ${index + 1}`);
  const made = await make(owner, ...names);
  expect(made.statusCode).toBe(201);
  const codes = await listOf(owner);
  expect(codes.map(({ name }) => name)).toEqual(names);
  expect(new Set(codes.map(({ address }) => address)).size).toBe(40);
  for (const format of ['png', 'svg'])
    for (const { id: codeId, address } of [codes[0], codes[39]].flatMap((code) => code ?? [])) {
      const path = fillPath(CODE_PATHS.codeQr, { id: owner.restaurant_id, codeId, format });
      expect(await readQr((await owner.get(path)).rawPayload)).toBe(address);
    }
});

test('a code leads where the public address leads, also once it is renamed or deleted, and whatever its number is', async () => {
  const owner = await publishedRestaurant();
  await make(owner, 'Terrace');
  const [code] = await listOf(owner);
  if (!code) throw new Error('a code was made');
  const { scans: _, ...facts } = code;
  const page = `302 /restaurants/${owner.restaurant_id}/menus/1`;
  expect(await scan(`/restaurants/${owner.restaurant_id}`)).toBe(page);
  expect(await scan(code.address)).toBe(page);
  const renamed = await owner.patch(codePath(owner, code.id), { name: 'Garden' });
  expect(renamed.json().code).toEqual({ ...facts, name: 'Garden' });
  expect(await scan(code.address)).toBe(page);
  expect((await owner.delete(codePath(owner, code.id))).statusCode).toBe(204);
  expect(await listOf(owner)).toEqual([]);
  for (const number of [code.id, 99, 0, 'terrace'])
    expect(await scan(`/restaurants/${owner.restaurant_id}/q/${number}`)).toBe(page);
});

test('a typed address is corrected as the public address is', async () => {
  const { restaurant_id } = await publishedRestaurant();
  const right = `301 /restaurants/${restaurant_id}/q/3`;
  expect(await scan(`/restaurants/${restaurant_id.toUpperCase()}/q/3`)).toBe(right);
  expect(await scan(`/restaurants/${restaurant_id}/q/3/`)).toBe(right);
  expect((await t.app.inject({ url: '/restaurants/nowhere/q/3', headers: PHONE })).statusCode).toBe(400);
  expect((await t.app.inject({ url: '/restaurants/7k3m9x2p4q/q/3', headers: PHONE })).statusCode).toBe(404);
});

test('scans are counted apart and with all others; those of a number that no code has, with all others only', async () => {
  const owner = await publishedRestaurant();
  await make(owner, 'Terrace', 'Window', 'Bar');
  const [terrace, window] = await listOf(owner);
  for (const code of [terrace, window, terrace]) await scan(code?.address ?? '');
  await scan(`/restaurants/${owner.restaurant_id}`);
  await scan(`/restaurants/${owner.restaurant_id}/q/77`);
  expect((await listOf(owner)).map(({ scans }) => scans)).toEqual([2, 1, 0]);
  const { days, codes } = await visitsOf(owner);
  expect(days.at(-1)?.scans).toBe(5);
  expect(codes).toEqual([
    { code_id: 1, name: 'Terrace', scans: 2 },
    { code_id: 2, name: 'Window', scans: 1 },
  ]);
});

test('a program’s requests are not counted', async () => {
  const owner = await publishedRestaurant();
  await make(owner, 'Terrace');
  const url = `/restaurants/${owner.restaurant_id}/q/1`;
  await t.app.inject({ url, headers: { 'user-agent': 'curl/8.7.1' } });
  await t.app.inject({ url, method: 'HEAD', headers: PHONE });
  expect((await visitsOf(owner)).codes).toEqual([]);
});

test('two codes have no name in common, whatever its case, accents and spaces; of a refused series none is made', async () => {
  const owner = await newOwner(t);
  await make(owner, 'Terrasse d’été');
  for (const names of [['TERRASSE  D’ETE'], ['Bar', 'Terrasse d’été'], Array.from({ length: 40 }, () => 'Table')]) {
    const refused = await make(owner, ...names);
    expect(refusalOf(refused)).toBe('409 name_taken');
    expect(refused.json().error.message).toContain(names.at(-1));
  }
  expect(await namesOf(owner)).toEqual(['Terrasse d’été']);
  await make(owner, 'Bar');
  expect(refusalOf(await owner.patch(codePath(owner, 2), { name: 'Terrasse d’été' }))).toBe('409 name_taken');
  // Its own name, written otherwise.
  expect((await owner.patch(codePath(owner, 2), { name: 'BAR' })).statusCode).toBe(200);
});

test('a restaurant has at most 200; a number is never assigned twice', async () => {
  const owner = await newOwner(t);
  const names = (from: number, count: number) => Array.from({ length: count }, (_, index) => `Table ${from + index}`);
  expect((await make(owner, ...names(1, MAX_NAMED_CODES - 1))).statusCode).toBe(201);
  expect(refusalOf(await make(owner, 'Window', 'Bar'))).toBe('422 too_many_codes');
  expect(await listOf(owner)).toHaveLength(MAX_NAMED_CODES - 1);
  await owner.delete(codePath(owner, MAX_NAMED_CODES - 1));
  const made = codesAnswerSchema.parse((await make(owner, 'Window')).json());
  expect(made.codes.map(({ id }) => id)).toEqual([MAX_NAMED_CODES]);
});

test.each([
  ['no name', []],
  ['an empty one', [' ']],
  ['one that is too long', ['x'.repeat(61)]],
  ['characters that names don’t have', ['a<b>']],
  ['more than there can be', Array.from({ length: 201 }, (_, index) => `Table ${index}`)],
])('%s is refused', async (_, names) => {
  const owner = await newOwner(t);
  expect(refusalOf(await make(owner, ...names))).toBe('422 validation_failed');
  expect(await listOf(owner)).toEqual([]);
});

test('a restaurant from before there were named codes gets its first', async () => {
  const owner = await newOwner(t);
  await t.deps.db.execute(
    sql`delete from restaurant_counters where restaurant_id = ${owner.restaurant_id} and kind = 'code'`,
  );
  expect((await make(owner, 'Terrace')).statusCode).toBe(201);
  expect((await make(owner, 'Window')).json().codes).toMatchObject([{ id: 2 }]);
});

test('what isn’t there is not found', async () => {
  const owner = await newOwner(t);
  const file = fillPath(CODE_PATHS.codeQr, { id: owner.restaurant_id, codeId: 1, format: 'svg' });
  const answers = [
    await owner.get(file),
    await owner.patch(codePath(owner, 1), { name: 'Bar' }),
    await owner.delete(codePath(owner, 1)),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

import { eq, sql } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { MAIN_ALLERGENS, NOTHING_DECLARED } from '../../shared/allergens.ts';
import { allergens as allergenNames } from '../../shared/i18n/guest/en.ts';
import { allergen_record as words } from '../../shared/i18n/server/en.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { allergenDeclarations } from './tables.ts';

const t = await testApp();

const WALNUT = [{ code: 'walnut', state: 'contains' }];

async function ownerWithDishes() {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const salad = await makeItem(owner, section, {
    title: 'Salad',
    options: [{ label: 'Nuts', price: 100, allergens: WALNUT }],
  });
  const soup = await makeItem(owner, section, { title: 'Soup' });
  const file = (name: string, lang = 'en') =>
    owner.get(`${fillPath(API_PATHS.restaurantAllergensFile, { id: owner.restaurant_id, file: name })}?lang=${lang}`);
  return { owner, salad, soup, file };
}

test('each declaration is a row of who declared what, also when it is withdrawn', async () => {
  const { owner, soup } = await ownerWithDishes();
  const at = fillPath(API_PATHS.item, { id: soup.id });
  await owner.patch(at, { allergens: [{ code: 'milk', state: 'may_contain' }] });
  await owner.patch(at, { title: 'Cold soup' });
  await owner.patch(at, { allergens: NOTHING_DECLARED });
  const rows = (await t.deps.db.select().from(allergenDeclarations)).filter(
    (row) => row.restaurant_id === owner.restaurant_id,
  );
  expect(rows.map(({ id, title, declared_by }) => [id, title, declared_by])).toEqual([
    [1, 'Salad', owner.user.email],
    [2, 'Soup', owner.user.email],
    [3, 'Cold soup', owner.user.email],
  ]);
  expect(rows.map(({ declared }) => [declared.allergens.length, declared.options.length])).toEqual([
    [0, 1],
    [1, 0],
    [0, 0],
  ]);
});

test('the newest 50,000 rows are kept, and of older ones the newest of each dish that there is', async () => {
  const { owner, salad, soup } = await ownerWithDishes();
  const gone = soup.id + 1_000;
  const [saladsOnly, gonesOnly, newestBefore] = [1, 2, 50_999];
  await t.deps.db.execute(sql`
    insert into allergen_declarations (restaurant_id, id, item_id, title, declared_at, declared_by, declared)
    select ${owner.restaurant_id}, id, case when id = ${gonesOnly} then ${gone}::int else ${soup.id}::int end, '', now(), '', '{}'
    from generate_series(${gonesOnly}::int, ${newestBefore}::int) as id`);
  await owner.patch(fillPath(API_PATHS.item, { id: soup.id }), { allergens: WALNUT });
  const { restaurant_id, id, item_id } = allergenDeclarations;
  const rows = await t.deps.db
    .select({ id, item_id })
    .from(allergenDeclarations)
    .where(eq(restaurant_id, owner.restaurant_id))
    .orderBy(id);
  expect(rows).toHaveLength(50_001);
  expect(rows.slice(0, 2)).toEqual([
    { id: saladsOnly, item_id: salad.id },
    { id: 1_001, item_id: soup.id },
  ]);
  expect(rows.at(-1)).toEqual({ id: newestBefore + 1, item_id: soup.id });
});

test('the table names each dish and add-on, what is declared of it, and by whom', async () => {
  const { owner, soup, file } = await ownerWithDishes();
  await owner.patch(fillPath(API_PATHS.item, { id: soup.id }), { allergens: [{ code: 'milk', state: 'contains' }] });
  const answer = await file('allergens.csv');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head = [], ...lines] = answer.body
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const column = (name: string) => lines.map((line) => line[head.indexOf(name)]);
  expect(column('Dish')).toEqual(['Salad', 'Salad', 'Soup']);
  expect(column('Size or add-on')).toEqual(['', 'Nuts', '']);
  expect(column('milk')).toEqual(['not declared', 'without', 'contains']);
  expect(column('walnuts')).toEqual(['not declared', 'contains', 'without']);
  expect(column('Declared by')).toEqual(['', owner.user.email, owner.user.email]);
  expect((await file('allergens.csv', 'fr')).body).toContain('non déclaré');
});

type PageText = { text: string; x: number; y: number };

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages: { size: number[]; texts: PageText[] }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }] : [],
    );
    pages.push({ size: page.view.slice(2).map(Math.round), texts });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

test.each([
  ['allergens-a4.pdf', [842, 595]],
  ['allergens-letter.pdf', [792, 612]],
] as const)('%s has each dish, what is declared of it and by whom, and the heads on each page', async (name, size) => {
  const { owner, soup, file } = await ownerWithDishes();
  await owner.patch(fillPath(API_PATHS.item, { id: soup.id }), { allergens: [{ code: 'milk', state: 'contains' }] });
  const section = await makeSection(owner, { title: 'Mains' });
  const titles = [
    'Crème brûlée',
    'Борщ',
    'Μουσακάς',
    ...Array.from({ length: 40 }, (_, index) => `Roast ${index + 1}`),
  ];
  for (const title of titles) await makeItem(owner, section, { title });
  const answer = await file(name);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = await readPdf(answer.rawPayload);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    expect(page.size).toEqual(size);
    const pageWords = page.texts.map(({ text }) => text);
    for (const code of MAIN_ALLERGENS) expect(pageWords).toContain(allergenNames[code]);
  }
  const allTexts = pages.flatMap(({ texts }) => texts);
  const recordText = allTexts.map(({ text }) => text).join('');
  for (const text of ['Salad', '+ Nuts', ...titles, owner.user.email]) expect(recordText).toContain(text);
  // The row of the soup, from its title to who declared it.
  const title = allTexts.find(({ text }) => text === 'Soup');
  const row = pages[0]?.texts.filter(({ x, y }) => y === title?.y && x > (title?.x ?? 0)).sort((a, b) => a.x - b.x);
  const signs = row?.slice(0, MAIN_ALLERGENS.length).map(({ text }) => text);
  expect(signs).toEqual(MAIN_ALLERGENS.map((code) => (code === 'milk' ? words.sign_contains : words.sign_without)));
});

test('another file, or another restaurant’s record, isn’t there', async () => {
  const { file } = await ownerWithDishes();
  const other = await newOwner(t);
  expect((await file('allergens.exe')).statusCode).toBeGreaterThanOrEqual(400);
  const id = (await ownerWithDishes()).owner.restaurant_id;
  const url = fillPath(API_PATHS.restaurantAllergensFile, { id, file: 'allergens.csv' });
  expect((await other.get(url)).statusCode).toBe(404);
});

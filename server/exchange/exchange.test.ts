import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { ZipFile } from 'yazl';
import { type MenuDataAnswer, menuDataAnswerSchema } from '../../shared/api/menu-data.ts';
import { DATA_PATHS } from '../../shared/data-paths.ts';
import { MENU_DATA_FORMAT, MENU_DATA_VERSION } from '../../shared/menu-data.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { getDraft, getReview, outline } from '../../test/imports.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { allergenDeclarations } from '../menus/tables.ts';
import { readFile } from './read-file.ts';

const t = await testApp({ env: { UPLOADS_PER_MINUTE_PER_ADDRESS: '1000' } });

const MILK = [{ code: 'milk', state: 'contains' }] as const;
const EGGS = [{ code: 'eggs', state: 'may_contain' }] as const;

/** A menu with everything that a file could lose. */
async function newMenu() {
  const owner = await newOwner(t);
  const mains = await makeSection(owner, { title: 'Mains', description: 'With bread' });
  const wines = await makeSection(owner, { title: 'Wines' });
  const soup = await makeItem(owner, mains, {
    title: '-10% today: soup',
    description: 'Leek, "creamy"',
    price: 950,
    details: 'No nuts in this kitchen',
    tags: ['V', 'a;b'],
    allergens: MILK,
  });
  const wine = await makeItem(owner, wines, {
    title: 'House wine',
    variants: [
      { label: 'Glass', price: 900, allergens: EGGS },
      { label: 'Bottle', price: 4_500 },
    ],
    options: [{ label: 'Cheese | bread', price: 300, allergens: MILK }],
  });
  return { owner, mains, wines, soup, wine };
}

async function save(owner: OwnerWithRestaurant, kind: string, query = ''): Promise<Buffer> {
  const answer = await owner.get(fillPath(DATA_PATHS.menuDataFile, { id: 1, kind }) + query);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

function send(owner: OwnerWithRestaurant, content: string | Uint8Array, mapping?: object, query = '') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'menu.csv');
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  return owner.upload(fillPath(DATA_PATHS.menuData, { id: 1 }) + query, form);
}

async function read(
  owner: OwnerWithRestaurant,
  content: string | Uint8Array,
  mapping?: object,
): Promise<MenuDataAnswer> {
  const answer = await send(owner, content, mapping);
  expect(answer.statusCode).toBe(200);
  return menuDataAnswerSchema.parse(answer.json());
}

/** Reads a file, and applies what the comparison shows. */
async function apply(owner: OwnerWithRestaurant, content: string | Uint8Array) {
  const { import: started, problems } = await read(owner, content);
  expect(problems).toEqual([]);
  const id = started?.id ?? 0;
  const { comparison } = await getReview(owner, id);
  const answer = await owner.post(fillPath(API_PATHS.importApply, { id }), { comparison: comparison.sign });
  expect(answer.statusCode).toBe(200);
  return { comparison, id, draft: await getDraft(owner) };
}

const sheet = (rows: (string | number | null)[][]) =>
  writeXlsx(
    rows.map((row) =>
      row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
    ),
  ).toBuffer();

describe('a menu as a file', () => {
  it.each(['csv', 'xlsx', 'json'])('is compared without a change when %s is imported again', async (kind) => {
    const { owner } = await newMenu();
    for (const query of ['', '?lang=fr']) {
      const { import: started } = await read(owner, await save(owner, kind, query));
      const { comparison } = await getReview(owner, started?.id ?? 0);
      expect(comparison).toMatchObject({
        option: 'overwrite',
        added: [],
        changed: [],
        missing: [],
        changed_sections: [],
      });
      expect(comparison.unchanged).toHaveLength(2);
    }
  });

  it('begins with the mark of UTF-8 and holds no formula as CSV', async () => {
    const { owner } = await newMenu();
    const csv = (await save(owner, 'csv')).toString('utf8');
    expect(csv).toMatch(/^\uFEFFSection,Dish,Description,Price \(CAD\)/);
    expect(csv).toContain('Mains,\'-10% today: soup,"Leek, ""creamy""",9.50');
    const french = (await save(owner, 'csv', '?lang=fr')).toString('utf8');
    expect(french).toMatch(/^\uFEFFSection;Plat;Description;Prix \(CAD\)/);
    expect(french).toContain(';9,50;');
  });

  it('isn’t there for anybody else, and not of a menu that doesn’t exist', async () => {
    const { owner } = await newMenu();
    expect((await owner.get(fillPath(DATA_PATHS.menuDataFile, { id: 9, kind: 'csv' }))).statusCode).toBe(404);
    expect((await owner.get(fillPath(DATA_PATHS.menuDataFile, { id: 1, kind: 'pdf' }))).statusCode).toBe(404);
    const form = new FormData();
    form.append('file', new Blob(['Dish\nSoup']), 'menu.csv');
    expect((await owner.upload(fillPath(DATA_PATHS.menuData, { id: 9 }), form)).statusCode).toBe(404);
  });
});

it('counts no dish as without a price whose section has a price in words', async () => {
  const items = [{ title: 'Oysters' }, { title: 'Lobster' }];
  const { import: started } = await read(
    await newOwner(t),
    JSON.stringify({
      format: MENU_DATA_FORMAT,
      version: MENU_DATA_VERSION,
      restaurant_id: 'another',
      currency: 'CAD',
      menu: { title: 'Menu', hidden: false },
      sections: [
        { title: 'Seafood', price_text: 'market price', items },
        { title: 'Mains', items: [{ title: 'Stew' }] },
      ],
    }),
  );
  expect(started?.report?.without_price).toBe(1);
});

describe('a file that was changed in a spreadsheet', () => {
  it('changes what was changed and nothing else', async () => {
    const { owner, soup, wine } = await newMenu();
    const csv = (await save(owner, 'csv')).toString('utf8');
    const [header = '', ...lines] = csv.trimEnd().split('\r\n');
    const changed = [header, ...lines.map((line) => line.replace(',9.50,', ',10.25,')), 'Mains,Risotto,,22'].join(
      '\r\n',
    );
    const { comparison, draft } = await apply(owner, changed);
    expect(comparison.changed).toMatchObject([{ item_id: soup.id, changes: { prices: { to: { price: 1_025 } } } }]);
    expect(Object.keys(comparison.changed[0]?.changes ?? {})).toEqual(['prices']);
    expect(comparison.added).toHaveLength(1);
    expect(outline(draft)).toEqual({
      Mains: ['-10% today: soup 1025', 'Risotto 2200'],
      Wines: ['House wine null'],
    });
    const items = draft.menus[0]?.sections.flatMap((section) => section.items) ?? [];
    expect(items.find(({ id }) => id === soup.id)).toMatchObject({
      details: soup.details,
      tags: soup.tags,
      allergens: soup.allergens,
      allergens_checked_at: soup.allergens_checked_at,
    });
    expect(items.find(({ id }) => id === wine.id)).toMatchObject({ variants: wine.variants, options: wine.options });
  });

  it('hides and shows dishes by a column, which accepts yes, no and nothing else', async () => {
    const { owner, soup } = await newMenu();
    const csv = (await save(owner, 'csv')).toString('utf8');
    const withWord = (word: string) => csv.replace(new RegExp(`,([^,]*-\\d+-${soup.id})\r\n`), `${word},$1\r\n`);
    const { comparison, draft } = await apply(owner, withWord('Oui'));
    expect(comparison.changed).toMatchObject([{ item_id: soup.id, changes: { hidden: { from: false, to: true } } }]);
    expect(itemsOf(draft).map(({ id, hidden }) => hidden && id)).toContain(soup.id);
    expect((await save(owner, 'csv')).toString('utf8')).toBe(withWord('yes'));
    const refused = await read(owner, withWord('perhaps'));
    expect(refused.problems).toMatchObject([{ column: 'Hidden', value: 'perhaps', problem: 'yes_no' }]);
    expect((await apply(owner, csv)).comparison.changed).toMatchObject([{ changes: { hidden: { to: false } } }]);
  });

  it('leaves what it has no column for: details, tags, allergens, also of sizes and add-ons', async () => {
    const { owner, soup, wine } = await newMenu();
    const { draft } = await apply(
      owner,
      'Section,Dish,Price,Sizes\nMains,-10% today: soup,11.00,\nWines,House wine,,"Glass | 9.50\nBottle | 45.00"',
    );
    const items = draft.menus[0]?.sections.flatMap((section) => section.items) ?? [];
    expect(items[0]).toMatchObject({
      price: 1_100,
      description: soup.description,
      details: soup.details,
      tags: soup.tags,
      allergens: MILK,
      allergens_checked_at: soup.allergens_checked_at,
    });
    expect(items[1]).toMatchObject({
      variants: [
        { label: 'Glass', price: 950, allergens: EGGS },
        { label: 'Bottle', price: 4_500 },
      ],
      options: wine.options,
    });
  });

  it('renames a dish by its number without touching what is declared of it', async () => {
    const { owner, soup } = await newMenu();
    const csv = (await save(owner, 'csv')).toString('utf8').replace("'-10% today: soup", 'Cream of leek');
    const { comparison, draft } = await apply(owner, csv);
    expect(comparison.changed).toMatchObject([{ item_id: soup.id, declaration_lapses: false }]);
    expect(draft.menus[0]?.sections[0]?.items[0]).toMatchObject({ title: 'Cream of leek', allergens: MILK });
  });

  it('declares allergens and details, shown before', async () => {
    const { owner, soup } = await newMenu();
    const csv = (await save(owner, 'csv')).toString('utf8');
    const { comparison, draft, id } = await apply(
      owner,
      csv.replace(',milk,No nuts in this kitchen,', ',"milk, fish?",Ask us,'),
    );
    expect(comparison.changed[0]?.changes).toMatchObject({
      allergens: { from: { dish: MILK }, to: { dish: [...MILK, { code: 'fish', state: 'may_contain' }] } },
      details: { to: 'Ask us' },
    });
    const [item] = draft.menus[0]?.sections[0]?.items ?? [];
    expect(item).toMatchObject({ id: soup.id, details: 'Ask us' });
    await owner.post(fillPath(API_PATHS.importRollBack, { id }));
    expect((await getDraft(owner)).menus[0]?.sections[0]?.items[0]).toMatchObject({
      details: soup.details,
      allergens: MILK,
    });
  });

  it('moves a dish to the section that its line names', async () => {
    const { owner } = await newMenu();
    const csv = (await save(owner, 'csv')).toString('utf8').replace("Mains,'-10%", "Wines,'-10%");
    const { draft } = await apply(owner, csv);
    expect(draft.menus[0]?.sections.map(({ title, description, items }) => [title, description, items.length])).toEqual(
      [
        ['Mains', 'With bread', 0],
        ['Wines', null, 2],
      ],
    );
  });

  it('never takes the numbers of another restaurant for its own', async () => {
    const { owner } = await newMenu();
    const other = await newOwner(t);
    const section = await makeSection(other, { title: 'Desserts' });
    const cake = await makeItem(other, section, { title: 'Cake', price: 700, allergens: EGGS });
    for (const kind of ['csv', 'xlsx', 'json']) {
      const { import: started } = await read(other, await save(owner, kind));
      const { comparison } = await getReview(other, started?.id ?? 0);
      expect(comparison).toMatchObject({ option: 'add', changed: [], unchanged: [], missing: [{ item_id: cake.id }] });
      expect(comparison.added).toHaveLength(2);
    }
  });

  it('takes a line that was copied for a new dish', async () => {
    const { owner, soup } = await newMenu();
    const csv = (await save(owner, 'csv')).toString('utf8').trimEnd();
    const line = csv.split('\r\n').find((one) => one.includes('-10%')) ?? '';
    const copy = line.replace("'-10% today: soup", 'Onion soup');
    const { comparison } = await apply(owner, csv.replace(line, `${copy}\r\n${line}`));
    expect(comparison.added).toHaveLength(1);
    expect(comparison.unchanged.map(({ item_id }) => item_id)).toContain(soup.id);
  });
});

describe('amounts', () => {
  it('tells an amount that the currency has not, with its line, and never rounds it', async () => {
    const owner = await newOwner(t);
    const { import: started, problems } = await read(
      owner,
      await sheet([
        ['Section', 'Dish', 'Price'],
        ['Mains', 'Soup', 12.5],
        ['Mains', 'Half a lobster', 13.375],
      ]),
    );
    expect(started).toBeNull();
    expect(problems).toEqual([
      { row: 3, column: 'Price', value: '13.375', problem: 'amount', message: 'This isn’t an amount in CAD.' },
    ]);
    const csv = await read(owner, 'Section,Dish,Price\nMains,Soup,12.50\nMains,Half,13.375');
    expect(csv.problems).toMatchObject([{ row: 3, value: '13.375' }]);
  });

  it('reads numbers of a spreadsheet as it shows them', async () => {
    const owner = await newOwner(t);
    const { draft } = await apply(
      owner,
      await sheet([
        ['Dish', 'Price'],
        ['Soup', 3 * 4.1],
        ['Beer', 1_234.5],
      ]),
    );
    expect(draft.menus[0]?.sections[0]?.items.map(({ price }) => price)).toEqual([1_230, 123_450]);
  });

  it('reads texts with the decimal sign that the file shows, and asks if it shows none', async () => {
    const owner = await newOwner(t);
    const { draft } = await apply(owner, 'Plat;Prix\nSoupe;1.234,50 $\nPain;3,5\nVin;1.200');
    expect(draft.menus[0]?.sections[0]?.items.map(({ price }) => price)).toEqual([123_450, 350, 120_000]);
    const unsure = await read(owner, 'Dish,Price\nCaviar,"1,234"\nBread,3');
    expect(unsure).toMatchObject({ import: null, columns: { decimal: null, lines: 2 } });
    const decided = await read(owner, 'Dish,Price\nCaviar,"1,234"\nBread,3', {
      fields: ['dish', 'price'],
      decimal: '.',
    });
    const { comparison } = await getReview(owner, decided.import?.id ?? 0);
    expect(comparison.added).toHaveLength(2);
  });
});

describe('files of others', () => {
  it('recognises an export of Square', async () => {
    const { draft } = await apply(
      await newOwner(t),
      'Token,Item Name,Variation Name,SKU,Description,Category,Price\nX1,Latte,Small,,Milk,Drinks,4.00\nX1,Latte,Large,,Milk,Drinks,5.25\nX2,Muffin,Regular,,,Food,3.50',
    );
    const [drinks, food] = draft.menus[0]?.sections ?? [];
    expect([drinks?.title, food?.title]).toEqual(['Drinks', 'Food']);
    expect(food?.items).toMatchObject([{ title: 'Muffin', price: 350, variants: [] }]);
    const variants = [
      { label: 'Small', price: 400 },
      { label: 'Large', price: 525 },
    ];
    expect(drinks?.items).toMatchObject([{ title: 'Latte', price: null, variants }]);
  });

  it('asks what unknown columns mean, and reads them as the owner says', async () => {
    const owner = await newOwner(t);
    const content = 'Bezeichnung,Gruppe,EUR\nSuppe,Vorspeisen,9.50';
    const asked = await read(owner, content);
    expect(asked.columns).toEqual({
      columns: [
        { header: 'Bezeichnung', samples: ['Suppe'], field: null },
        { header: 'Gruppe', samples: ['Vorspeisen'], field: null },
        { header: 'EUR', samples: ['9.50'], field: null },
      ],
      decimal: '.',
      lines: 1,
    });
    const { import: started } = await read(owner, content, { fields: ['dish', 'section', 'price'], decimal: '.' });
    const { comparison, draft } = await getReview(owner, started?.id ?? 0);
    expect(comparison.added).toHaveLength(1);
    expect(draft.sections[0]).toMatchObject({ data: { title: 'Vorspeisen' }, items: [{ data: { price: '9.5' } }] });
    expect((await send(owner, content, { fields: ['nonsense'], decimal: '.' })).statusCode).toBe(422);
  });

  const FRENCH = 'Section\tPlat\tPrix\nEntrées\tCrème brûlée\t9,50';
  it.each([
    ['UTF-8', Buffer.from(FRENCH)],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${FRENCH}`, 'utf16le')],
    ['UTF-16 without its mark', Buffer.from(FRENCH, 'utf16le')],
    ['Windows-1252', Buffer.from(FRENCH, 'latin1')],
    ['semicolons below Excel’s own line', Buffer.from(`sep=;\r\n${FRENCH.replaceAll('\t', ';')}`)],
  ])('guesses the encoding and the separator: %s', async (_, bytes) => {
    const { draft } = await apply(await newOwner(t), bytes);
    expect(outline(draft)).toEqual({ Entrées: ['Crème brûlée 950'] });
  });
});

const problemsOf = async (owner: OwnerWithRestaurant, content: string | Uint8Array) =>
  (await read(owner, content)).problems.map(({ row, problem }) => [row, problem]);
const itemsOf = ({ menus }: Awaited<ReturnType<typeof getDraft>>) =>
  (menus[0]?.sections ?? []).flatMap((section) => section.items);

describe('lines of sizes', () => {
  it('keep what each says of its allergens', async () => {
    const owner = await newOwner(t);
    const { draft } = await apply(
      owner,
      'Section,Dish,Size (a line each),Price,Allergens\nMains,Pizza,Small,10,gluten\nMains,Pizza,Large,18,"gluten, milk"',
    );
    const [pizza] = itemsOf(draft);
    expect(pizza?.variants.map(({ allergens }) => allergens?.filter(({ state }) => state === 'contains'))).toEqual([
      [{ code: 'gluten', state: 'contains' }],
      [{ code: 'gluten', state: 'contains' }, MILK[0]],
    ]);
    expect(pizza?.variants.map(({ allergens }) => allergens?.some(({ state }) => state === 'not_declared'))).toEqual([
      true,
      true,
    ]);
    expect(pizza?.allergens_checked_at).toBeNull();
  });

  it('are refused where they say something else of the dish', async () => {
    const owner = await newOwner(t);
    const header = 'Dish,Size (a line each),Price,Description,Tags,Options';
    expect(
      await problemsOf(owner, `${header}\nPizza,Small,10,Thin,V,\nPizza,Large,18,Thick,,Extra cheese | 2`),
    ).toEqual([
      [3, 'size_line'],
      [3, 'size_line'],
    ]);
  });

  it('make one dish of one title, also with one size or with one that has no name', async () => {
    const owner = await newOwner(t);
    const { draft } = await apply(
      owner,
      'Dish,Size (a line each),Price\nHouse red,Glass,9\nLatte,,4\nLatte,Large,5\nLatte,XL,6',
    );
    expect(itemsOf(draft)).toMatchObject([
      { title: 'House red', price: null, variants: [{ label: 'Glass', price: 900 }] },
      { title: 'Latte', variants: [{ label: '' }, { label: 'Large', price: 500 }, { label: 'XL' }] },
    ]);
  });
});

describe('lines of sections', () => {
  it('aren’t dishes whose name was emptied', async () => {
    const { owner } = await newMenu();
    const csv = (await save(owner, 'csv')).toString('utf8');
    expect(await problemsOf(owner, csv.replace("'-10% today: soup", ''))).toEqual([[3, 'no_name']]);
  });

  it('are read without the column of numbers, too', async () => {
    const { owner } = await newMenu();
    const csv = (await save(owner, 'csv'))
      .toString('utf8')
      .replace(/,(?:Ardoise number|\w+-\d+(?:-\d+)?)(?=\r\n)/g, '');
    const { import: started, problems } = await read(owner, csv);
    expect(problems).toEqual([]);
    const { comparison } = await getReview(owner, started?.id ?? 0);
    expect(comparison).toMatchObject({ option: 'add', added: [], changed: [], changed_sections: [] });
  });
});

describe('a file that wasn’t made from the menu', () => {
  it('is refused if its numbers are those of another menu', async () => {
    const { owner } = await newMenu();
    const dinner = await save(owner, 'csv');
    const { id } = await makeMenu(owner, { title: 'Lunch' });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(dinner)]), 'menu.csv');
    const answer = await owner.upload(fillPath(DATA_PATHS.menuData, { id }), form);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.message).toMatch(/another of your menus/);
    expect((await owner.get(API_PATHS.imports)).json().imports).toEqual([]);
  });

  it('empties nothing, and only adds what dishes contain', async () => {
    const { owner, soup } = await newMenu();
    const { draft } = await apply(
      owner,
      'Section,Dish,Description,Price,Allergens\nMains,-10% today: soup,,,fish\nMains,Risotto,,20,none\nMains,Cod,,22,Fish',
    );
    const [sameSoup, risotto, cod] = itemsOf(draft);
    expect(sameSoup).toMatchObject({
      description: soup.description,
      price: soup.price,
      allergens: [...MILK, { code: 'fish', state: 'contains' }],
    });
    expect(risotto).toMatchObject({ allergens: [], allergens_checked_at: null });
    expect(cod?.allergens).toContainEqual({ code: 'fish', state: 'contains' });
    expect(cod?.allergens).toContainEqual({ code: 'milk', state: 'not_declared' });
  });

  it('lapses what is declared of a dish that it describes in other words', async () => {
    const { owner, soup } = await newMenu();
    const { comparison } = await apply(owner, 'Section,Dish,Description\nMains,-10% today: soup,With walnuts');
    expect(comparison.changed).toMatchObject([{ item_id: soup.id, declaration_lapses: true }]);
  });

  it('gives no price to a dish that has sizes', async () => {
    const { owner } = await newMenu();
    expect(await problemsOf(owner, 'Section,Dish,Price\nWines,House wine,12')).toEqual([[2, 'has_sizes']]);
    const json = JSON.parse((await save(owner, 'json')).toString('utf8'));
    json.sections[1].items[0].price = '12';
    expect(await problemsOf(owner, JSON.stringify(json))).toEqual([[null, 'has_sizes']]);
  });

  it('has at most as many sections as a restaurant', async () => {
    const owner = await newOwner(t);
    const lines = Array.from({ length: 501 }, (_, index) => `Section ${index},Soup ${index}`);
    const answer = await send(owner, `Section,Dish\n${lines.join('\n')}`);
    expect(answer.json().error.code).toBe('too_many_sections');
  });
});

describe('what isn’t read', () => {
  it('is named: translations', async () => {
    const owner = await newOwner(t);
    const { import: started } = await read(owner, 'Dish,Dish (fr),Price\nSoup,Soupe,9.50');
    const { draft } = await getReview(owner, started?.id ?? 0);
    expect(draft.data_not_read).toEqual(['Dish (fr)']);
    expect(JSON.stringify(draft)).not.toContain('Soupe');
  });

  it('isn’t written: what is sold out now', async () => {
    const { owner } = await newMenu();
    expect((await save(owner, 'csv')).toString('utf8')).not.toMatch(/Sold out/i);
    expect((await save(owner, 'json')).toString('utf8')).not.toContain('sold_out');
  });
});

describe('declarations of new dishes', () => {
  it('are in their history', async () => {
    const { owner } = await newMenu();
    const csv = (await save(owner, 'csv')).toString('utf8').trimEnd();
    const soupLine = csv.split('\r\n').find((line) => line.includes('-10%')) ?? '';
    const { draft } = await apply(owner, `${csv}\r\n${soupLine.replace("'-10% today: soup", 'Onion soup')}`);
    const copied = itemsOf(draft).find(({ title }) => title === 'Onion soup');
    const rows = (await t.deps.db.select().from(allergenDeclarations)).filter(
      (row) => row.restaurant_id === owner.restaurant_id && row.item_id === copied?.id,
    );
    expect(rows).toMatchObject([{ title: 'Onion soup', declared: { allergens: MILK } }]);
  });
});

describe('amounts that can’t be read', () => {
  it.each(['35K', '12 cl', '3 for', '12/05'])('%s is a problem of its line', async (price) => {
    expect(await problemsOf(await newOwner(t), `Dish,Price\nSoup,${price}`)).toEqual([[2, 'amount']]);
  });

  it.each(['$9.50', '9.50 CAD', 'CA$9.50', '9.50 kr', '9.50 $'])('%s is an amount', async (price) => {
    expect(itemsOf((await apply(await newOwner(t), `Dish,Price\nSoup,${price}`)).draft)[0]?.price).toBe(950);
  });

  it('are asked about in columns that aren’t recognised', async () => {
    const asked = await read(await newOwner(t), 'Nama,Harga\nNasi,15.000');
    expect(asked.columns?.decimal).toBeNull();
  });

  it('are whole where the currency has no decimals', async () => {
    const input = { restaurant_id: 'AB', currency: 'CLP', sized_dishes: { ids: [], titles: [] } } as const;
    const answer = await readFile({ ...input, bytes: Buffer.from('Dish,Price\nCazuela,15.000\nPan,9000') });
    expect(answer).toMatchObject({
      draft: { sections: [{ items: [{ data: { price: '15000' } }, { data: { price: '9000' } }] }] },
    });
  });

  const workbook = async (cells: string, { styles = '', sharedTexts = '' } = {}) => {
    const zip = new ZipFile();
    const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name);
    add('xl/workbook.xml', '<workbook><sheets><sheet r:id="a"/></sheets></workbook>');
    const parts = [
      ['a', 'worksheet', 'worksheets/sheet1.xml'],
      ['b', 'styles', 'styles.xml'],
      ['c', 'sharedStrings', 'sharedStrings.xml'],
    ];
    const relations = parts.map(
      ([id, type, target]) => `<Relationship Id="${id}" Type="x/${type}" Target="${target}"/>`,
    );
    add('xl/_rels/workbook.xml.rels', `<Relationships>${relations.join('')}</Relationships>`);
    add('xl/styles.xml', `<styleSheet>${styles}</styleSheet>`);
    add('xl/sharedStrings.xml', `<sst>${sharedTexts}</sst>`);
    const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
    const header = `<row r="1">${text('Dish')}${text('Price')}</row>`;
    const sheetXml = `<worksheet><sheetData>${header}<row r="2">${text('Soup')}${cells}</row>`;
    add(
      'xl/worksheets/sheet1.xml',
      `${sheetXml}<row r="1048576"/><row r="3"><c r="XFD3" s="1"/></row></sheetData></worksheet>`,
    );
    zip.end();
    return await buffer(zip.outputStream);
  };

  it.each([
    ['a formula without its result', '<c r="B2"><f>A1*2</f></c>', 'formula'],
    ['a formula that failed', '<c r="B2" t="e"><f>A1*2</f><v>#REF!</v></c>', 'formula'],
    ['a date', '<c r="B2" s="1"><v>46143</v></c>', 'date'],
    ['a date of a format of its own', '<c r="B2" s="2"><v>46143</v></c>', 'date'],
    ['a shared text that is missing', '<c r="B2" t="s"/>', 'missing_text'],
  ])('%s in a workbook is a problem of its line', async (_, cell, problem) => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>';
    const file = await workbook(cell, { styles, sharedTexts: '<si><t>9</t></si>' });
    expect(await problemsOf(await newOwner(t), file)).toEqual([[2, problem]]);
  });

  it('leaves formatted cells without a content out', async () => {
    const file = await workbook('<c r="B2"><f>19/2</f><v>9.5</v></c>');
    expect(itemsOf((await apply(await newOwner(t), file)).draft)).toMatchObject([{ title: 'Soup', price: 950 }]);
  });
});

describe('files as people write them', () => {
  it.each([
    ['with a Cyrillic start', 'Название,Цена\nСуп,9.50'],
    ['with a header that begins as a zip', 'PK;Name;Price\n1;Soup;9.50'],
  ])('are asked about: %s', async (_, content) => {
    expect((await read(await newOwner(t), content)).columns?.lines).toBe(1);
  });

  it('are named the line of a quotation mark that isn’t closed', async () => {
    expect((await problemsOf(await newOwner(t), 'Dish,Price\nSoup,9\n"Big" Burger,12'))[0]).toEqual([3, 'quotes']);
  });

  it('may begin with a blank line, which is counted', async () => {
    const owner = await newOwner(t);
    expect(await problemsOf(owner, '\nDish,Price\nSoup,nine')).toEqual([[3, 'amount']]);
  });

  it('may separate tags by commas, and have spaces and empty texts in JSON', async () => {
    const { owner } = await newMenu();
    const json = JSON.parse((await save(owner, 'json')).toString('utf8'));
    Object.assign(json.sections[0].items[0], { title: ' Soup ', description: '' });
    const { draft } = await apply(owner, JSON.stringify(json));
    expect(itemsOf(draft)[0]).toMatchObject({ title: 'Soup', description: null });
    const tagged = await apply(await newOwner(t), 'Dish,Tags\nStew,"vegan, spicy"');
    expect(itemsOf(tagged.draft)[0]?.tags).toEqual(['vegan', 'spicy']);
  });
});

describe('a bad file', () => {
  const refusal = async (content: string | Uint8Array) => {
    const owner = await newOwner(t);
    const answer = await send(owner, content);
    expect((await owner.get(API_PATHS.imports)).json().imports).toEqual([]);
    const { code, message } = answer.json().error;
    return code === 'data_file_refused' ? message : code;
  };

  it('is refused whole, with one clear line', async () => {
    const head = { format: 'ardoise-menu', version: 2, restaurant_id: 'x', currency: 'CAD', menu: {}, sections: [] };
    expect(await refusal(JSON.stringify(head))).toMatch(/another version/);
    expect(await refusal('{"dishes": []}')).toMatch(/neither CSV/);
    expect(await refusal('{"broken')).toMatch(/neither CSV/);
    expect(await refusal('Dish,Price (EUR)\nSoup,9.50')).toMatch(/another currency/);
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toMatch(/password/);
    expect(await refusal(Buffer.from('PK\u0003\u0004 no zip at all'))).toMatch(/neither CSV/);
    expect(await refusal(`Dish\n${'Soup\n'.repeat(10_001)}`)).toMatch(/too large/);
    expect(await refusal('Dish,Price\n,\n')).toBe('import_empty');
  });

  it('is refused once it has unpacked more than it may, whatever size it states', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('<workbook><sheets><sheet r:id="a"/></sheets></workbook>'), 'xl/workbook.xml');
    zip.addBuffer(
      Buffer.from('<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>'),
      'xl/_rels/workbook.xml.rels',
    );
    zip.addBuffer(Buffer.alloc(80 * 1024 * 1024, ' '), 'xl/worksheets/sheet1.xml');
    zip.end();
    const bomb = await buffer(zip.outputStream);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(bomb)).toMatch(/too large/);
  });

  it('names each line that has to be corrected, in the owner’s language', async () => {
    const owner = await newOwner(t);
    const lines = ['Dish,Section,Price,Price up to,Allergens', ',Mains,5.00,,', `${'x'.repeat(201)},Mains,,,`];
    const content = [...lines, 'Soup,Mains,9.00,8.00,gold'].join('\n');
    const answer = (await send(owner, content, undefined, '?lang=fr')).json();
    expect(answer.problems.map(({ row, problem }: { row: number; problem: string }) => [row, problem])).toEqual([
      [2, 'no_name'],
      [3, 'too_long'],
      [4, 'allergens'],
      [4, 'range'],
    ]);
    expect(answer.problems[0].message).toBe('Cette ligne n’a pas de plat.');
  });

  it('imports nothing of more dishes than a restaurant can have', async () => {
    expect(await refusal(`Dish\n${Array.from({ length: 3_001 }, (_, index) => `Dish ${index}`).join('\n')}`)).toBe(
      'too_many_items',
    );
  });

  it('makes a new menu on demand and keeps the others', async () => {
    const owner = await newOwner(t);
    await makeMenu(owner, { title: 'Lunch' });
    const { import: started } = await read(owner, 'Dish,Price\nSoup,9.50');
    const id = started?.id ?? 0;
    const choices = {
      fields: {},
      removed: [],
      cursor: null,
      against_menu: { target: { option: 'add', menu_id: null, title: 'Brunch' } },
    };
    await owner.put(fillPath(API_PATHS.importReview, { id }), choices);
    expect((await owner.post(fillPath(API_PATHS.importApply, { id }))).statusCode).toBe(200);
    expect(outline(await getDraft(owner), 3)).toEqual({ Brunch: ['Soup 950'] });
  });
});

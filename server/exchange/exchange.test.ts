import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { ZipFile } from 'yazl';
import { type MenuDataAnswer, menuDataAnswerSchema } from '../../shared/api/menu-data.ts';
import { DATA_PATHS } from '../../shared/data-paths.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { getDraft, getReview, outline } from '../../test/imports.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();

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

  it('declares allergens, details and what is sold out, shown before', async () => {
    const { owner, soup } = await newMenu();
    const { comparison, draft, id } = await apply(
      owner,
      'Dish,Section,Allergens,Details,Sold out\n-10% today: soup,Mains,"milk, fish?",Ask us,yes',
    );
    expect(comparison.changed[0]?.changes).toMatchObject({
      allergens: { from: { dish: MILK }, to: { dish: [...MILK, { code: 'fish', state: 'may_contain' }] } },
      details: { to: 'Ask us' },
      sold_out: { from: false, to: true },
    });
    const [item] = draft.menus[0]?.sections[0]?.items ?? [];
    expect(item).toMatchObject({ id: soup.id, details: 'Ask us', sold_out: true });
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
  it.each([
    [
      'Square',
      'Token,Item Name,Variation Name,SKU,Description,Category,Price\nX1,Latte,Small,,Milk,Drinks,4.00\nX1,Latte,Large,,Milk,Drinks,5.25\nX2,Muffin,Regular,,,Food,3.50',
    ],
    ['Toast', 'Name,Menu Group,Base Price,PLU\nLatte,Drinks,4.00,1\nMuffin,Food,3.50,2'],
    [
      'TastyIgniter',
      'menu_id,menu_name,menu_price,menu_description,categories\n1,Latte,4.0000,Milk,Drinks\n2,Muffin,3.5000,,Food',
    ],
  ])('recognises an export of %s', async (program, content) => {
    const owner = await newOwner(t);
    const { draft } = await apply(owner, content);
    const [drinks, food] = draft.menus[0]?.sections ?? [];
    expect([drinks?.title, food?.title]).toEqual(['Drinks', 'Food']);
    expect(food?.items).toMatchObject([{ title: 'Muffin', price: 350, variants: [] }]);
    expect(drinks?.items).toMatchObject([
      program === 'Square'
        ? {
            title: 'Latte',
            price: null,
            variants: [
              { label: 'Small', price: 400 },
              { label: 'Large', price: 525 },
            ],
          }
        : { title: 'Latte', price: 400 },
    ]);
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
    const lines = [
      'Dish,Section,Price,Price up to,Allergens,Sold out',
      ',Mains,5.00,,,',
      `${'x'.repeat(201)},Mains,,,,`,
    ];
    const content = [...lines, 'Soup,Mains,9.00,8.00,gold,perhaps'].join('\n');
    const answer = (await send(owner, content, undefined, '?lang=fr')).json();
    expect(answer.problems.map(({ row, problem }: { row: number; problem: string }) => [row, problem])).toEqual([
      [2, 'no_name'],
      [3, 'too_long'],
      [4, 'range'],
      [4, 'allergens'],
      [4, 'sold_out'],
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

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { openDrawing } from '../../reader/pages/draw-pdf.ts';
import type { DeclaredAllergen } from '../../shared/allergens.ts';
import type { PaperChoice } from '../../shared/api/paper.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { itemsOf } from '../../shared/menu.ts';
import { PAPER_PATHS } from '../../shared/menu-paper.ts';
import { formatMoney } from '../../shared/money.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { PUBLICATION_SCHEMA, type PublicItem, type PublicRestaurant } from '../../shared/publication.ts';
import { withTexts } from '../../shared/translated-texts.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { readQr } from '../../test/read-qr.ts';
import { sampleItem, sampleMenu, sampleRestaurant, sampleSection } from '../../test/sample-publication.ts';
import { carryOutPaper } from './carry-out-paper.ts';
import { type LanguageOfPaper, paperContent } from './paper-content.ts';
import { paperPdf } from './paper-pdf.ts';

const ADDRESS = 'https://menus.example.org/restaurants/7k3m9x2p4q';
const CHECKED_AT = '2026-11-02T10:00:00.000Z';
const TODAY = '2026-11-02';
const contains = (...codes: DeclaredAllergen['code'][]): Partial<PublicItem> => ({
  allergens: codes.map((code) => ({ code, state: 'contains' })),
  allergens_checked_at: CHECKED_AT,
});

const cafe = sampleRestaurant({ title_font: 'playfair', text_font: 'lora' });
/** Sixty dishes, each with words that no other has. */
const bistro = sampleRestaurant({
  name: 'Le Bistro des Quais',
  title_font: 'cormorant',
  text_font: 'source-sans',
  menus: [
    sampleMenu({
      sections: ['To begin', 'Mains', 'From the grill', 'Cheese', 'Desserts', 'Wine'].map((title, index) =>
        sampleSection(
          index + 1,
          title,
          Array.from({ length: 10 }, (_, dish) =>
            sampleItem(index * 10 + dish + 1, `Plate ${index}–${dish} of the house`, {
              description: `Number${index}x${dish} slowly roasted with thyme, shallots and a spoonful of old vinegar${dish % 3 === 0 ? ', served with the vegetables of the day and bread from our own oven, and a little butter' : ''}`,
              price: 1_200 + dish * 50,
              ...(dish % 2 === 0 ? contains('milk', 'wheat') : {}),
            }),
          ),
        ),
      ),
    }),
  ],
});
/** The same as if it were translated. */
const translated = (restaurant: PublicRestaurant): PublicRestaurant =>
  withTexts(restaurant, (_, source) => `${source} (fr)`);
const eastern = sampleRestaurant({
  name: '寿司 すずき',
  main_locale: 'ja',
  currency: 'JPY',
  tagline: '旬の魚を、静かな席で。',
  menus: [
    sampleMenu({
      title: '夕食',
      sections: [
        sampleSection(1, '前菜', [
          sampleItem(1, '枝豆', { description: '塩ゆでです。', price: 500 }),
          sampleItem(2, '胡麻豆腐 🌶️ 辛口', { price: 800 }),
          sampleItem(3, '회덮밥', { description: '매콤한 소스와 신선한 채소를 곁들인 덮밥입니다.', price: 1_500 }),
        ]),
      ],
    }),
  ],
});

type Printed = { restaurants: LanguageOfPaper[]; choice: PaperChoice };
const inLanguage = (locale: MenuLocale, restaurant: PublicRestaurant): LanguageOfPaper => ({
  locale,
  restaurant,
  untranslated: new Set(),
});
const inMainLanguage = (restaurant: PublicRestaurant, choice: Partial<PaperChoice> = {}): Printed => ({
  restaurants: [inLanguage(restaurant.main_locale, restaurant)],
  choice: { paper: 'a4', columns: '1', length: 'auto', allergens: 'numbers', ...choice },
});

async function print({ restaurants, choice }: Printed) {
  const { allergens } = choice;
  const content = paperContent({
    restaurants,
    menu_id: 1,
    published_at: CHECKED_AT,
    today: TODAY,
    allergens,
    address: ADDRESS,
  });
  const [main] = restaurants;
  if (!content || !main) throw new Error('there is no such menu');
  return await paperPdf(content, choice, main.restaurant);
}

async function printed(input: Printed) {
  const file = await print(input);
  if (!file.printed) throw new Error(`not printable: ${file.unprintable}`);
  return file.printed;
}

type Box = { page: number; text: string; x: number; y: number; width: number; height: number };

/** As a program reads it: the words with their places, and the structure. */
async function read(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const boxes: Box[] = [];
  const roles: string[] = [];
  /** Of each text that has one in the structure. */
  const languages = new Map<string, string>();
  const sizes: { width: number; height: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push({ width, height });
    for (const item of (await page.getTextContent()).items)
      if ('str' in item && item.str.trim() !== '') {
        const [, , , size = 0, x = 0, y = 0] = item.transform;
        boxes.push({ page: number, text: item.str, x, y: height - y, width: item.width, height: size });
      }
    const textById = new Map<string, string>();
    let markedId = '';
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items)
      if ('str' in item) textById.set(markedId, (textById.get(markedId) ?? '') + item.str);
      else if ('id' in item && item.id) markedId = item.id;
    const collect = (node: object, language = ''): void => {
      const nodeLanguage = 'lang' in node && typeof node.lang === 'string' ? node.lang : language;
      if ('role' in node && typeof node.role === 'string') roles.push(node.role);
      if ('id' in node && typeof node.id === 'string')
        languages.set((textById.get(node.id) ?? '').trim(), nodeLanguage.slice(0, 2));
      // The children of a node, of which contents have none.
      for (const child of ('children' in node ? node.children : []) as object[]) collect(child, nodeLanguage);
    };
    const tree = await page.getStructTree();
    if (tree) collect(tree);
  }
  const { info } = await document.getMetadata();
  const marks: unknown = await document.getMarkInfo();
  // A map, though the types of pdfjs say that it is an object.
  const isTagged = marks instanceof Map && marks.get('Marked') === true;
  return { boxes, roles, languages, sizes, info: info as { Title?: string; Language?: string }, isTagged };
}

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, '');
const allText = (boxes: readonly Box[]) => plain(boxes.map(({ text }) => text).join(''));
const countOf = (text: string, part: string) => text.split(part).length - 1;

/** Whether two words are on different pages or beside or below each other. */
const isApart = (box: Box, other: Box): boolean =>
  box.page !== other.page ||
  box.x + box.width <= other.x + 0.5 ||
  other.x + other.width <= box.x + 0.5 ||
  box.y <= other.y - other.height * 0.72 ||
  other.y <= box.y - box.height * 0.72;

const PRINTS: [name: string, input: Printed, pages: number][] = [
  ['a short menu', inMainLanguage(cafe), 1],
  ['a long menu in two columns', inMainLanguage(bistro, { columns: '2' }), 3],
  [
    'a long menu in three columns on Letter',
    inMainLanguage(bistro, { columns: '3', paper: 'letter', allergens: 'none' }),
    3,
  ],
  ['a board', inMainLanguage(bistro, { columns: '3', paper: 'a3', allergens: 'words' }), 2],
  ['a folded menu', inMainLanguage(bistro, { paper: 'a5' }), 4],
  [
    'a menu in two languages',
    {
      ...inMainLanguage(bistro, { allergens: 'words' }),
      restaurants: [...inMainLanguage(bistro).restaurants, inLanguage('fr', translated(bistro))],
    },
    7,
  ],
  ['a Japanese menu', inMainLanguage(eastern), 1],
];

/** Every word of the menus, and each dish once. */
function expectTexts(text: string, restaurants: Printed['restaurants']): void {
  const titles: string[] = [];
  for (const { restaurant, locale } of restaurants) {
    const money = { locale, currency: restaurant.currency, whole: restaurant.currency === 'JPY' };
    const items = itemsOf(restaurant.menus);
    titles.push(...items.map((item) => plain(item.title.replace(/🌶️/u, ''))));
    const parts = items.flatMap(({ variants, options }) => [...variants, ...options]);
    const prices = [...items, ...parts].flatMap(({ price }) => (price === null ? [] : [formatMoney(price, money)]));
    const sections = restaurant.menus.flatMap((menu) => menu.sections);
    const words = [
      ...[...items, ...sections].map(({ description }) => description ?? ''),
      ...sections.map(({ title }) => title),
      ...parts.map(({ label }) => label),
      ...prices,
    ];
    for (const word of words) expect(text).toContain(plain(word));
  }
  // A translation has its original's words.
  for (const title of titles)
    expect([title, countOf(text, title)]).toEqual([title, titles.filter((other) => other.includes(title)).length]);
}

test.each(PRINTS)(
  '%s has every text once, tagged, in place, and a code that leads to the menu',
  async (_, input, maxPages) => {
    const { bytes, layout } = await printed(input);
    const { boxes, roles, sizes, info, isTagged } = await read(bytes);
    expect(sizes.length).toBeLessThanOrEqual(maxPages);
    expect(layout.too_long).toBeNull();

    const text = allText(boxes);
    expectTexts(text, input.restaurants);
    expect(text).not.toContain('?');

    const [main] = input.restaurants;
    const sectionCount = main?.restaurant.menus.flatMap(({ sections }) => sections).length ?? 0;
    expect(isTagged).toBe(true);
    expect(roles.filter((role) => role === 'H1').length).toBe(1);
    expect(roles.filter((role) => role === 'H2').length).toBe(sectionCount * input.restaurants.length);
    expect(roles).toEqual(expect.arrayContaining(['L', 'LI', 'LBody', 'P', 'Figure']));
    expect([info.Title, info.Language]).toEqual([
      `${main?.restaurant.name} – ${main?.restaurant.menus[0]?.title}`,
      main?.locale,
    ]);

    for (const { page, x, y, width, height, text: words } of boxes) {
      const size = sizes[page - 1];
      const isInside = x > 20 && y - height > 20 && x + width < (size?.width ?? 0) - 20 && y < (size?.height ?? 0) - 12;
      expect([words, isInside]).toEqual([words, true]);
    }
    const overlaps = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).flatMap((other) => (isApart(box, other) ? [] : [[box.text, other.text]])),
    );
    expect(overlaps).toEqual([]);

    const lastPage = layout.isFolded ? 0 : layout.page_count - 1;
    const page = await (await openDrawing(bytes)).drawPage(lastPage, 1800);
    expect(await readQr(await page.png().toBuffer())).toBe(ADDRESS);
  },
);

test('each dish is one item of its section’s list', async () => {
  const { roles } = await read((await printed(inMainLanguage(bistro, { columns: '2' }))).bytes);
  expect(roles.filter((role) => role === 'LI').length).toBe(60);
});

test('what doesn’t fit says which descriptions to shorten, and fits if they are', async () => {
  const choice = { length: '2', columns: '2' } as const;
  const { layout } = await printed(inMainLanguage(bistro, { ...choice, paper: 'a4', length: '1' }));
  expect(layout.too_long).toEqual({ shorten: null });
  const long = withTexts(bistro, (kind, source) =>
    kind === 'item_description' && source.startsWith('Number1x3') ? `${source} `.repeat(14).trim() : source,
  );
  const fitting = (restaurant: PublicRestaurant) =>
    printed(inMainLanguage(restaurant, { ...choice, columns: '3', paper: 'letter' }));
  const shorten = (await fitting(long)).layout.too_long?.shorten;
  expect(shorten?.titles).toContain('Plate 1–3 of the house');
  const shortened = withTexts(long, (kind, source) =>
    kind === 'item_description' ? source.slice(0, shorten?.characters) : source,
  );
  expect((await fitting(shortened)).layout.too_long).toBeNull();
});

test('a sign without letters is left out; a text with other letters is refused, never printed as question marks', async () => {
  expect((await print(inMainLanguage(eastern))).left_out).toEqual(['🌶']);
  const arabic = await print(inMainLanguage({ ...cafe, tagline: 'مطبخ على القناة' }));
  expect([arabic.printed, arabic.unprintable]).toEqual([undefined, ['مطبخ على القناة']]);
});

test('allergens are numbers with a key, words, or not there; traces are in brackets', async () => {
  const dish = sampleItem(1, 'Granola', {
    price: 900,
    allergens: [
      { code: 'almond', state: 'contains' },
      { code: 'milk', state: 'may_contain' },
    ],
    allergens_checked_at: CHECKED_AT,
    options: [{ label: 'Egg', price: 200, allergens: [{ code: 'eggs', state: 'contains' }] }],
  });
  const unchecked = sampleItem(2, 'Cake', { allergens: [{ code: 'gluten', state: 'contains' }] });
  const restaurant = sampleRestaurant({
    menus: [sampleMenu({ sections: [sampleSection(1, 'Breakfast', [dish, unchecked])] })],
  });
  const textOf = async (allergens: PaperChoice['allergens']) =>
    allText((await read((await printed(inMainLanguage(restaurant, { allergens }))).bytes)).boxes);
  const numbers = await textOf('numbers');
  for (const part of [
    'Granola8a,(7)',
    'Egg[3]+$2',
    'Contains:3eggs,8aalmonds',
    'Maycontain:(7)milk',
    'alwaysaskthestaff',
  ])
    expect(numbers).toContain(part);
  const words = await textOf('words');
  for (const part of ['Contains:almonds', 'Maycontain:milk', '“Egg”:Contains:eggs']) expect(words).toContain(part);
  const none = await textOf('none');
  for (const text of [numbers, words, none]) {
    expect(text).toContain('Tellusaboutanyallergy');
    expect(text).not.toContain('gluten');
  }
  expect(none).not.toContain('almond');
});

const menuOf = (items: PublicItem[], fields: Partial<PublicRestaurant> = {}): PublicRestaurant =>
  sampleRestaurant({ menus: [sampleMenu({ sections: [sampleSection(1, 'Plates', items)] })], ...fields });
const readMenu = async (restaurant: PublicRestaurant, choice: Partial<PaperChoice> = {}) =>
  await read((await printed(inMainLanguage(restaurant, choice))).bytes);
const NO_CONTACT = { address: null, phone: null, hours: null };

test('sizes beside a name are apart, whatever else is printed', async () => {
  const wine = sampleItem(1, 'Chenin', {
    variants: [
      { label: 'Glass', price: 800 },
      { label: 'Bottle', price: 4_000 },
    ],
  });
  const { boxes } = await readMenu(menuOf([wine], NO_CONTACT));
  expect(allText(boxes)).toContain('Glass$8·Bottle$40');
});

test('ordinary signs are printed, by others that mean the same if need be; what isn’t is named', async () => {
  const dishes = [
    sampleItem(1, '★ Stir‐fry, salt‑and‑pepper ①', {
      description: '1⅓ cups, ≈ 30 ℃, ﬁne 1️⃣ \u{1FBFA}',
      tags: ['🌶️', 'Hot', '🥜'],
    }),
    sampleItem(2, 'Soup', { tags: ['🌶️', '🥜'] }),
  ];
  const file = await print(inMainLanguage(menuOf(dishes, NO_CONTACT)));
  expect(file.unprintable).toEqual([]);
  expect(file.left_out.toSorted()).toEqual(['🌶', '🥜', '\u{1FBFA}'].toSorted());
  const { boxes } = await read(file.printed?.bytes ?? new Uint8Array());
  const [text, spaced] = [allText(boxes), boxes.map((box) => box.text).join('')];
  for (const part of ['Stir-fry,salt-and-pepper', 'fine1', 'Hot']) expect(text).toContain(part);
  expect(text).not.toContain('·');
  expect(spaced).toMatch(/1\s+1\/3 cups/);
});

test('a dish whose name is a sign alone is named, and nothing is printed with a price of nothing', async () => {
  const file = await print(inMainLanguage(menuOf([sampleItem(1, '🍕', { price: 1_200 })])));
  expect([file.printed, file.unprintable]).toEqual([undefined, ['🍕']]);
});

test('in two languages, too, the advice to shorten is true', async () => {
  const sentence = 'Slowly roasted with thyme, shallots, a spoonful of old vinegar and the vegetables of the day';
  const dishes = Array.from({ length: 15 }, (_, index) =>
    sampleItem(index + 1, `Plate ${index}`, { description: `${sentence}, ${index}`, price: 1_200 }),
  );
  const inTwo = (restaurant: PublicRestaurant) =>
    printed({
      ...inMainLanguage(restaurant, { paper: 'letter', length: '1', allergens: 'none' }),
      restaurants: [inLanguage('en', restaurant), inLanguage('fr', restaurant)],
    });
  const restaurant = menuOf(dishes);
  const shorten = (await inTwo(restaurant)).layout.too_long?.shorten;
  expect(shorten?.lines).toBeGreaterThan(0);
  const shortened = withTexts(restaurant, (kind, source) =>
    kind === 'item_description' ? source.slice(0, shorten?.characters) : source,
  );
  expect((await inTwo(shortened)).layout.too_long).toBeNull();
});

test('a text that isn’t translated is in its own language, counted, and guests read that it is so', async () => {
  const original = menuOf([sampleItem(1, 'Tarte', { price: 850 }), sampleItem(2, 'Flan')], {
    main_locale: 'fr',
    tagline: null,
  });
  const texts = [
    { kind: 'menu_title', source: 'Dinner', text: 'Supper' },
    { kind: 'section_title', source: 'Plates', text: 'Dishes' },
    { kind: 'item_title', source: 'Tarte', text: 'Pie' },
  ] as const;
  const content = { schema: PUBLICATION_SCHEMA, public: original, assistant: { details: [] } };
  const query = {
    menu: 1,
    paper: 'a4',
    columns: '1',
    length: 'auto',
    allergens: 'numbers',
    locale: 'en',
    purpose: 'table',
  } as const;
  const task = {
    ...{ query, name: 'partly translated', stored: JSON.stringify(content), published_at: CHECKED_AT, today: TODAY },
    ...{ address: ADDRESS, languages: [{ locale: 'en' as const, texts: [...texts] }] },
  };
  const preview = await carryOutPaper({ ...task, answer: { page: 0 } });
  expect(preview).toMatchObject({ kind: 'preview', preview: { menu: 1, untranslated: 1, left_out: [] } });
  const file = await carryOutPaper({ ...task, answer: 'file' });
  if (file.kind !== 'file') throw new Error(file.kind);
  const { boxes, languages } = await read(file.bytes);
  expect(allText(boxes)).toContain('Partlytranslated');
  expect(languages.get('Flan')).toBe('fr');
  expect(languages.get('Pie')).toBe('en');
});

test('a heading is above its first dishes, however unlike the columns are', async () => {
  const long = 'Slowly roasted with thyme and shallots, served with the vegetables of the day. '.repeat(4);
  const dishes = [sampleItem(1, 'Roast', { description: long }), sampleItem(2, 'Soup')];
  const { boxes } = await readMenu(menuOf(dishes), { columns: '2' });
  const leftOf = (text: string) => boxes.find((box) => box.text.trim() === text)?.x;
  expect(leftOf('Plates')).toBeDefined();
  expect(leftOf('Roast')).toBe(leftOf('Plates'));
});

test('taxes are letters, as numbers are allergens; of a long price, too', async () => {
  const dishes = [
    sampleItem(1, 'Beer', { price: 700, taxes: [1], ...contains('gluten') }),
    sampleItem(2, 'Lobster', { price_text: 'price of the day, by the weight', taxes: [1, 2] }),
  ];
  const text = allText((await readMenu(menuOf(dishes), { columns: '3' })).boxes);
  for (const part of ['Beer1', '$7A', 'theweightAB', '1gluten', 'AGST', 'BQST']) expect(text).toContain(part);
  expect(text).not.toContain('1GST');
});

test('nothing is printed too small to read', async () => {
  const { boxes } = await readMenu(bistro, { paper: 'a5' });
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(6.5);
});

/** Closed on the 2nd and the 3rd of so many months, from the next on. */
const closedIn = (months: number): PublicRestaurant['opening_hours'] => ({
  periods: [],
  closed: Array.from({ length: months }, (_, index) => {
    const month = `${2027 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return { from: `${month}-02`, to: `${month}-03` };
  }),
});

test('opening hours that are higher than the page are left out, and nothing is cut', async () => {
  const restaurant = menuOf([sampleItem(1, 'Soup')], { hours: null, opening_hours: closedIn(200) });
  const { bytes, hasHours } = await printed(inMainLanguage(restaurant, { paper: 'a5' }));
  expect(hasHours).toBe(false);
  const { boxes } = await read(bytes);
  expect(boxes.every(({ y, height }) => y - height > 0 && y < 595)).toBe(true);
  expect(allText(boxes)).toContain('12quaidesBrumes');
  expect((await printed(inMainLanguage({ ...restaurant, opening_hours: closedIn(2) }, { paper: 'a5' }))).hasHours).toBe(
    true,
  );
});

test('days that are over when it is printed aren’t on it', async () => {
  const closed = [
    { from: '2026-11-01', to: '2026-11-01' },
    { from: '2026-12-24', to: '2026-12-26' },
  ];
  const { boxes } = await readMenu(
    menuOf([sampleItem(1, 'Soup')], { hours: null, opening_hours: { periods: [], closed } }),
  );
  expect(allText(boxes)).toContain('December24');
  expect(allText(boxes)).not.toContain('November1,');
});

test('in two languages, opening hours by days are in both, and the owner’s own words about them are printed once', async () => {
  const closed = [{ from: '2026-12-24', to: '2026-12-24' }];
  const inTwo = async (fields: Partial<PublicRestaurant>) => {
    const restaurant = menuOf([sampleItem(1, 'Soup')], fields);
    const restaurants = [inLanguage('en', restaurant), inLanguage('fr', restaurant)];
    return allText((await read((await printed({ ...inMainLanguage(restaurant), restaurants })).bytes)).boxes);
  };
  const byDay = await inTwo({ hours: null, opening_hours: { periods: [], closed } });
  for (const date of ['December24', '24décembre']) expect([date, countOf(byDay, date)]).toEqual([date, 1]);
  expect(countOf(byDay, '12quaidesBrumes')).toBe(1);
  expect(countOf(await inTwo({ hours: 'Dinner from six' }), 'Dinnerfromsix')).toBe(1);
});

/** Served in France: two menus, of which the second is the wines'. */
const brasserie = sampleRestaurant({
  main_locale: 'fr',
  currency: 'EUR',
  prices_include_taxes: true,
  service_charge: 'included',
  menus: [
    sampleMenu({
      title: 'Carte',
      sections: [
        sampleSection(1, 'Plats', [
          sampleItem(1, 'Coq au vin', { price: 2_200 }),
          sampleItem(2, 'Poisson du jour', { price: null }),
        ]),
      ],
    }),
    sampleMenu({
      id: 2,
      title: 'Cave',
      sections: [
        sampleSection(2, 'Vins rouges', [
          sampleItem(3, 'Morgon 75 cl', { price: 2_800 }),
          sampleItem(4, 'Chinon', { price: 2_600 }),
          sampleItem(5, 'Sans prix', { price: null }),
        ]),
        sampleSection(3, 'Boissons', [
          sampleItem(6, 'Verre de vin blanc 12 cl', { price: 600 }),
          sampleItem(7, 'Limonade 25 cl', { price: 400 }),
        ]),
      ],
    }),
  ],
});

async function outside(query: { service_rate?: number; drinks?: 'included' | 'not_included' } = {}, menu = 1) {
  const content = { schema: PUBLICATION_SCHEMA, public: brasserie, assistant: { details: [] } };
  const fixed = { paper: 'a4', columns: '1', length: 'auto', allergens: 'numbers', purpose: 'outside' } as const;
  const task = {
    query: { ...fixed, menu, ...query },
    name: `outside ${menu} ${JSON.stringify(query)}`,
    stored: JSON.stringify(content),
    ...{ published_at: CHECKED_AT, today: TODAY, address: ADDRESS },
    languages: [{ locale: 'fr' as const, texts: [] }],
  };
  const preview = await carryOutPaper({ ...task, answer: { page: 0 } });
  const file = await carryOutPaper({ ...task, answer: 'file' });
  if (preview.kind !== 'preview' || file.kind !== 'file') throw new Error(`${preview.kind}, ${file.kind}`);
  return { notes: preview.preview.outside, text: allText((await read(file.bytes)).boxes) };
}

test('the menu outside has the wines of other menus, says what the decree asks for, and names what is missing', async () => {
  const { notes, text } = await outside({ service_rate: 15, drinks: 'not_included' });
  for (const part of [
    'Coqauvin',
    'Morgon',
    'Chinon',
    'Verredevinblanc',
    'Prixservicecompris(15%)',
    'Boissonnoncomprise',
  ])
    expect(text).toContain(part);
  // Neither another drink, nor the guest page's own sentence about service.
  for (const part of ['Limonade', 'Servicecompris.']) expect(text).not.toContain(part);
  expect(notes).toEqual({
    missing: ['wines'],
    wines: 3,
    drinks: 0,
    unpriced: { titles: ['Poisson du jour'], more: 0 },
    no_volume: { titles: ['Chinon'], more: 0 },
  });
});

test('a rate of the service that nobody entered isn’t printed, but asked for', async () => {
  const { notes, text } = await outside();
  expect(notes?.missing).toEqual(['service_rate', 'drinks', 'wines']);
  expect(text).not.toContain('Prixservicecompris');
  expect(text).toContain('Servicecompris.');
});

test('the paper for the tables has no line of it', async () => {
  const { boxes } = await readMenu(brasserie);
  expect(allText(boxes)).not.toContain('Morgon');
});

const t = await embeddedApp();

async function publishedOwner(): Promise<OwnerWithRestaurant> {
  const owner = await newOwner(t, { restaurant: { name: 'Chez Aglaé', main_locale: 'fr' } });
  const { section } = (await owner.post(API_PATHS.sections, { menu_id: 1, title: 'Desserts' })).json();
  await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'Tarte', price: 850 });
  await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
  return owner;
}
const fileOf = ({ restaurant_id, ...owner }: OwnerWithRestaurant, query: string, id = restaurant_id) =>
  owner.get(`${fillPath(PAPER_PATHS.file, { id })}?${query}`);
const previewOf = ({ restaurant_id: id, ...owner }: OwnerWithRestaurant, query: string) =>
  owner.get(`${fillPath(PAPER_PATHS.preview, { id })}?${query}`);

test('an owner looks at what guests see, and downloads it; later edits aren’t in it', async () => {
  const owner = await publishedOwner();
  await owner.post(API_PATHS.items, { menu_section_id: 1, title: 'Flan', price: 700 });
  const preview = await previewOf(owner, 'menu=1&locale=fr');
  expect(preview.json()).toEqual({
    menu: 1,
    menus: [{ id: 1, title: expect.any(String) }],
    locale: 'fr',
    locales: ['fr'],
    untranslated: 0,
    has_hours: true,
    outside: null,
    more_unprintable: 0,
    pages: 1,
    type_size: 12.5,
    too_long: null,
    left_out: [],
    unprintable: [],
    picture: expect.stringMatching(/^data:image\/png;base64,/),
  });
  const file = await fileOf(owner, 'menu=1&locale=fr&paper=letter');
  expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="menu-1-fr-letter.pdf"',
  ]);
  const text = allText((await read(file.rawPayload)).boxes);
  expect(text).toContain('Tarte8,50$');
  const first = await previewOf(owner, 'paper=letter');
  expect([first.json().menu, first.json().locale]).toEqual([1, 'fr']);
  expect(text).not.toContain('Flan');
});

test('before the first publication, and while the menu is offline, there is nothing to print', async () => {
  const owner = await publishedOwner();
  await owner.post(fillPath(API_PATHS.restaurantUnpublish, { id: owner.restaurant_id }));
  for (const ownerOfNothing of [owner, await newOwner(t)]) {
    const answer = await fileOf(ownerOfNothing, 'menu=1&locale=fr');
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'nothing_published']);
  }
});

test.each([
  ['menu=7&locale=fr', 404],
  ['menu=1&locale=de', 422],
  ['menu=1&locale=fr&second_locale=fr', 422],
  ['menu=1&locale=fr&paper=a5&columns=3', 422],
  ['menu=1&locale=fr&paper=a6', 422],
  ['menu=1&locale=fr&purpose=outside&service_rate=0', 422],
  ['menu=1&locale=fr&purpose=outside&service_rate=101', 422],
])('%s is refused', async (query, status) => {
  expect((await fileOf(await publishedOwner(), query)).statusCode).toBe(status);
});

test('another restaurant’s menu is not found', async () => {
  const other = await publishedOwner();
  expect((await fileOf(await publishedOwner(), 'menu=1&locale=fr', other.restaurant_id)).statusCode).toBe(404);
});

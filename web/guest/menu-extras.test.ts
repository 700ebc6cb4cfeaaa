import { describe, expect, test } from 'vitest';
import { MENU_LOCALES } from '../../shared/locales.ts';
import type { GuestPage } from '../../shared/render.ts';
import { ofItems, renderSamplePage } from '../../test/render-sample-page.ts';
import { sampleItem, sampleMenu, sampleSection } from '../../test/sample-publication.ts';
import { pages } from './render-pages.tsx';

/** The page's data for search engines, as they read it. */
function dataOf(html: string) {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}
const dishOf = (...args: Parameters<typeof sampleItem>) =>
  dataOf(renderSamplePage(ofItems(sampleItem(...args)))).hasMenu.hasMenuSection[0].hasMenuItem[0];

test('structured data has the restaurant, the menu, its sections and dishes', () => {
  const data = dataOf(renderSamplePage());
  expect(data).toMatchObject({ '@type': 'Restaurant', name: 'L’Étoile & Fils', telephone: '+1 514 555 0142' });
  expect(data.hasMenu).toMatchObject({ '@type': 'Menu', name: 'Dinner', inLanguage: 'en' });
  const [starters] = data.hasMenu.hasMenuSection;
  expect(starters.hasMenuItem[0]).toEqual({
    '@type': 'MenuItem',
    name: 'Smoked beets, goat curd',
    description: 'Buckwheat, a little honey vinegar',
    offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'CAD' },
    suitableForDiet: 'https://schema.org/VegetarianDiet',
  });
});

test('structured data has price ranges and sizes, never an unknown price', () => {
  const range = { '@type': 'AggregateOffer', lowPrice: '19.00', highPrice: '26.00', priceCurrency: 'CAD' };
  expect(dishOf(1, 'Whelks', { price: 1900, price_max: 2600 }).offers).toEqual(range);
  const variants = [
    { label: 'glass', price: 1200 },
    { label: 'bottle', price: null },
  ];
  const glass = { '@type': 'Offer', name: 'glass', price: '12.00', priceCurrency: 'CAD' };
  expect(dishOf(1, 'Chenin', { variants }).offers).toEqual(glass);
  expect(dishOf(1, 'Catch of the day', { price_text: 'market price' })).not.toHaveProperty('offers');
});

test.each([
  [['Végétalien'], 'https://schema.org/VeganDiet'],
  [
    ['halal', 'Gluten-free'],
    ['https://schema.org/HalalDiet', 'https://schema.org/GlutenFreeDiet'],
  ],
  [['vegan option', 'can be gluten-free', 'Spicy'], undefined],
])('the tags %j are the diet %j', (tags, diet) => {
  expect(dishOf(1, 'Soup', { tags }).suitableForDiet).toEqual(diet);
});

test('structured data has the address, the picture, the numbers and the hours', () => {
  const opening_hours = {
    periods: [
      { days: [2, 3], from: '17:00', to: '00:00', valid_from: null, valid_through: null },
      { days: [6], from: '10:00', to: '15:00', valid_from: '2027-07-01', valid_through: '2027-08-31' },
    ],
    closed: [{ from: '2026-12-24', to: '2026-12-26' }],
  };
  const data = dataOf(renderSamplePage({ opening_hours, phone: '514 555 0142 / 514 555 0143' }));
  const specification = { '@type': 'OpeningHoursSpecification' };
  expect(data).toMatchObject({
    url: 'https://menus.example/restaurants/7k3m9x2p4q',
    image: 'https://menus.example/restaurants/7k3m9x2p4q/card/0123.png',
    address: '12 quai des Brumes, Montréal',
    telephone: ['514 555 0142', '514 555 0143'],
    openingHoursSpecification: [
      {
        ...specification,
        dayOfWeek: ['https://schema.org/Tuesday', 'https://schema.org/Wednesday'],
        opens: '17:00',
        closes: '23:59',
      },
      { ...specification, opens: '10:00', closes: '15:00', validFrom: '2027-07-01', validThrough: '2027-08-31' },
      { ...specification, opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-26' },
    ],
  });
  expect(dataOf(renderSamplePage())).not.toHaveProperty('openingHoursSpecification');
});

test.each([
  ['en', ['Tuesday – Wednesday', 'Thursday'], '11:00 PM'],
  ['fr', ['mardi – mercredi', 'jeudi'], '23:00'],
  ['ja', ['火曜日 – 水曜日', '木曜日'], '23:00'],
] as const)('the foot lists the hours in %s, neighbouring days on one line', (locale, days, end) => {
  const usual = { valid_from: null, valid_through: null };
  const periods = [
    { days: [2, 3], from: '17:00', to: '23:00', ...usual },
    { days: [4, 5, 6, 7, 1], from: '17:00', to: '22:00', ...usual },
  ];
  const closed = [
    { from: '2026-12-25', to: '2026-12-25' },
    { from: '2025-12-25', to: '2025-12-25' },
  ];
  const html = renderSamplePage({ opening_hours: { periods, closed } }, { locale }).replaceAll('\u202f', ' ');
  const rows = Array.from(html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g), ([, day, times]) => [day, times]);
  expect(rows.map(([day]) => day)).toEqual(expect.arrayContaining([days[0]]));
  expect(rows.find(([day]) => day === days[0])?.[1]).toContain(end);
  expect(rows.some(([day]) => day?.startsWith(days[1]))).toBe(true);
  const foot = html.slice(html.indexOf('<footer'));
  expect(foot).toContain('2026');
  expect(foot).not.toContain('2025');
});

describe('a menu that is served at some times', () => {
  const season = { days: [6, 7], from: '10:00', to: '14:00', valid_from: '2025-06-01', valid_through: '2025-08-31' };
  const weekdays = { days: [1, 2, 3, 4, 5], from: '11:30', to: '14:30', valid_from: null, valid_through: null };
  const menus = [
    sampleMenu({ title: 'Lunch', serving_periods: [weekdays, season] }),
    sampleMenu({ id: 2, title: 'Dinner' }),
  ];
  const pageOf = (menu_id: number, timezone = 'America/Montreal') =>
    renderSamplePage({ menus, timezone }, { menu_id })
      .replaceAll(/[\u2068\u2069]/g, '')
      .replaceAll('\u202f', ' ');

  test('says when, without seasons that are over', () => {
    expect(pageOf(1)).toContain('Served: Monday – Friday 11:30 AM – 2:30 PM<');
    expect(pageOf(2)).not.toContain('Served: ');
  });

  test('brings what the script needs to say whether that is now, also on its tab', () => {
    expect(pageOf(1)).toContain('data-until="Served now · until {{time}}"');
    expect(pageOf(2)).toContain('data-closed="not now"');
  });

  test('omits "now" without a timezone', () => {
    expect(pageOf(1, 'UTC')).toContain('Served: Monday – Friday');
    expect(pageOf(1, 'UTC')).not.toContain('Served now');
  });
});

test('declared allergens imply no diet', () => {
  const declared = { allergens: [], allergens_checked_at: '2026-11-01T00:00:00.000Z' };
  expect(dishOf(1, 'Soup', declared)).not.toHaveProperty('suitableForDiet');
});

test('a dish’s name can’t end the data', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = renderSamplePage(ofItems(sampleItem(1, name)));
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(dishOf(1, name).name).toBe(name);
});

test('each finished language is named to search engines, and the main one for everybody else', () => {
  const alternates = (page: Partial<GuestPage>) =>
    Array.from(
      renderSamplePage({}, page).matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
      ([, lang, href]) => [lang, href],
    );
  const address = 'https://menus.example/restaurants/7k3m9x2p4q/menus/1';
  expect(alternates({ locale: 'zh', locales: ['en', 'fr', 'zh'] })).toEqual([
    ['en', address],
    ['fr', `${address}?lang=fr`],
    ['zh-Hans', `${address}?lang=zh`],
    ['x-default', address],
  ]);
  expect(alternates({})).toEqual([]);
  expect(alternates({ locales: ['en', 'fr'], preview: true })).toEqual([]);
});

test('French is listed first in Québec', () => {
  const rowOf = (timezone: string) => {
    const html = renderSamplePage({ taxes: [], timezone }, { locales: ['en', 'fr', 'es'] });
    const row = html.slice(html.indexOf('<nav class="languages"'), html.indexOf('</nav>'));
    return Array.from(row.matchAll(/hrefLang="(\w+)"/g), ([, lang]) => lang);
  };
  expect(rowOf('America/Montreal')).toEqual(['fr', 'en', 'es']);
  expect(rowOf('America/Toronto')).toEqual(['en', 'fr', 'es']);
});

test('all languages are one row, the page’s own marked in it', () => {
  const html = renderSamplePage({}, { locale: 'ar', locales: [...MENU_LOCALES] });
  const row = html.slice(html.indexOf('<nav class="languages"'), html.indexOf('</nav>'));
  expect(row.match(/<li><a /g)).toHaveLength(10);
  expect(row).toMatch(/<a [^>]*lang="ar"[^>]*aria-current="true"/);
  expect(row).not.toMatch(/button|\+/);
});

test('dishes without a picture are rows among the cards, or after a row of them; a section without any is a list', () => {
  const picture = { file: 'f00d', origin: 'owner', width: 900, height: 600 } as const;
  const listsOf = (which: string) => {
    const items = Array.from(which, (kind, at) => sampleItem(at + 1, 'Soup', kind === 'P' ? { picture } : {}));
    const sections = [sampleSection(1, 'Food', items)];
    const html = renderSamplePage({ menus: [sampleMenu({ sections, display_mode: 'complex' })] });
    expect(Array.from(html.matchAll(/<li id="item-(\d+)"/g), ([, id]) => Number(id))).toEqual(
      items.map(({ id }) => id),
    );
    return Array.from(html.matchAll(/<ul class="(items|cards[^"]*)"/g), ([, layout]) => layout);
  };
  expect(listsOf('P')).toEqual(['cards']);
  expect(listsOf('Pr')).toEqual(['cards mixed']);
  expect(listsOf('PPrr')).toEqual(['cards mixed']);
  expect(listsOf('PPrPr')).toEqual(['cards mixed']);
  expect(listsOf('PPPrr')).toEqual(['cards', 'items']);
  expect(listsOf('rPPP')).toEqual(['items', 'cards']);
  expect(listsOf('rr')).toEqual(['items']);
});

test('the first pictures are asked for at once, the others when they are scrolled to', () => {
  const picture = { file: 'f00d', origin: 'owner', width: 900, height: 600 } as const;
  const items = [1, 2, 3, 4].map((id) => sampleItem(id, `Dish ${id}`, { picture }));
  const menus = [sampleMenu({ sections: [sampleSection(1, 'Food', items)], display_mode: 'complex' })];
  expect(renderSamplePage({ menus }).match(/loading="lazy"/g)).toHaveLength(2);
});

test('the filters offer the owner’s tags', () => {
  expect(renderSamplePage()).toContain('name="tag" value="Vegetarian"');
});

test('sizes and add-ons name their allergens, and each declaration is in the markup', () => {
  const milk = [{ code: 'milk', state: 'contains' }] as const;
  const html = renderSamplePage(
    ofItems(
      sampleItem(1, 'Burger', {
        allergens: [
          { code: 'gluten', state: 'may_contain' },
          { code: 'celery', state: 'not_declared' },
        ],
        allergens_checked_at: '2026-11-01T00:00:00.000Z',
        options: [
          { label: 'cheese', price: 100, allergens: [...milk] },
          { label: 'bacon', price: 200 },
        ],
      }),
    ),
  );
  expect(html).toContain('May contain: gluten<br/>“cheese”: Contains: milk</p>');
  expect(html).toContain('data-allergens="gluten? celery-"');
  expect(html).toContain('<dd data-allergens="milk">cheese');
  expect(html).toContain('<dd>bacon');
});

test('the wrong number of a menu leads to the right ones', () => {
  const restaurant = { name: 'Chez <Nous>', phone: null, menu_path: '/restaurants/7k3m9x2p4q' };
  const html = pages.guestError({ status: 404, locale: 'en', restaurant });
  expect(html).toContain('<a href="/restaurants/7k3m9x2p4q">See the menu of Chez &lt;Nous&gt;</a>');
});

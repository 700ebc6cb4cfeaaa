import { describe, expect, test } from 'vitest';
import { guestWords } from '../../shared/i18n/guest/words-by-locale.ts';
import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import type { PublicItem, PublicMenu, PublicRestaurant } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { GST } from '../../shared/taxes.ts';
import { ofItems, renderSamplePage } from '../../test/render-sample-page.ts';
import { sampleItem } from '../../test/sample-publication.ts';

type Words = ReturnType<typeof guestWords>;
type Word = Exclude<keyof Words, 'allergens' | 'meats' | 'avoiding'> | keyof Words['avoiding'];
type Facts = {
  restaurant?: Partial<PublicRestaurant>;
  menu?: Partial<PublicMenu>;
  item?: Partial<PublicItem>;
  page?: Partial<GuestPage>;
};

const CHECKED = '2026-11-01T00:00:00.000Z';
const HOURS = {
  periods: [{ days: [1], from: '10:00', to: '12:00', valid_from: null, valid_through: null }],
  closed: [{ from: '2027-12-25', to: '2027-12-25' }],
};
const differentTaxes = { taxes: [GST, { ...GST, number: 2 }] };

/**
 * What must have been stated for each sentence of the page: null if it isn't about the restaurant, "elsewhere" if it
 * is on other pages or shown by the script only.
 */
const CLAIMS: Record<Word, Facts | 'elsewhere' | null> = {
  skip_to_menu: null,
  menus: null,
  sections: null,
  languages: null,
  sold_out: { page: { availability: { sold_out: [{ item_id: 1, back_at: null }] } } },
  sold_out_today: { page: { availability: { sold_out: [{ item_id: 1, back_at: CHECKED }] } } },
  before_tax: { restaurant: { prices_include_taxes: false } },
  before_named_taxes: { restaurant: { prices_include_taxes: false, taxes: [GST] } },
  taxes_included: { restaurant: { prices_include_taxes: true } },
  named_taxes_included: { restaurant: { prices_include_taxes: true, ...differentTaxes }, item: { taxes: [1] } },
  service_included: { restaurant: { service_charge: 'included' } },
  service_not_included: { restaurant: { service_charge: 'not_included' } },
  applied_taxes: { restaurant: differentTaxes, item: { price: 900, taxes: [1] } },
  allergy: null,
  contains: { item: { allergens: [{ code: 'milk', state: 'contains' }], allergens_checked_at: CHECKED } },
  may_contain: { item: { allergens: [{ code: 'milk', state: 'may_contain' }], allergens_checked_at: CHECKED } },
  add_ons: { item: { options: [{ label: 'Bread', price: null }] } },
  origin_of: { item: { meat_origins: [{ meat: 'beef', country: 'FR' }] } },
  homemade: { item: { homemade: true } },
  illustration: {
    restaurant: { menus: [] },
    item: { picture: { file: 'f00d', origin: 'model', width: 900, height: 600 } },
  },
  illustration_of: {
    restaurant: { menus: [] },
    item: { picture: { file: 'f00d', origin: 'model', width: 900, height: 600 } },
  },
  // The script says them; the page brings them with the hours.
  open_now: { restaurant: { opening_hours: HOURS } },
  open_until: { restaurant: { opening_hours: HOURS } },
  closed_now: { restaurant: { opening_hours: HOURS } },
  opens_at: { restaurant: { opening_hours: HOURS } },
  opens_on: { restaurant: { opening_hours: HOURS } },
  served: { menu: { serving_periods: HOURS.periods } },
  served_now: { menu: { serving_periods: HOURS.periods } },
  served_until: { menu: { serving_periods: HOURS.periods } },
  not_served: { menu: { serving_periods: HOURS.periods } },
  served_at: { menu: { serving_periods: HOURS.periods } },
  served_on: { menu: { serving_periods: HOURS.periods } },
  now: 'elsewhere',
  not_now: 'elsewhere',
  closed_day: { restaurant: { opening_hours: HOURS } },
  closed_dates: { restaurant: { opening_hours: HOURS } },
  updated_on: null,
  as_of: { page: { as_of: CHECKED } },
  offline: null,
  offline_only_in: null,
  tracks_nobody: null,
  call: { restaurant: { phone: '+1 514 555 0142' } },
  page_description: null,
  partly_translated: { page: { is_partly_translated: true } },
  find: null,
  close: null,
  search: null,
  only: null,
  declared: 'elsewhere',
  ask_staff: 'elsewhere',
  cant_eat: null,
  choose: null,
  stays_here: 'elsewhere',
  only_kinds: 'elsewhere',
  hide: 'elsewhere',
  line: 'elsewhere',
  line_marked: 'elsewhere',
  line_undeclared: 'elsewhere',
  part: {
    item: { options: [{ label: 'Cheese', price: null, allergens: [{ code: 'milk', state: 'contains' }] }] },
  },
  card: 'elsewhere',
  must_not: 'elsewhere',
  question: 'elsewhere',
  change: 'elsewhere',
  done: 'elsewhere',
  chat_question: 'elsewhere',
  shown: null,
  nothing_found: null,
  other_menus: null,
  list_begin: null,
  list_title: null,
  list_show: null,
  list_add: null,
  list_remove: null,
  clear: null,
  show: null,
  menu_of: 'elsewhere',
  oops: 'elsewhere',
  unavailable: 'elsewhere',
  unavailable_of: 'elsewhere',
  missing: 'elsewhere',
  unreachable: 'elsewhere',
  suspended: 'elsewhere',
};

/** The pages of a restaurant of which nothing is stated, and of one of which only these facts are. */
function pageWith({ restaurant, menu, item, page }: Facts, locale: MenuLocale): string {
  const bare = { phone: null, address: null, hours: null, tagline: null, taxes: [], service_charge: null };
  const other = sampleItem(2, 'Bread');
  const menus = ofItems(sampleItem(1, 'Soup', item), other).menus?.map((sample) => ({
    ...sample,
    ...menu,
    ...(item?.picture ? { display_mode: 'complex' as const } : {}),
  }));
  const html = renderSamplePage({ ...bare, ...restaurant, ...(menus && { menus }) }, { locale, ...page });
  return html.slice(html.indexOf('<body')).replaceAll('&#x27;', "'");
}

const asPattern = (message: string): RegExp =>
  new RegExp(message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '[^<]+?'));

// Each is a word, and the facts that it needs.
const claims = Object.entries(CLAIMS).flatMap(([word, facts]) =>
  facts === null || facts === 'elsewhere' ? [] : [{ word: word as Word, facts }],
);

describe.each(MENU_LOCALES)('%s', (locale) => {
  const { allergens: _allergens, meats: _meats, avoiding, ...pageWords } = guestWords(locale);
  const words = { ...pageWords, ...avoiding };

  test('a sentence about the restaurant is there with the owner’s fact', () => {
    const absent = claims.filter(({ word, facts }) => !asPattern(words[word]).test(pageWith(facts, locale)));
    expect(absent.map(({ word }) => word)).toEqual([]);
  });

  test('and not without it', () => {
    const bare = pageWith({ restaurant: { prices_include_taxes: true } }, locale);
    const claimed = claims.filter(({ word }) => word !== 'taxes_included' && asPattern(words[word]).test(bare));
    expect(claimed.map(({ word }) => word)).toEqual([]);
  });

  test('no sentence but the two about service speaks of it', () => {
    const { service_included, service_not_included, ...others } = words;
    const SERVICE = /\bservice|servicio|bedienung (?:nicht )?inb|servizio|serviço|服务费|サービス|봉사|خدمة|prix nets/i;
    expect(service_included).toMatch(SERVICE);
    expect(service_not_included).toMatch(SERVICE);
    expect(Object.values(others).filter((text) => SERVICE.test(text))).toEqual([]);
  });
});

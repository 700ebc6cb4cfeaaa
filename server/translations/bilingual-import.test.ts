import { expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../test/fake-reader.ts';
import { getDraft, getReview, importFiles, outline } from '../../test/imports.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { readDish, readSection, readText } from '../../test/read-draft.ts';
import { testApp } from '../../test/test-app.ts';
import { allJobs } from '../all-jobs.ts';
import { readMenuJob } from '../imports/run/read-menu.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs });

type DishTriple = [title: string, description: string, price: string];

const section = (key: number, title: string, dishes: DishTriple[]) =>
  readSection(
    key,
    title,
    dishes.map(([name, description, price], at) =>
      readDish(key + at + 1, name, price, { description: readText(description) }),
    ),
  );

const FRENCH = [
  section(10, 'Entrées', [
    ['Soupe à l’oignon', 'avec du fromage de la région et une tartine', '9.50'],
    ['Terrine de la maison', 'sur un lit de salade, avec des cornichons', '12.00'],
  ]),
  section(20, 'Plats', [
    ['Canard aux cerises', 'servi avec une purée de panais et les légumes du jardin', '28.00'],
    ['Truite de la rivière', 'avec du beurre et des amandes', '24.00'],
  ]),
];
const ENGLISH = [
  section(30, 'Starters', [
    ['Onion soup', 'with local cheese and a slice of toast', '9.50'],
    ['House terrine', 'on a bed of salad with pickles', '12.00'],
  ]),
  section(40, 'Mains', [
    ['Duck with cherries', 'served with a purée of parsnips and the vegetables of our garden', '28.00'],
    ['River trout', 'with butter and almonds of the house', '24.00'],
  ]),
];

/** The same section with other keys. */
const again = (one: (typeof FRENCH)[number]) => ({
  ...one,
  key: one.key + 100,
  items: one.items.map((item) => ({ ...item, key: item.key + 100 })),
});

const importPages = (owner: OwnerWithRestaurant, pages: (typeof FRENCH)[], apply = 'auto') =>
  importFiles(t, owner, [scriptedFile({ pages: pages.map((sections) => ({ sections })) })], { apply });

async function textsIn(owner: OwnerWithRestaurant, locale: string) {
  const path = fillPath(API_PATHS.restaurantTranslations, { id: owner.restaurant_id });
  const { texts } = (await owner.get(`${path}?locale=${locale}`)).json();
  // The answer's schema is checked by the route's own tests.
  return new Map((texts as { source: string; text: string; origin: string }[]).map((text) => [text.source, text]));
}

async function publish(owner: OwnerWithRestaurant): Promise<void> {
  const path = fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id });
  expect((await owner.post(path)).statusCode).toBe(200);
  await t.idle(60_000);
}

const MENU = {
  Entrées: ['Soupe à l’oignon 950', 'Terrine de la maison 1200'],
  Plats: ['Canard aux cerises 2800', 'Truite de la rivière 2400'],
};

test.each([
  ['one language after the other', [[...FRENCH, ...ENGLISH]]],
  ['the restaurant’s language second', [ENGLISH, FRENCH]],
  ['section by section', [FRENCH.flatMap((french, at) => [french, ENGLISH[at] ?? french])]],
])('the second language of a bilingual menu is the owner’s translation: %s', async (_, pages) => {
  const owner = await newOwner(t, { restaurant: { main_locale: 'fr' } });
  await importPages(owner, pages);
  expect(outline(await getDraft(owner))).toEqual(MENU);
  await publish(owner);
  const english = await textsIn(owner, 'en');
  expect(english.get('Canard aux cerises')).toMatchObject({ text: 'Duck with cherries', origin: 'owner' });
  expect(english.get('Entrées')).toMatchObject({ text: 'Starters', origin: 'owner' });
  expect(english.get('avec du beurre et des amandes')?.text).toBe('with butter and almonds of the house');
  const page = await t.app.inject(`/restaurants/${owner.restaurant_id}/menus/1?lang=en`);
  expect(page.body).toContain('River trout');
  // Other languages are translated from the restaurant's own.
  expect((await textsIn(owner, 'es')).get('Soupe à l’oignon')?.origin).toBe('local');
});

test('what the owner says of a text afterwards stays when the menu is published again', async () => {
  const owner = await newOwner(t, { restaurant: { main_locale: 'fr' } });
  await importPages(owner, [FRENCH, ENGLISH]);
  await publish(owner);
  const text = { locale: 'en', kind: 'item_title', source: 'Truite de la rivière', text: 'Trout' };
  await owner.put(fillPath(API_PATHS.restaurantTranslations, { id: owner.restaurant_id }), text);
  await owner.post(API_PATHS.sections, { menu_id: 1, title: 'Vins' });
  await publish(owner);
  expect((await textsIn(owner, 'en')).get('Truite de la rivière')).toMatchObject({ text: 'Trout', origin: 'owner' });
});

test('the review shows each dish once', async () => {
  const owner = await newOwner(t, { restaurant: { main_locale: 'en' } });
  const { id } = await importPages(owner, [FRENCH, ENGLISH], 'review');
  const { draft } = await getReview(owner, id);
  expect(draft.second_language).toBe('fr');
  expect(draft.sections.map(({ title }) => title?.value)).toEqual(['Starters', 'Mains']);
});

test.each<[string, (typeof FRENCH)[], 'fr' | 'de']>([
  [
    'prices that differ',
    [FRENCH, [...ENGLISH.slice(0, 1), section(40, 'Mains', [['Duck', 'with the sauce of the house', '29']])]],
    'fr',
  ],
  ['the same menu photographed twice', [FRENCH, FRENCH.map(again)], 'fr'],
  ['neither language the restaurant’s', [FRENCH, ENGLISH], 'de'],
])('a menu that is not surely bilingual is read as it is: %s', async (_, pages, main_locale) => {
  const owner = await newOwner(t, { restaurant: { main_locale } });
  const { id } = await importPages(owner, pages, 'review');
  const { draft } = await getReview(owner, id);
  expect(draft.second_language).toBeUndefined();
  expect(draft.sections).toHaveLength(4);
});

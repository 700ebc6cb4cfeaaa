import { expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { lastAnswer } from '../../test/guest-chat.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';

/** What a price, a course, "which" or a side in a question may not hide: declarations, and the dish that is named. */

const t = await embeddedApp();

type DishBody = { title: string; price?: number; description?: string; allergens?: { code: string; state: string }[] };

const contains = (...codes: string[]) => ({ allergens: codes.map((code) => ({ code, state: 'contains' })) });

async function openRestaurant(sections: Record<string, DishBody[]>): Promise<string> {
  const owner = await newOwner(t);
  let menu_id: number | undefined;
  for (const [title, dishes] of Object.entries(sections)) {
    const section = await makeSection(owner, menu_id === undefined ? { title } : { menu_id, title });
    menu_id = section.menu_id;
    for (const dish of dishes) await makeItem(owner, section, dish);
  }
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  return `/api/restaurants/${owner.restaurant_id}/chats`;
}

const pub = await openRestaurant({
  Starters: [
    { title: 'Clam Chowder', price: 800, ...contains('molluscs', 'milk') },
    { title: 'Tomato Soup', price: 600, ...contains('celery') },
    { title: 'Chicken Satay', description: 'peanut sauce', price: 1_400, ...contains('peanuts') },
  ],
  Mains: [
    { title: 'Steak', description: 'with peppercorn sauce and chips', price: 2_200, ...contains('milk') },
    { title: 'Beef and Ale Pie', description: 'braised in ale', price: 1_600, ...contains('wheat') },
    { title: 'Beef Stew', price: 1_500, ...contains('celery') },
    { title: 'Spice Curry', description: 'spices', price: 1_500, ...contains('mustard') },
  ],
  Sides: [
    { title: 'Bacon Greens', description: 'greens with bacon', price: 500 },
    { title: 'Cheesy Chips', description: 'chips and cheddar cheese', price: 500, ...contains('milk') },
    { title: 'Side Salad', price: 400 },
  ],
  Desserts: [
    { title: 'Tiramisu', price: 700, ...contains('milk', 'wheat') },
    { title: 'Cheesecake', price: 700, ...contains('milk') },
    { title: 'Baklava', price: 700, ...contains('pistachio') },
  ],
  Drinks: [
    { title: 'Lager', price: 500 },
    { title: 'Rioja Reserva', description: 'red wine', price: 3_000 },
    { title: 'Flat White', price: 400, ...contains('milk') },
  ],
});

const CHEAP_TACOS = ['Chicken', 'Pork', 'Turkey', 'Veggie', 'Cheese'];
const tacos = await openRestaurant({
  Tacos: [
    ...CHEAP_TACOS.map((name) => ({ title: `${name} Taco`, price: 400, ...contains('peanuts') })),
    ...['Duck', 'Fish', 'Lamb', 'Beef', 'Shrimp'].map((name) => ({
      title: `${name} Taco`,
      price: 900,
      ...contains('fish'),
    })),
  ],
});

const askIn = async (address: string, questions: readonly string[]): Promise<string> =>
  (await lastAnswer(t, address, questions))?.text ?? '';

test.each<[question: string, allergen: RegExp]>([
  ['Is the £14 chicken satay safe for her?', /contains peanuts.*ask the staff/s],
  ['¿Es seguro el tiramisu de 7 euros?', /leche.*personal/s],
  ['Il tiramisu da 7 euro è sicuro?', /latte.*personale/s],
  ['Ist das Tiramisu für 7 Euro unbedenklich?', /Milch.*Personal/s],
  ['Which allergens are in the tiramisu?', /contains milk and wheat/],
  ['Quels allergènes contient le tiramisu ?', /lait et blé/],
  ['Which nuts are in the chicken satay?', /contains peanuts/],
])('a question about safety is answered from the declarations, whatever the price: %s', async (question, allergen) => {
  expect(await askIn(pub, [question])).toMatch(allergen);
});

test.each<[questions: string[]]>([
  [['I’m allergic to peanuts, which main course can I eat?']],
  [['I’m allergic to peanuts', 'what do you have as a main course?']],
  [['Ich habe eine Erdnussallergie', 'Was gibt es als Hauptgericht?']],
])('no dish that contains it is left out as hardly a main course: %j', async (questions) => {
  const text = await askIn(tacos, questions);
  for (const name of CHEAP_TACOS) expect(text).toContain(`${name} Taco`);
});

test('lists main courses at a price whatever the others cost', async () => {
  expect(await askIn(tacos, ['Which main courses are under £5?'])).toContain('Pork Taco');
});

test.each([
  [['I’m allergic to peanuts, sorry', 'what can we eat, £20 each']],
  [['I’m allergic to peanuts', 'is the £14 chicken satay ok for me?']],
  [['I’m allergic to peanuts', 'anything under £16?']],
])('a price hides nothing that is declared for an allergic guest: %j', async (questions) => {
  expect(await askIn(pub, questions)).toMatch(/contain.*peanuts.*Chicken Satay|Chicken Satay.*contains peanuts/s);
});

test.each([['I’m allergic to spices, nothing spicy please'], ['No como especias, algo que no pique']])(
  'spices that a guest can’t eat are left out, though nothing spicy is wished: %s',
  async (question) => {
    expect(await askIn(pub, [question])).toContain('Spice Curry');
  },
);

test('the second of two foods that are left out is one as well', async () => {
  expect(await askIn(pub, ['sobremesa sem amendoim e pistache'])).toMatch(/contêm: .*pistácios.*Baklava/s);
});

test.each<[question: string, dishes: string[]]>([
  ['Do you have soup and beer?', ['Tomato Soup', 'Clam Chowder', 'Lager']],
  ['Haben Sie Suppe und Bier?', ['Tomato Soup', 'Lager']],
  ['A salad and a flat white please', ['Flat White']],
  ['How much is the Rioja Reserva?', ['Rioja Reserva']],
])('a course and a drink are two wishes: %s', async (question, dishes) => {
  const text = await askIn(pub, [question]);
  for (const dish of dishes) expect(text).toContain(dish);
  expect(text).not.toMatch(/words name|nennt/);
});

test.each<[question: string, dish: string, other: string]>([
  ['Do any of the sides contain pork?', 'Bacon Greens', 'Side Salad'],
  ['Which sides have cheese?', 'Cheesy Chips', 'Side Salad'],
  ['What sides come with the steak?', 'peppercorn sauce and chips', 'Side Salad'],
  ['What’s in the £16 pie?', 'braised in ale', 'Up to'],
  ['Can I leave a £10 tip?', 'ask the staff', 'Up to'],
  ['Nehmen Sie 200-Euro-Scheine?', 'Personal', 'Bis'],
  ['What sizes do the lager and the flat white come in?', 'one size', 'Together'],
  ['Do you have beef bourguignon?', 'can’t find that', 'On the menu:\n'],
  ['There is a hair in my soup, what is this?', 'staff', 'Chowder'],
])('answers what is asked of a dish, not by a list of others: %s', async (question, told, other) => {
  const text = await askIn(pub, [question]);
  expect(text).toContain(told);
  expect(text).not.toContain(other);
});

test('lists sides beside a dish that is named', async () => {
  expect(await askIn(pub, ['What would you suggest as a side with the steak?'])).toContain('Side Salad');
});

test('an amount alone is a budget', async () => {
  expect(await askIn(pub, ['A tenner each, what can we have?'])).toContain('Up to');
});

import { describe, expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { lastAnswer } from '../../test/guest-chat.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';

const t = await embeddedApp();

async function openPub(): Promise<string> {
  const owner = await newOwner(t);
  const mains = await makeSection(owner, { title: 'Mains', description: 'Dogs are welcome on the terrace.' });
  await makeItem(owner, mains, {
    title: 'Copper burger',
    description: 'Beef, pickles',
    price: 1_600,
    options: [{ label: 'Smoked bacon', price: 200 }],
  });
  await makeItem(owner, mains, { title: 'Fish and chips', description: 'Cod', price: 1_750 });
  await makeItem(owner, mains, { title: 'Carbonara', description: 'Egg, guanciale', price: 1_400 });
  await makeItem(owner, mains, { title: 'Chilli bean stew', description: 'Hot chilli', price: 1_200, tags: ['vegan'] });
  const drinks = await makeSection(owner, { menu_id: mains.menu_id, title: 'Beers' });
  await makeItem(owner, drinks, {
    title: 'Pale ale',
    price: null,
    variants: [
      { label: 'Half', price: 310 },
      { label: 'Pint', price: 580 },
    ],
  });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  return `/api/restaurants/${owner.restaurant_id}/chats`;
}

const chats = await openPub();

const askInTurn = async (...questions: string[]): Promise<string> =>
  (await lastAnswer(t, chats, questions))?.text ?? '';

describe('an order', () => {
  test.each([
    ['How much for two pints of the pale ale and a fish and chips?', ['Pint × 2: $11.60', 'Together: $29.10']],
    ['How much is a copper burger with bacon?', ['with “Smoked bacon”: $2.00 more', 'Together: $18.00']],
    ['Combien pour deux copper burger ?', ['Copper burger × 2', '32']],
  ])('%s', async (question, parts) => {
    const text = await askInTurn(question);
    for (const part of parts) expect(text).toContain(part);
  });

  test('has no sum if a part of it is not one dish of the menu', async () => {
    const text = await askInTurn('How much are two copper burgers and a lasagne?');
    expect(text).toContain('Copper burger × 2: $32');
    expect(text).not.toContain('Together');
  });

  test.each([
    'a half and a pint of the pale ale, how much together?',
    'how much is a pint of the pale ale and a half?',
  ])('has each size that is named: %s', async (question) => {
    const text = await askInTurn(question);
    expect(text).toContain('Half: $3.10');
    expect(text).toContain('Pint: $5.80');
    expect(text).not.toMatch(/Together: \$(?:3\.10|5\.80)/);
  });

  test('goes on from the message before', async () => {
    expect(await askInTurn('How much is the carbonara?', 'and three of them?')).toContain('$42');
  });

  test.each<[questions: string[], total: string]>([
    [['I’ll have a copper burger', 'can you put bacon on that, how much altogether?'], 'Together: $18'],
    [['How much is the copper burger?', 'and with bacon?', 'and two of those?'], 'Together: $36'],
    [['How much is the carbonara?', 'that and a pint of the pale ale, how much?'], 'Together: $19.80'],
  ])('keeps what was added to it: %j', async (questions, total) => {
    expect(await askInTurn(...questions)).toContain(total);
  });
});

describe('an order that goes on', () => {
  test.each<[questions: string[], total: string]>([
    [['How much is the copper burger?', 'And another copper burger with bacon, how much in total?'], 'Together: $34'],
    [['How much is the copper burger?', 'And a copper burger with bacon, how much in total?'], 'Together: $34'],
    [['Copper burger and carbonara, how much?', 'and two more carbonaras, how much in total?'], 'Together: $58'],
    [['How much is the carbonara?', 'and three more, how much in total?'], 'Together: $56'],
    [['Combien coûte le copper burger ?', 'et encore un copper burger avec bacon, combien en tout ?'], '34'],
  ])('has what is asked for besides: %j', async (questions, total) => {
    expect(await askInTurn(...questions)).toContain(total);
  });

  test('has no sum if an add-on may be of one size or the other', async () => {
    const owner = await newOwner(t);
    const pizzas = await makeSection(owner, { title: 'Pizzas' });
    await makeItem(owner, pizzas, {
      title: 'Margherita',
      price: null,
      variants: [
        { label: 'Small', price: 800 },
        { label: 'Large', price: 1_200 },
      ],
      options: [{ label: 'Egg', price: 100 }],
    });
    await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
    const address = `/api/restaurants/${owner.restaurant_id}/chats`;
    const asked = ['a small and a large Margherita', 'and with an egg, how much in total?'];
    const text = (await lastAnswer(t, address, asked))?.text;
    expect(text).toMatch(/\$1(?:\.00)? more/);
    expect(text).not.toContain('Together');
  });
});

test.each(['カルボナーラはいくらですか', '까르보나라 얼마예요', 'كم سعر كاربونارا'])(
  'a dish is known by its sound in another script: %s',
  async (question) => {
    expect(await askInTurn(question)).toMatch(/Carbonara.*14/);
  },
);

test('what the menu says of the house is quoted', async () => {
  expect(await askInTurn('Can we bring our dog?')).toContain('“Dogs are welcome on the terrace.”');
});

test('who wants nothing spicy is offered nothing that the menu calls so', async () => {
  const text = await askInTurn('Something not too spicy please');
  expect(text).toContain('Carbonara');
  expect(text).not.toContain('Chilli bean stew');
});

test('a diet holds for what is recommended later, beside an allergy too', async () => {
  const text = await askInTurn('I am vegan and allergic to soy', 'What do you recommend?');
  expect(text).not.toMatch(/• (Copper burger|Fish and chips|Carbonara)(?!.*\()/);
});

test('whether a soup has meat or fish is answered with what is declared of it', async () => {
  const owner = await newOwner(t);
  const soups = await makeSection(owner, { title: 'Soups' });
  await makeItem(owner, soups, {
    title: 'Harbour soup',
    description: 'Tomato, beef broth',
    price: 900,
    allergens: [{ code: 'fish', state: 'may_contain' }],
  });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  const address = `/api/restaurants/${owner.restaurant_id}/chats`;
  const text = (await lastAnswer(t, address, ['Is there meat or fish in the soup?']))?.text;
  expect(text).toContain('beef broth');
  expect(text).toMatch(/may contain.* fish/);
});

test('a menu that has beer only in a sauce has none to drink', async () => {
  const owner = await newOwner(t);
  const food = await makeSection(owner, { title: 'Mains' });
  await makeItem(owner, food, { title: 'Chicken in beer sauce', price: 1_500 });
  const drinks = await makeSection(owner, { menu_id: food.menu_id, title: 'Drinks' });
  await makeItem(owner, drinks, { title: 'Lemonade', price: 400 });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  const address = `/api/restaurants/${owner.restaurant_id}/chats`;
  const text = (await lastAnswer(t, address, ['Do you have beer?']))?.text;
  expect(text).toContain('can’t find that');
  expect(text).not.toContain('Chicken');
});

describe('alcohol in food', () => {
  const openBistro = async (): Promise<string> => {
    const owner = await newOwner(t);
    const mains = await makeSection(owner, { title: 'Mains' });
    await makeItem(owner, mains, { title: 'Steak and Guinness pie', price: 1_600 });
    await makeItem(owner, mains, { title: 'Fish and chips', price: 1_700 });
    const desserts = await makeSection(owner, { menu_id: mains.menu_id, title: 'Desserts' });
    await makeItem(owner, desserts, { title: 'Rum baba', price: 800 });
    await makeItem(owner, desserts, { title: 'Apple tart', price: 600 });
    const drinks = await makeSection(owner, { menu_id: mains.menu_id, title: 'Drinks' });
    await makeItem(owner, drinks, { title: 'Lemonade', price: 400 });
    await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
    return `/api/restaurants/${owner.restaurant_id}/chats`;
  };
  const bistro = openBistro();
  const ask = async (question: string) => (await lastAnswer(t, await bistro, [question]))?.text ?? '';

  test.each([
    'Which dishes have stout?',
    'anything with beer?',
    '¿algo con cerveza?',
    'qualcosa con birra?',
    '有带啤酒的菜吗',
    'هل عندكم طبق بالبيرة؟',
  ])('is named, not denied: %s', async (question) => {
    const text = await ask(question);
    expect(text).toContain('Guinness pie');
    expect(text).not.toContain('Lemonade');
  });

  test.each(['Do you have beer?', 'عندكم بيرة؟'])('is nothing to drink: %s', async (question) => {
    expect(await ask(question)).not.toContain('Guinness pie');
  });

  test.each([
    'I’m sober, which desserts contain alcohol?',
    'dessert made with no alcohol?',
    'Which desserts are without alcohol?',
  ])('is told of the desserts that are asked for, not of drinks: %s', async (question) => {
    const text = await ask(question);
    expect(text).toMatch(/Rum baba.*alcohol/);
    expect(text).not.toContain('Lemonade');
  });
});

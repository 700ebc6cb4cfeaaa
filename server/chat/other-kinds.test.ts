import { beforeAll, describe, expect, test } from 'vitest';
import { API_PATHS } from '../../shared/paths.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { lastAnswer } from '../../test/guest-chat.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';

/** Questions that leave kinds out, go on from an answer, or ask several facts about the house. */

const t = await embeddedApp();
let address: string;

const contains = (code: string) => ({ allergens: [{ code, state: 'contains' }] });

beforeAll(async () => {
  const owner = await newOwner(t);
  await owner.put(`/api/restaurants/${owner.restaurant_id}`, {
    hours: 'Tue-Sat 12:00-22:00, closed Monday',
    address: '12 Mill Lane, Leeds',
    phone: '+44 113 496 0187',
  });
  const starters = await makeSection(owner, { title: 'Starters' });
  const { menu_id } = starters;
  await makeItem(owner, starters, {
    title: 'Pea soup',
    description: 'With smoked ham',
    price: 700,
    allergens: [],
  });
  await makeItem(owner, starters, { title: 'Fish soup', price: 650, ...contains('fish') });
  const oysters = await makeItem(owner, starters, { title: 'Fried oysters', price: 1_200, ...contains('molluscs') });
  await makeItem(owner, starters, {
    title: 'Salmon tartare',
    description: 'Raw salmon',
    price: 1_300,
    ...contains('fish'),
  });
  await makeItem(owner, starters, {
    title: 'Croquettes',
    price: null,
    variants: [
      { label: 'half portion', price: 700 },
      { label: 'portion', price: 1_250 },
    ],
    allergens: [],
  });
  await makeItem(owner, starters, { title: 'Octopus with wasabi', price: 1_000, allergens: [] });
  const mains = await makeSection(owner, { menu_id, title: 'Mains' });
  await makeItem(owner, mains, {
    title: 'Lentil burger',
    description: 'Lentils, bread',
    price: 1_500,
    tags: ['vegetarian'],
    options: [{ label: 'Goat cheese', price: 150 }],
  });
  await makeItem(owner, mains, { title: 'Roast chicken', price: 1_400, allergens: [] });
  await makeItem(owner, mains, { title: 'Grilled cod', price: 1_100, ...contains('fish') });
  await makeItem(owner, mains, { title: 'Mixed grill', price: 2_000, tags: ['halal'] });
  const desserts = await makeSection(owner, { menu_id, title: 'Desserts' });
  await makeItem(owner, desserts, { title: 'Fruit salad', price: 400, allergens: [] });
  await makeItem(owner, desserts, { title: 'Walnut cake', price: 300, ...contains('walnut') });
  const drinks = await makeSection(owner, { menu_id, title: 'Drinks' });
  await makeItem(owner, drinks, { title: 'Lemonade', price: 250 });
  await makeItem(owner, drinks, { title: 'Lager', price: 500 });
  await makeItem(owner, drinks, { title: 'Red wine', description: 'Good with chicken', price: 600 });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  await owner.post(API_PATHS.itemsBatch, {
    action: 'sold_out',
    ids: [oysters.id],
    until: 'manual',
  });
  address = `/api/restaurants/${owner.restaurant_id}/chats`;
});

const lastOf = async (...questions: string[]): Promise<string> => (await lastAnswer(t, address, questions))?.text ?? '';

describe('the cheapest of everything but a kind', () => {
  test.each([
    'whats the cheapest thing to eat that isnt a dessert',
    'c’est quoi le moins cher, hors desserts et boissons ?',
    'lo más barato que no sea postre ni bebida',
    'was ist das günstigste Gericht, das kein Dessert ist',
    'il piatto più economico che non sia un dolce',
    'qual o prato mais barato sem ser sobremesa',
    '除了甜品最便宜的是什么',
    'デザート以外で一番安い料理は？',
    '디저트 말고 제일 싼 게 뭐예요',
    'ايش ارخص طبق غير الحلويات',
  ])('%s', async (question) => {
    const text = await lastOf(question);
    expect(text).toMatch(/^• Fish soup/m);
    expect(text).not.toMatch(/cake|Fruit|Lemonade/);
  });

  test('what isn’t meant is no fish by its words or by its declarations', async () => {
    const text = await lastOf('which is the cheapest main thats not fish');
    expect(text).toMatch(/^• Roast chicken/m);
    expect(text).not.toContain('cod');
  });
});

test.each([
  'anything under $6',
  'quelque chose à moins de 6 $',
  'algo por menos de 6 dólares',
  'etwas unter 6 Dollar',
  '6ドル未満のもの',
  '6달러 미만 메뉴',
])('an amount that must not be reached is left out: %s', async (question) => {
  const text = await lastOf(question);
  expect(text).toContain('Fruit salad');
  expect(text).not.toContain('Red wine');
});

test.each([
  'j’ai que 5 dollars sur moi, je peux manger quoi',
  'con 5 dólares q puedo comer',
  'i only got like 5 bucks',
])('a budget is understood: %s', async (question) => {
  const text = await lastOf(question);
  expect(text).toContain('Fruit salad');
  expect(text).not.toContain('Roast chicken');
});

describe('what the guest can’t have', () => {
  test('the cheapest of those is one that is declared without it', async () => {
    const text = await lastOf('I’m allergic to walnuts, what can I eat?', 'and of those which is the cheapest?');
    expect(text).toMatch(/^• Fruit salad/m);
    expect(text).not.toContain('cake');
    expect(text).toMatch(/ask the staff/);
  });

  test.each([
    ['we’re muslim. what can we drink?'],
    ['je suis enceinte, qu’est-ce que je peux boire ?'],
    ['Meine Frau ist schwanger', 'was habt ihr zu trinken für sie?'],
    ['أنا مسلم وما بشرب كحول، شو عندكم مشروبات؟'],
  ])('drinks without alcohol are told: %s', async (...questions) => {
    const text = await lastOf(...questions);
    expect(text).toContain('Lemonade');
    expect(text).not.toMatch(/^• (?:Red wine|Lager)/m);
  });
});

describe('the dish of the answer before', () => {
  test.each([
    ['which soup is the dearest', 'does it have meat in it?'],
    ['quelle est la soupe la plus chère ?', 'y a de la viande dedans ?'],
  ])('the first of a ranking is meant by "it": %s', async (...questions) => {
    expect(await lastOf(...questions)).toContain('smoked ham');
  });

  test('which allergens are in "it" is told of the whole menu after a ranking, of which "it" may be any', async () => {
    const text = await lastOf('what’s the cheapest dessert?', 'does it contain walnuts?');
    expect(text).toMatch(/contain walnuts:\n• Walnut cake/);
  });

  test.each([
    ['do you still have the oysters?', 'and octopus?'],
    ['il reste des huîtres ?', 'et du poulpe ?'],
    ['¿quedan ostras?', 'y pulpo?'],
  ])('another wish goes on from a wish: %s', async (...questions) => {
    const text = await lastOf(...questions);
    expect(text).toContain('Octopus with wasabi');
    expect(text).not.toContain('oysters');
  });

  test('a few words of another language don’t change that of the chat', async () => {
    expect(await lastOf('¿qué sopas tenéis?', 'ya y la de guisantes?')).not.toMatch(/Au menu/);
  });
});

test('the only dish that is still asked for is told to be sold out', async () => {
  expect(await lastOf('do u still have the oysters tonite')).toMatch(/sold out/);
  expect(await lastOf('what’s in the fried oysters?')).toMatch(/sold out/);
});

describe('the house', () => {
  test.each([
    ['whats ur address and phone number', /Mill Lane[\s\S]*0187/],
    ['dónde estáis exactamente y un tel', /Mill Lane[\s\S]*0187/],
    ['住所と電話番号教えてください', /Mill Lane[\s\S]*0187/],
    ['wo seid ihr und bis wann habt ihr offen', /12:00[\s\S]*Mill Lane/],
  ])('%s', async (question, told) => {
    expect(await lastOf(question)).toMatch(told);
  });

  test('hours that the owner wrote are told by days in the guest’s language, with the days that are closed', async () => {
    expect(await lastOf('礼拜一开门不')).toMatch(/星期一 休息/);
    expect(await lastOf('habt ihr montags offen?')).toMatch(/Montag geschlossen/);
  });

  test('another day is asked after the hours', async () => {
    expect(await lastOf('are you open on monday?', 'ok and sunday?')).toMatch(/Sunday closed/);
  });
});

describe('raw food', () => {
  test.each([
    'tem peixe grelhado? cru eu não como',
    '¿tenéis pescado que no sea crudo?',
    'is there fish thats not raw',
    'vous avez du poisson ? je mange pas cru',
    '生魚は食べられないんですが、魚料理ありますか',
  ])('is left out of a wish for fish, and marked: %s', async (question) => {
    const text = await lastOf(question);
    expect(text).toContain('cod');
    expect(text).not.toMatch(/^• Salmon tartare[^(]*$/m);
    expect(text).not.toContain('Roast chicken');
  });

  test('nothing that may be raw seafood is offered to a pregnant guest', async () => {
    const text = await lastOf('je suis enceinte donc ni poisson cru ni alcool, qu’est ce que je peux manger ?');
    expect(text).toMatch(/^• Lentil burger[^(]*$/m);
    expect(text).not.toMatch(/^• (?:Octopus|Salmon|Fish soup)[^(]*$/m);
  });

  test('is told of the dish that a pregnant guest names', async () => {
    expect(await lastOf('estoy embarazada, puedo comer el tartare de salmón?')).toMatch(/crudo/);
  });
});

describe('sizes and add-ons', () => {
  test.each([
    ['how much is the half portion of croquettes?', 'and the full one?'],
    ['media ración de croquetas cuánto es', 'y la entera?'],
    ['크로켓 반접시 얼마예요', '그럼 한접시는요?'],
  ])('the whole of what comes in halves is the other size: %s', async (...questions) => {
    expect((await lastOf(...questions)).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('12.50');
  });

  test.each([
    'how much is the lentil burger if i add goat cheese',
    'q lleva la lentil burger y en cuánto se me queda con queso de cabra',
  ])('an add-on has its price, and isn’t denied: %s', async (question) => {
    const text = (await lastOf(question)).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(text).toMatch(/1[.,]50/);
    expect(text).toMatch(/16[.,]50/);
  });
});

describe('diets', () => {
  test.each([
    'I’m vegetarian but I eat eggs',
    'soy vegetariana pero como huevo',
    'ich bin vegetarisch, esse aber Eier',
    'je suis végétarien mais je mange des œufs',
  ])('who eats eggs besides asks for no eggs: %s', async (question) => {
    expect(await lastOf(question)).toContain('Lentil burger');
  });

  test('a budget holds for a diet, too', async () => {
    expect(await lastOf('quelque chose de végétarien pour 16 dollars')).toMatch(/^• Lentil burger/m);
    expect(await lastOf('quelque chose de végétarien, max 8 dollars')).toMatch(/pas .*\n• Lentil burger/);
  });

  test('what the owner marks as halal isn’t said to be usually made with pork', async () => {
    expect(await lastOf('somos musulmanes, ¿qué platos son halal?')).toMatch(/^• Mixed grill[^(]*$/m);
  });
});

test.each(['赤ワインに合う料理ある？', 'what food goes with the red?', 'qué plato va bien con el tinto'])(
  'the dishes that a wine’s own words name go with it: %s',
  async (question) => {
    expect(await lastOf(question)).toMatch(/^• Roast chicken/m);
  },
);

test('いくら asks for a price unless roe is meant', async () => {
  expect(await lastOf('レモネード一杯でいくら')).toContain('2.50');
  expect(await lastOf('いくらありますか')).toMatch(/見当たりません/);
});

test.each(['têm um franguinho?', '¿tenéis pollito?', 'avete un polletto?'])(
  'food is named fondly: %s',
  async (question) => {
    expect(await lastOf(question)).toContain('Roast chicken');
  },
);

test('who leaves out pork (豚肉) and names meat (肉) leaves out pork alone', async () => {
  expect(await lastOf('豚肉以外で一番安い肉料理')).toContain('次の料理に豚肉の記載はありません');
});

test('an allergy and a part of the menu that no section is called by are answered for the whole menu', async () => {
  const text = await lastOf('I can’t have walnuts, what do you have that isn’t a drink?');
  expect(text).toMatch(/contain walnuts:\n• Walnut cake/);
});

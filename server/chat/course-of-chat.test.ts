import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { lastAnswer } from '../../test/guest-chat.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';

/** What guests ask of dishes that they have just heard about, and what they ask the kitchen to change. */

const t = await embeddedApp();
let address: string;

const contains = (code: string) => ({ allergens: [{ code, state: 'contains' }] });

beforeAll(async () => {
  const owner = await newOwner(t);
  const starters = await makeSection(owner, { title: 'Starters' });
  const { menu_id } = starters;
  await makeItem(owner, starters, { title: 'Hummus', price: 650, ...contains('sesame') });
  await makeItem(owner, starters, { title: 'Falafel', price: 700, ...contains('gluten') });
  const mains = await makeSection(owner, { menu_id, title: 'Mains' });
  await makeItem(owner, mains, {
    title: 'Lamb burger',
    description: 'Lamb, pickles',
    price: 1_500,
    options: [
      { label: 'Extra burger', price: 400 },
      { label: 'Smoked bacon', price: 200 },
      { label: 'Pepper sauce', price: 150 },
      { label: 'Spicy mayo', price: 100 },
    ],
  });
  await makeItem(owner, mains, { title: 'Vegetable ramen', price: 1_200, tags: ['vegan'], allergens: [] });
  await makeItem(owner, mains, { title: 'Pork ramen', price: 1_300, allergens: [] });
  await makeItem(owner, mains, {
    title: 'Paella',
    price: null,
    variants: [
      { label: 'for 2', price: 3_000 },
      { label: 'for 4', price: 5_500 },
    ],
    allergens: [],
  });
  const desserts = await makeSection(owner, { menu_id, title: 'Desserts' });
  await makeItem(owner, desserts, { title: 'Brownie', price: 700, ...contains('walnut') });
  await makeItem(owner, desserts, { title: 'Lemon sorbet', price: 500, allergens: [] });
  const drinks = await makeSection(owner, { menu_id, title: 'Drinks' });
  await makeItem(owner, drinks, { title: 'Lager', price: 450 });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  address = `/api/restaurants/${owner.restaurant_id}/chats`;
});

const lastOf = async (...questions: string[]): Promise<string> => (await lastAnswer(t, address, questions))?.text ?? '';

describe('the sum of what was asked about one after the other', () => {
  test.each([
    [['how much is the brownie?', 'and the sorbet', 'both together?'], /12\.00/],
    [['combien coûte le brownie ?', 'et le sorbet', 'les deux ensemble ça fait combien'], /12[.,]00/],
    [['cuánto cuesta el brownie?', 'y el hummus?', 'y los dos?'], /13[.,]50/],
    [['was kostet der Brownie?', 'und der Hummus?', 'was macht das zusammen?'], /13[.,]50/],
    [['quanto costa il brownie?', "e l'hummus?", 'tutti e due quanto fanno?'], /13[.,]50/],
    [['quanto é o brownie?', 'e o hummus?', 'os dois quanto dá?'], /13[.,]50/],
  ])('%j', async (questions, sum) => {
    expect(await lastOf(...questions)).toMatch(sum);
  });

  test('is told of no dishes that were only listed', async () => {
    expect(await lastOf('what mains are there?', 'how much are both?')).not.toContain('Together');
  });
});

describe('a change to a dish', () => {
  test.each([
    'Can I swap the pickles on the lamb burger for salad?',
    'Can you make the lamb burger without pickles?',
    'Je peux avoir le lamb burger sans cornichons ?',
    '¿Me pueden traer el lamb burger sin pepinillos?',
    'Kann ich den Lamb burger ohne Gurken haben?',
    'Posso avere il lamb burger senza cetrioli?',
    'Podem fazer o lamb burger sem picles?',
  ])('%s', async (question) => {
    const text = await lastOf(question);
    expect(text).toContain('Lamb, pickles');
    expect(text).toMatch(/staff|personnel|personal|Personal|personale|pessoal/);
  });
});

test('an add-on is told by its own name, not by the one of its dish', async () => {
  const text = await lastOf('how much is the lamb burger with bacon?');
  expect(text).toContain('“Smoked bacon”: $2.00 more');
  expect(text).not.toContain('Extra burger”:');
});

test('an add-on that sounds spicy is an add-on', async () => {
  expect(await lastOf('how much is the lamb burger?', 'and with the pepper sauce?')).toContain('Together: $16.50');
});

test('the bigger one is the bigger size of the dish before', async () => {
  const text = await lastOf('is the paella enough for us?', 'how much is the bigger one');
  expect(text).toContain('$55.00');
  expect(text).not.toContain('$30.00');
});

test('whether a size is enough, the staff know', async () => {
  expect(await lastOf('is the paella big enough for five?')).toContain('ask the staff');
});

test('the cheapest after a list is the cheapest of it', async () => {
  const text = await lastOf('which desserts are there?', 'cheapest?');
  expect(text).toContain('Lemon sorbet');
  expect(text).not.toContain('Lager');
});

test('a main course and a dessert for an amount leave enough for each other', async () => {
  const text = await lastOf("I've got 18 dollars, what main and dessert can I have?");
  expect(text).toContain('Vegetable ramen, $12.00');
  expect(text).not.toContain('Lamb burger');
  expect(text).toContain('Together: $17.00');
});

test('declarations are told of each dish that a question names', async () => {
  const text = await lastOf('My son is allergic to sesame. Do the hummus and the falafel have any?');
  expect(text).toContain('“Hummus” contains sesame');
  expect(text).toContain('“Falafel”');
});

test('with an allergy and a budget, what is declared without it is within the budget and what contains it is all told', async () => {
  const text = await lastOf("I'm allergic to walnuts and have 6 dollars, what can I eat?");
  expect(text).toContain('Up to $6.00:');
  expect(text).toContain('Lemon sorbet');
  expect(text).not.toContain('Pork ramen');
  expect(text).toContain('Brownie, $7.00 (contains walnuts)');
});

test('who has said what they eat hears the price of what is marked so', async () => {
  const text = await lastOf('anything vegan?', 'how much is that ramen?');
  expect(text).toContain('$12.00');
  expect(text).not.toContain('Pork ramen');
});

describe('nobody who eats something', () => {
  test.each([
    'Nobody eats pork here, what do you suggest?',
    'None of my friends eat pork. What can we share?',
    'Personne à table ne mange de porc, vous proposez quoi ?',
    'Nadie en la mesa come cerdo, ¿qué nos recomiendan?',
    'Keiner von meinen Gästen isst Schweinefleisch, was empfehlt ihr?',
    'Nessuno al nostro tavolo mangia maiale, cosa consigliate?',
    'Ninguém da mesa come porco, o que sugere?',
    'Personne ne mange de porc, vous conseillez quoi ?',
    'Nadie come cerdo, ¿qué recomiendan?',
    'Bei uns isst niemand Schweinefleisch, was empfehlt ihr?',
    'Nessuno mangia maiale, cosa consigliate?',
    'Ninguém come porco. O que sugere?',
  ])('%s', async (question) => {
    const text = await lastOf(question);
    expect(text).not.toMatch(/• Pork ramen, [^(\n]*$/m);
  });
});

test.each([
  ['how much is the lamb burger?', 'and without pickles?'],
  ['combien coûte le lamb burger ?', 'et sans les cornichons ?'],
  ['cuánto cuesta el lamb burger?', 'y sin pepinillos se puede?'],
])('%s %s: the staff know what can be left out', async (...questions) => {
  const text = await lastOf(...questions);
  expect(text).toContain('Lamb burger');
  expect(text).not.toContain('Paella');
  expect(text).toMatch(/staff|personnel|personal/);
});

test.each([
  "What's the difference between the vegetable ramen and the pork ramen?",
  'Quelle est la différence entre le vegetable ramen et le pork ramen ?',
  'Was ist der Unterschied zwischen Vegetable ramen und Pork ramen?',
])('%s', async (question) => {
  const text = await lastOf(question);
  expect(text).toContain('Vegetable ramen');
  expect(text).toContain('Pork ramen');
});

test('what is left out and what it may cost go together', async () => {
  const text = await lastOf('anything without pork under 7 dollars?');
  expect(text).toContain('Up to $7.00: By the menu’s words alone, pork isn’t named in these');
  expect(text).not.toMatch(/• (?:Lamb burger|Vegetable ramen), /);
});

test('an amount for several people is shared between them', async () => {
  const text = await lastOf('There are two of us, party of two, with 36 dollars: a main and a dessert each?');
  expect(text).toContain('Up to $18.00:');
  expect(text).not.toContain('Lamb burger');
});

test('"except water" names no oysters', async () => {
  const text = await lastOf('Gibt es auch was ohne Alkohol außer Wasser?');
  expect(text).not.toContain('Weichtiere');
});

test('nobody who eats seafood is told what contains it', async () => {
  const text = await lastOf('Nobody at our table eats sesame, what can we share?');
  expect(text).toContain('Hummus, $6.50 (contains sesame)');
});

test('a sauce on the side is a question for the staff', async () => {
  expect(await lastOf('¿me pueden poner la salsa aparte?')).toContain('personal');
});

test('thanks and praise are answered politely', async () => {
  expect(await lastOf('thank you, it was all delicious')).toContain('You’re welcome');
  expect(await lastOf('obrigada, tava tudo uma delícia')).toContain('De nada');
});

test('who eats only some things is told what suits instead of a dish, not the dish', async () => {
  const text = await lastOf('I’m vegan, what can I have instead of the pork ramen?');
  expect(text).toContain('Vegetable ramen');
  expect(text).not.toContain('• Pork ramen');
});

test('a change says what a dish of this name usually has', async () => {
  expect(await lastOf('Can I have the paella without chicken?')).toContain('usually made with');
});

test.each([
  'waited 40 mins for our ramen and it came out stone cold',
  'Das Essen war total kalt und wir haben 30 Minuten gewartet',
  '음식이 다 식어서 나왔어요',
  'on attend depuis 45 minutes et personne ne vient',
])('a complaint leads to the staff, and orders nothing: %s', async (complaint) => {
  const text = await lastOf(complaint);
  expect(text).not.toContain('•');
  expect(text).toMatch(/staff|Personal|직원|personnel/);
});

test('words as they are typed on a phone are understood', async () => {
  expect(await lastOf('hola soy vegana, q puedo comer aqui?')).toContain('Vegetable ramen');
  expect(await lastOf('ya quoi sans porc svp')).toContain('Pork ramen, $13.00 (le menu nomme');
});

test('a diet that was told holds for "is that one all right?"', async () => {
  const text = await lastOf('妻がヴィーガンです', 'ラーメンは大丈夫？');
  expect(text).toContain('Vegetable ramen');
  expect(text).not.toContain('• Pork ramen');
});

test('a sauce that can be added makes no dish spicy, and who can’t eat spicy food is told what isn’t', async () => {
  expect(await lastOf('what do you have that is spicy?')).not.toContain('Lamb burger');
  expect(await lastOf('something milder, too spicy for me')).toContain('Hummus');
  expect(await lastOf('매운거 진짜 못먹는데 추천좀요')).not.toContain('맵다고 설명한');
});

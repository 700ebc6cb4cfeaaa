import { expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { lastAnswer } from '../../test/guest-chat.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';

const t = await embeddedApp();

/** More dishes with milk than any list of wishes shows. */
const MILKY_DISHES = 12;

async function openCreamery(): Promise<string> {
  const owner = await newOwner(t);
  const mains = await makeSection(owner, { title: 'Mains' });
  const contains = (code: string) => ({ allergens: [{ code, state: 'contains' }] });
  for (let number = 1; number <= MILKY_DISHES; number += 1)
    await makeItem(owner, mains, { title: `Gratin ${number}`, price: 1_000, ...contains('milk') });
  await makeItem(owner, mains, { title: 'Trace roast', allergens: [{ code: 'milk', state: 'may_contain' }] });
  await makeItem(owner, mains, { title: 'Plain rice', allergens: [{ code: 'sesame', state: 'contains' }] });
  await makeItem(owner, mains, { title: 'Silent stew' });
  const desserts = await makeSection(owner, { menu_id: mains.menu_id, title: 'Desserts' });
  await makeItem(owner, desserts, { title: 'Milk pudding', ...contains('milk') });
  await makeItem(owner, desserts, { title: 'Fruit bowl', price: 700, ...contains('sulphites') });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  return `/api/restaurants/${owner.restaurant_id}/chats`;
}

const chats = await openCreamery();

const askInTurn = async (...questions: string[]): Promise<string> =>
  (await lastAnswer(t, chats, questions))?.text ?? '';

/** The dishes of an answer's first list, which is of those that contain it. */
function firstListOf(text: string): string[] {
  const rest = text.split('\n').slice(1);
  const end = rest.findIndex((line) => !line.startsWith('• '));
  return rest.slice(0, end).map(
    (line) =>
      line
        .slice(2)
        .split(/[,(、，،]/)[0]
        ?.trim() ?? '',
  );
}

test.each([
  'I am allergic to milk',
  'Je suis allergique au lait',
  'Soy alérgica a la leche',
  'Ich habe eine Laktoseintoleranz',
  'Sono allergico al latte',
  'Sou alérgico a leite',
  '我对牛奶过敏',
  '牛乳アレルギーです',
  '우유 알레르기가 있어요',
  'عندي حساسية من الحليب',
  // The food first, and a pronoun for it.
  'Io il latte non lo tollero',
  'La leche no la tolero',
  'O leite não o posso beber',
  'الحليب ابني ما بيشربه، عنده حساسية',
  'I vertrage kei Milch, isch das schlimm?',
])('every dish that is declared with an allergen is told: %s', async (message) => {
  const text = await askInTurn(message);
  const milky = Array.from({ length: MILKY_DISHES }, (_, at) => `Gratin ${at + 1}`);
  expect(firstListOf(text)).toEqual([...milky, 'Milk pudding']);
  expect(text).toContain('Trace roast');
});

test.each([
  ['my wife cant have milk', 'what mains are left?'],
  ['he gets sick from milk', 'what mains are left?'],
  ['milk, she can’t have it', 'what mains are left?'],
  ['Milch, die vertrag ich nicht', 'welche Gerichte gibt es?'],
  ['ma femme peut pas avoir de lait', 'et les plats ?'],
  ['mi mujer n puede leche', 'qué platos hay?'],
  ['meine frau darf koa milch', 'welche Gerichte gibt es?'],
  ['mia moglie nn può latte', 'quali piatti ci sono?'],
  ['minha esposa n pode leite', 'o q sobra de prato principal?'],
  ['leite me faz mal', 'que pratos tem?'],
  ['我老婆喝不了牛奶', '主菜有什么？'],
  ['牛乳は受け付けないんです', 'メインは何がありますか'],
  ['아내가 우유 마시면 안돼요', '메인 뭐 있어요?'],
  ['زوجتي ما تقدر على الحليب', 'ما هي الاطباق الرئيسية؟'],
])('who can’t have an allergen avoids it for the whole chat: %s', async (message, next) => {
  expect(firstListOf(await askInTurn(message))).toContain('Milk pudding');
  const lines = (await askInTurn(message, next)).split('\n');
  const gratin = lines.findIndex((line) => line.includes('Gratin 1'));
  expect(`${lines[gratin - 1]} ${lines[gratin]}`).toMatch(/milk|lait|leche|Milch|latte|leite|奶|乳|우유|حليب/i);
});

test.each([
  ['I have a milk allergy', 'how much is the fruit bowl, and is it safe?'],
  ['我对牛奶过敏', 'Fruit bowl 多少钱 我能吃吗'],
])('a price and an allergy in one question are both answered: %s', async (allergy, question) => {
  const text = await askInTurn(allergy, question);
  expect(text).toMatch(/\$7(?!\d)/);
  expect(text).toMatch(/milk|奶/);
});

test.each([
  [['I have a milk allergy', 'so what can I eat?']],
  [['Ich vertrage keine Milch', 'Was kann ich essen?']],
  [['how much is the fruit bowl?', 'no dairy please', 'thanks!', 'what can I eat?']],
])('what contains it is never told as eatable: %j', async (messages) => {
  const lines = (await askInTurn(...messages)).split('\n');
  const without = lines.findIndex((line) => /names? milk|doesn’t name|nicht genannt/.test(line));
  expect(lines[without + 1]).toContain('Plain rice');
  expect(lines[without + 2]).toContain('Fruit bowl');
  expect(lines[without + 3]).not.toMatch(/^• (Gratin|Trace|Milk|Silent)/);
});

test('it holds for a section and for every dish that is named later', async () => {
  const desserts = await askInTurn('milk allergy', 'and desserts?');
  expect(desserts).toContain('Milk pudding');
  expect(desserts).toContain('Fruit bowl');
  expect(desserts).not.toContain('Gratin');
  const price = await askInTurn('milk allergy', 'hello', 'how much is gratin 3?');
  expect(price).toContain('declares that “Gratin 3” contains milk');
  expect(price).toContain('ask the staff');
});

test('a dish that nobody declared is told to be so', async () => {
  expect(await askInTurn('Does the silent stew contain milk?')).toContain(
    'declared nothing about this for “Silent stew”',
  );
});

test('a dish whose words contradict its declaration is never listed as declared without', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner, { title: 'Mains' });
  const dishes = [
    { title: 'Plain rice' },
    { title: 'Cheddar burger' },
    { title: 'Croque-monsieur' },
    { title: 'Green beans without butter' },
    { title: 'House pasta', details: 'Finished with cream.' },
  ];
  for (const dish of dishes)
    await makeItem(owner, section, { ...dish, allergens: [{ code: 'sesame', state: 'contains' }] });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  const ask = async (question: string) =>
    (await lastAnswer(t, `/api/restaurants/${owner.restaurant_id}/chats`, [question]))?.text ?? '';
  const lines = (await ask('I am allergic to milk. What can I eat?')).split('\n');
  const leadOf = (title: string) => {
    const lineIndex = lines.findIndex((line) => line.startsWith(`• ${title}`));
    return lines.slice(0, lineIndex).findLast((line) => !line.startsWith('• '));
  };
  expect(leadOf('Plain rice')).toMatch(/don’t name|doesn’t name|declares/);
  expect(leadOf('Cheddar burger')).toBe('Declared without it, but the menu’s words name it; please ask the staff:');
  for (const title of ['Croque-monsieur', 'House pasta'])
    expect(leadOf(title)).toMatch(
      /^Declared without it, but the menu’s words name food that is usually made with milk/,
    );
  expect(await ask('Does the cheddar burger contain milk?')).toContain('The menu’s words for “Cheddar burger” name');
});

test('no answer vouches for a declaration that the words of the dish contradict', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner, { title: 'Mains' });
  for (const title of ['Lentil soup', 'Garden salad', 'Cheddar omelette', 'Croque-monsieur', 'Nut roast'])
    await makeItem(owner, section, { title, allergens: [{ code: 'sesame', state: 'contains' }] });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  const ask = async (...questions: string[]) =>
    (await lastAnswer(t, `/api/restaurants/${owner.restaurant_id}/chats`, questions))?.text ?? '';

  // A word for a group or a food made of it: the kind may be in it.
  const croque = await ask('I am allergic to wheat. Can I eat the croque-monsieur?');
  expect(croque).toContain('usually made with wheat');
  expect(croque).not.toContain('doesn’t name');
  const roast = await ask('I am allergic to walnuts. Can I eat the nut roast?');
  expect(roast).toContain('usually made with walnut');
  expect(roast).not.toContain('doesn’t name');

  // The words for one allergen don't hide those for another.
  const omelette = await ask('I am allergic to milk and eggs. Can I eat the cheddar omelette?');
  expect(omelette).toContain('The menu’s words for “Cheddar omelette” name');
  expect(omelette).toContain('“Cheddar omelette” is usually made with egg');
  expect(omelette).not.toContain('doesn’t name');

  const recommended = await ask('I am allergic to milk', 'What do you recommend?');
  expect(recommended).not.toMatch(/Cheddar omelette|Croque-monsieur/);
  expect(recommended).toMatch(/Lentil soup|Garden salad|Nut roast/);
});

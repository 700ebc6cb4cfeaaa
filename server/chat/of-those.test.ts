import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { lastAnswer } from '../../test/guest-chat.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';

/** Questions about the dishes of an answer before, and about sizes and drinks in other languages than the menu's. */

const t = await embeddedApp();
let address: string;

const contains = (code: string) => ({ allergens: [{ code, state: 'contains' }] });

beforeAll(async () => {
  const owner = await newOwner(t);
  const cold = await makeSection(owner, { title: 'Starters' });
  const { menu_id } = cold;
  await makeItem(owner, cold, { title: 'Bean salad', price: 900, tags: ['vegan'], allergens: [] });
  await makeItem(owner, cold, { title: 'Peanut soup', price: 700, ...contains('peanuts') });
  await makeItem(owner, cold, { title: 'Chilli prawns', price: 1_100, ...contains('crustaceans') });
  await makeItem(owner, cold, { title: 'Salmon tartare', price: 1_300, ...contains('fish') });
  await makeItem(owner, cold, {
    title: 'Sashimi platter',
    price: null,
    variants: [
      { label: '三点盛り', price: 1_200 },
      { label: '五点盛り', price: 1_900 },
    ],
    ...contains('fish'),
  });
  const mains = await makeSection(owner, { menu_id, title: 'Mains' });
  await makeItem(owner, mains, { title: 'Plain rice', price: 300, tags: ['vegan'], allergens: [] });
  await makeItem(owner, mains, { title: 'كباب', price: 2_000, ...contains('wheat') });
  await makeItem(owner, mains, { title: '椒鹽蝦', price: 2_100, ...contains('crustaceans') });
  const drinks = await makeSection(owner, { menu_id, title: 'Drinks' });
  await makeItem(owner, drinks, { title: 'Cerveza', price: 500 });
  await makeItem(owner, drinks, { title: 'Beer, alcohol-free', price: 450 });
  await makeItem(owner, drinks, { title: 'House cooler', price: 350, tags: ['alcohol-free'] });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  address = `/api/restaurants/${owner.restaurant_id}/chats`;
});

const lastOf = async (...questions: string[]): Promise<string> => (await lastAnswer(t, address, questions))?.text ?? '';

describe('of the dishes of an answer before', () => {
  test.each<[questions: string[]]>([
    [['What starters do you have?', 'Which of those is the cheapest?']],
    [['Quelles entrées avez-vous ?', 'Parmi celles-là, laquelle est la moins chère ?']],
    [['¿Qué entrantes tienen?', 'De esos, ¿cuál es el más barato?']],
    [['Was gibt es als Vorspeise?', 'Was davon ist am günstigsten?']],
    [['有什么前菜？', '其中最便宜的是哪个？']],
    [['前菜は何がありますか', 'その中で一番安いのは？']],
    [['전채 뭐 있어요?', '그중에 제일 싼 게 뭐예요?']],
    [['ايش المقبلات عندكم؟', 'من هذه ايش الارخص؟']],
  ])('the cheapest is meant: %j', async (questions) => {
    const text = await lastOf(...questions);
    expect(text).toContain('Peanut soup');
    expect(text).not.toContain('Plain rice');
  });

  test('which ones have an allergen is told of the whole menu unless the question points to them', async () => {
    const text = await lastOf(
      'I’m allergic to peanuts',
      'What mains do you have?',
      'So which ones have got peanuts in?',
    );
    expect(text).toContain('Peanut soup');
  });

  test('the vegan ones are meant', async () => {
    const text = await lastOf('What starters do you have?', 'Which of them are vegan?');
    expect(text).toContain('Bean salad');
    expect(text).not.toContain('Plain rice');
  });

  test('what is declared is told of each of them', async () => {
    const text = await lastOf('What starters do you have?', 'Do any of those have peanuts?');
    expect(text).toMatch(/contain peanuts:\n• Peanut soup/);
    expect(text).toContain('Chilli prawns');
    expect(text).not.toContain('Plain rice');
  });
});

test.each<[question: string, price: string]>([
  ['how much is the sashimi platter with three kinds?', '$12'],
  ['¿cuánto cuesta el sashimi de cinco?', '$19'],
  ['모둠 사시미 다섯 가지는 얼마예요?', '$19'],
])('a size is named by its number in any language: %s', async (question, price) => {
  const text = (await lastOf(question)).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain(price);
});

test.each<[question: string]>([['كم سعر الكباب؟'], ['بكام الكباب']])(
  'an Arabic title is named with its article, too: %s',
  async (question) => {
    expect(await lastOf(question)).toContain('كباب');
  },
);

test('a title in traditional characters is named in simplified ones', async () => {
  expect(await lastOf('椒盐虾多少钱')).toContain('椒鹽蝦');
});

test('a drink that the menu calls alcohol-free is no alcoholic one', async () => {
  const text = await lastOf('I don’t drink alcohol, what is there to drink?');
  expect(text).toContain('Beer, alcohol-free');
  expect(text).toContain('House cooler');
  expect(text).not.toContain('Cerveza');
  expect(text).not.toMatch(/Beer, alcohol-free[^\n]*names/);
});

test('to a pregnant guest nothing raw is offered without its mark, to the end of the chat', async () => {
  const text = await lastOf('I’m pregnant.', 'What starters do you have?');
  expect(text).toMatch(/Salmon tartare[^\n]*names/);
});

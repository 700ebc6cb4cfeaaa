import { beforeAll, describe, expect, test } from 'vitest';
import { AI_KEY, startAiServer } from '../../test/ai-servers.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { lastAnswer } from '../../test/guest-chat.ts';
import type { TestApp } from '../../test/make-app.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';

/** Questions that refer to earlier ones of the same chat. */

const t = await embeddedApp();

const DUCK = 1;
const RISOTTO = 2;
const [CHENIN, GAMAY, SYRAH] = [3, 4, 5];

async function openRestaurant(of: TestApp): Promise<string> {
  const owner = await newOwner(of);
  const mains = await makeSection(owner, { title: 'Mains' });
  const checked = { allergens: [{ code: 'celery', state: 'contains' }] };
  await makeItem(owner, mains, { title: 'Duck confit', description: 'Lentils, orange', price: 2_800, ...checked });
  await makeItem(owner, mains, { title: 'Mushroom risotto', description: 'Barley', price: 2_200, tags: ['vegan'] });
  const white = await makeSection(owner, { title: 'White wines' });
  await makeItem(owner, white, { title: 'Chenin', price: 1_200 });
  const red = await makeSection(owner, { title: 'Red wines' });
  await makeItem(owner, red, { title: 'Gamay', price: 1_100 });
  await makeItem(owner, red, { title: 'Syrah', price: 1_300 });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  return `/api/restaurants/${owner.restaurant_id}/chats`;
}

describe('a question that leaves out what was asked before', () => {
  let address: string;
  beforeAll(async () => {
    address = await openRestaurant(t);
  });

  test.each<[questions: string[], text: string, item_ids: number[]]>([
    [['What is in the duck confit?', 'How much is it?'], '“Duck confit” costs $28.', [DUCK]],
    [['Que contient le canard ?', 'Et combien ça coûte ?'], '« Duck confit » coûte', [DUCK]],
    [['How much is the duck confit?', 'And the risotto?'], '“Mushroom risotto” costs $22.', [RISOTTO]],
    [['How much is the duck confit?', 'And the risotto?', 'What is in it?'], '“Mushroom risotto”: Barley', [RISOTTO]],
    [['How much is the duck confit?', 'And the risotto?', 'And the chenin?'], '“Chenin” costs $12.', [CHENIN]],
    [['Do you have a risotto?', 'Is it vegan?'], 'marks “Mushroom risotto” as vegan', [RISOTTO]],
    [
      ['What is in the duck confit?', 'And without nuts?'],
      'declared the allergens of “Duck confit” and doesn’t name tree nuts and peanuts',
      [DUCK],
    ],
    [
      ['Is there celery in the duck confit?', 'And in the risotto?'],
      'nothing about this for “Mushroom risotto”',
      [RISOTTO],
    ],
    [['Which white wines do you have?', 'And in red?'], '• Gamay, $11', [GAMAY, SYRAH]],
    [['Quels vins blancs avez-vous ?', 'Et en rouge ?'], '• Gamay', [GAMAY, SYRAH]],
    [['Which red wines do you have?', 'And the cheapest?'], 'At the lowest price:\n• Gamay', [GAMAY, SYRAH]],
    [['Which red wines do you have?', 'And under $12?'], 'Up to $12:\n• Gamay', [GAMAY]],
    [['Which red wines do you have?', 'How much is the second one?'], '“Syrah” costs $13.', [SYRAH]],
  ])('%j', async (questions, text, item_ids) => {
    const answer = await lastAnswer(t, address, questions);
    expect(answer?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(text);
    expect(answer?.item_ids).toEqual(item_ids);
  });

  test.each<[questions: string[], text: string]>([
    [['How much is the duck confit?', 'What do you have with mushrooms?'], 'Mushroom risotto'],
    [['How much is the duck confit?', 'Is there anything vegan?'], 'marks these as vegan'],
    [['How much is the duck confit?', 'And do you have lobster?'], 'I can’t find that on the menu'],
    [['How much is the duck confit?', 'Thanks!'], 'You’re welcome'],
    [['Thanks!', 'How much is it?'], 'I can only help with this menu'],
  ])('is told from one that stands for itself: %j', async (questions, text) => {
    expect((await lastAnswer(t, address, questions))?.text).toContain(text);
  });

  test('never means another guest’s', async () => {
    await lastAnswer(t, address, ['How much is the duck confit?']);
    expect(await lastAnswer(t, address, ['How much is it?'])).toMatchObject({ item_ids: [] });
  });

  test('is answered from what is on the menu now', async () => {
    const answer = await lastAnswer(t, address, [
      'Do you have wine?',
      'Do you have the chenin?',
      'Is that the last one?',
    ]);
    expect(answer?.item_ids).toEqual([CHENIN]);
  });
});

test('a model is told what was asked before, and by which dishes it was answered', async () => {
  const ai = await startAiServer();
  const asked: string[] = [];
  ai.reply = ({ body }) => {
    if (body.includes('You help a guest')) asked.push(body);
    return { text: 'You may like [2].' };
  };
  const own = await embeddedApp({
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'waiter',
      AI_API_KEY: AI_KEY,
      AI_BASE_URL: ai.baseUrl('openai-compatible'),
    },
  });
  const questions = ['What do you have with mushrooms?', 'What is in it?'];
  const answer = await lastAnswer(own, await openRestaurant(own), questions);
  expect(answer).toMatchObject({ text: 'You may like “Mushroom risotto” ($22).', item_ids: [RISOTTO] });
  expect(asked[0]).not.toContain('before\\"');
  expect(asked[1]).toContain(
    String.raw`\"before\":[{\"question\":\"What do you have with mushrooms?\",\"dishes\":[2]}]`,
  );
});

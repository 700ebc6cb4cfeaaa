import { describe, expect, test } from 'vitest';
import type { ChatAnswer } from '../../shared/api/chats.ts';
import { AI_KEY, type Provider, type Reply, startAiServer } from '../../test/ai-servers.ts';
import { newClient } from '../../test/client.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';

const ai = await startAiServer();
const withModel = (provider: Provider) =>
  testApp({
    env: { AI_PROVIDER: provider, AI_MODEL: 'waiter', AI_API_KEY: AI_KEY, AI_BASE_URL: ai.baseUrl(provider) },
  });
const t = await withModel('openai-compatible');

async function openRestaurant(of: TestApp): Promise<string> {
  const owner = await newOwner(of);
  const section = await makeSection(owner, { title: 'Mains' });
  await makeItem(owner, section, { title: 'Duck confit', description: 'Lentils, orange', price: 2_800 });
  await makeItem(owner, section, { title: 'Mushroom risotto', description: 'Barley, parsley', price: 2_200 });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  return `/api/restaurants/${owner.restaurant_id}/chats`;
}

const address = await openRestaurant(t);
const answerTo = async (
  message: string,
  of = t,
  url = address,
): Promise<ChatAnswer['messages'][number] | undefined> => {
  const answer = await (await newClient(of)).post(url, { message });
  expect(answer.statusCode).toBe(201);
  return answer.json().messages[1];
};
const QUESTION = 'What do you have with mushrooms?';

test.each(['openai', 'anthropic', 'google'] as const)(
  '%s answers with names and prices of the page',
  async (provider) => {
    const own = await withModel(provider);
    const url = await openRestaurant(own);
    ai.reply = () => ({ text: 'You may like [2], with its barley and parsley.' });
    const said = await answerTo(QUESTION, own, url);
    expect(said).toEqual({
      role: 'assistant',
      text: 'You may like “Mushroom risotto” ($22), with its barley and parsley.',
      item_ids: [2],
    });
    const { body } = ai.requests.at(-1) ?? { body: '' };
    expect(body).toContain('Mushroom risotto');
  },
);

describe('a sentence is withheld', () => {
  test.each([
    ['a dish that isn’t there', 'Try our lobster thermidor.'],
    ['a name that nobody knows', 'Try the famous Zorblax.'],
    ['a dish’s number that isn’t there', 'Take [77].'],
    ['a price', 'It costs $5 today.'],
    ['a price in words beside a dish', '[2] is 5 dollars.'],
    ['an allergen', '[2] is gluten-free.'],
    ['a diet', '[2] est végane.'],
    ['what a dish doesn’t have', '[2] comes with lobster.'],
    ['markup', '[2] <b>now</b>.'],
    ['a free gift', 'A free dessert comes with [2].'],
  ])('%s', async (_, lie) => {
    ai.reply = () => ({ text: `${lie} You may like [2].` });
    expect((await answerTo(QUESTION))?.text).toBe('You may like “Mushroom risotto” ($22).');
    ai.reply = () => ({ text: lie });
    expect((await answerTo(QUESTION))?.text).toBe('On the menu:\n• Mushroom risotto, $22');
  });
});

const FAILURES: [how: string, reply: Reply][] = [
  ['down', { status: 500 }],
  ['cut off', 'hang-up'],
  ['without a word', { text: '' }],
  ['speaking nonsense', { text: '{"a": [1, 2' }],
  ['speaking of another menu', { text: '[{"id": 99, "title": "Lobster", "price": 500}]' }],
  ['refusing', { text: 'No.', end: 'refusal' }],
];

test.each(FAILURES)('a model that is %s: this machine answers', async (_, reply) => {
  ai.reply = () => reply;
  const text = 'On the menu:\n• Mushroom risotto, $22';
  expect(await answerTo(QUESTION)).toEqual({ role: 'assistant', text, item_ids: [2] });
});

test('about allergens and diets no model is asked', async () => {
  ai.reply = () => ({ text: '[2] is safe.' });
  const before = ai.requests.length;
  expect((await answerTo('Is the risotto safe for a nut allergy?'))?.text).toContain(
    'please ask the staff before you order',
  );
  expect((await answerTo('Vegan options'))?.text).toContain('marks no dish as vegan');
  expect(ai.requests.length).toBe(before);
});

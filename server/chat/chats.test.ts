import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ChatAnswer } from '../../shared/api/chats.ts';
import { type Client, newClient } from '../../test/client.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { limitCounts } from '../http/guards/tables.ts';
import { chatMessages, chats } from './tables.ts';

const t = await testApp();
const few = await testApp({ env: { CHAT_MESSAGES_PER_CHAT: '3', CHAT_MESSAGES_PER_MONTH: '5' } });

async function openRestaurant(of: TestApp): Promise<OwnerWithRestaurant> {
  const owner = await newOwner(of);
  const section = await makeSection(owner, { title: 'Mains' });
  await makeItem(owner, section, {
    title: 'Duck confit',
    description: 'Lentils, orange',
    price: 2_800,
    details: 'Cooked for twelve hours.',
  });
  await makeItem(owner, section, { title: 'Mushroom risotto', price: 2_200, tags: ['vegan'] });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  return owner;
}

const chatsOf = ({ restaurant_id }: OwnerWithRestaurant) => `/api/restaurants/${restaurant_id}/chats`;
const ask = async (guest: Client, url: string, message: string): Promise<ChatAnswer> =>
  (await guest.post(url, { message })).json();

test('the hours that the owner declared by days are told in the guest’s language', async () => {
  const owner = await openRestaurant(t);
  const periods = [{ days: [2, 3], from: '17:30', to: '23:00', valid_from: null, valid_through: null }];
  await owner.put(`/api/restaurants/${owner.restaurant_id}`, { opening_hours: { periods, closed: [] } });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  const { messages } = await ask(await newClient(t), `${chatsOf(owner)}?lang=fr`, 'Vous êtes ouverts quand ?');
  expect(messages.at(-1)?.text).toMatch(/mardi – mercredi .*17:30.*23:00/);
});

describe('a guest', () => {
  test('asks, is answered from the publication with the ids of its dishes, and asks on', async () => {
    const owner = await openRestaurant(t);
    const guest = await newClient(t);
    const first = await guest.post(chatsOf(owner), { message: 'How much is the duck confit?' });
    expect(first.statusCode).toBe(201);
    const { id, messages, remaining }: ChatAnswer = first.json();
    expect(messages).toEqual([
      { role: 'guest', text: 'How much is the duck confit?', item_ids: [] },
      {
        role: 'assistant',
        text: '“Duck confit” costs $28.\n“Duck confit”: Lentils, orange\nChez Test says: “Cooked for twelve hours.”',
        item_ids: [1],
      },
    ]);
    expect(remaining).toBe(19);
    const second = await guest.put(`/api/chats/${id}`, { message: 'Vegan options' });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toMatchObject({ id, remaining: 18 });
    expect(second.json().messages[3]).toMatchObject({
      item_ids: [2],
      text: expect.stringContaining('Chez Test marks these as vegan'),
    });
  });

  test('is told once of a dish that stands on two menus, and that it is sold out if it is on both', async () => {
    const owner = await openRestaurant(t);
    const tart = { title: 'Lemon tart', price: 900, tags: ['vegan'], allergens: [] };
    const first = await makeItem(owner, { id: 1 }, tart);
    const lunch = await makeSection(owner, { menu_id: (await makeMenu(owner)).id, title: 'Mains' });
    const again = await makeItem(owner, lunch, tart);
    await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
    const guest = await newClient(t);
    const answerTo = async (message: string) => (await ask(guest, chatsOf(owner), message)).messages[1];
    expect(await answerTo('Vegan options')).toMatchObject({ item_ids: [2, first.id] });
    await owner.put(`/api/menu-items/${first.id}/sold-out`, { until: 'tomorrow' });
    expect((await answerTo('Is the lemon tart sold out?'))?.text).toMatch(/^“Lemon tart” is not marked/);
    await owner.put(`/api/menu-items/${again.id}/sold-out`, { until: 'tomorrow' });
    expect((await answerTo('Is the lemon tart sold out?'))?.text).toMatch(/^“Lemon tart” is sold out/);
  });

  test.each<[question: string, text: string, item_ids: number[]]>([
    ['What is under 25 Canadian dollars with mushrooms?', 'Up to $25:', [2]],
    ['Something with mushrooms under 25 quid?', 'Up to $25:', [2]],
    ['Un plat aux champignons à moins de 25 livres ?', 'Mushroom risotto', [2]],
    ['Any duck under 15 pounds?', 'I can’t find that on the menu; please ask the staff. The nearest on the menu:', [1]],
    ['Anything under 15 pounds?', 'Nothing on the menu has such a price.', []],
  ])('is told what a price allows, in whatever words it is named: %s', async (message, text, item_ids) => {
    const answer = await ask(await newClient(t), chatsOf(await openRestaurant(t)), message);
    expect(answer.messages[1]).toMatchObject({ text: expect.stringContaining(text), item_ids });
  });

  test('is not told of a size’s price for another’s', async () => {
    const owner = await newOwner(t);
    const section = await makeSection(owner, { title: 'Beer' });
    const sizes = (half: number, pint: number) => [
      { label: 'Half', price: half },
      { label: 'Pint', price: pint },
    ];
    await makeItem(owner, section, { title: 'Stout', variants: sizes(290, 550) });
    await makeItem(owner, section, { title: 'Pale ale', variants: sizes(310, 590) });
    await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
    const answer = await ask(await newClient(t), chatsOf(owner), 'What is between $3 and $4?');
    expect(answer.messages[1]?.item_ids).toEqual([2]);
  });

  test('who asks about an allergy reads what the menu says of the dish, and is sent to the staff', async () => {
    const owner = await openRestaurant(t);
    await makeItem(owner, { id: 1 }, { title: 'Cheese plate', description: 'Brie, walnuts, honey', price: 1_800 });
    await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
    const asked = 'I am allergic to nuts, is the cheese plate safe?';
    const told = (await ask(await newClient(t), chatsOf(owner), asked)).messages[1];
    expect(told).toMatchObject({ item_ids: [3], text: expect.stringContaining('Brie, walnuts, honey') });
    expect(told?.text).toMatch(/declared nothing|ask the staff/);
  });

  test('is told of walnuts by the name of nuts, and of what is no food that nobody said it', async () => {
    const owner = await openRestaurant(t);
    await makeItem(owner, { id: 1 }, { title: 'Cheese plate', description: 'Brie, walnuts, honey', price: 1_800 });
    await makeItem(owner, { id: 1 }, { title: 'Kohlrabi soup', description: 'Nutmeg, coconut', price: 900 });
    await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
    const guest = await newClient(t);
    const answerTo = async (message: string) => (await ask(guest, chatsOf(owner), message)).messages[1];
    expect(await answerTo('Anything with nuts?')).toMatchObject({ item_ids: [3] });
    expect(await answerTo('Qu’avez-vous aux noix ?')).toMatchObject({ item_ids: [3] });
    expect(await answerTo('De la noix de coco ?')).toMatchObject({ item_ids: [4] });
    for (const message of ['Where are the toilets?', 'Do you take credit cards?', 'Can I bring my dog?'])
      expect((await answerTo(message))?.text).toBe('The menu doesn’t say; please ask the staff.');
    for (const message of ['Who won the hockey game?', 'Qui a gagné le match de hockey ?'])
      expect(await answerTo(message)).toMatchObject({
        item_ids: [],
        text: expect.stringMatching(/only help|que sur ce menu/),
      });
  });

  test('is told of every nut by the French word for walnuts, and of what the owner declared', async () => {
    const owner = await openRestaurant(t);
    await makeItem(owner, { id: 1 }, { title: 'Cheese plate', description: 'Brie, walnuts, honey', price: 1_800 });
    await makeItem(owner, { id: 1 }, { title: 'Praline tart', description: 'Hazelnuts', price: 900 });
    const allergens = [{ code: 'tree_nuts', state: 'contains' }];
    await makeItem(owner, { id: 1 }, { title: 'House salad', price: 900, allergens });
    await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
    const guest = await newClient(t);
    const answerTo = async (message: string) => (await ask(guest, chatsOf(owner), message)).messages[1];
    const found = await answerTo('Quels plats aux noix ?');
    expect(new Set(found?.item_ids)).toEqual(new Set([5, 3, 4]));
    expect(await answerTo('Je suis allergique aux noix')).toMatchObject({ item_ids: expect.arrayContaining([5]) });
  });

  test('is not told what was not published, nor another restaurant’s chat', async () => {
    const [owner, other] = [await openRestaurant(t), await openRestaurant(t)];
    const guest = await newClient(t);
    await makeItem(owner, { id: 1 }, { title: 'Secret lobster', price: 9_900 });
    expect((await ask(guest, chatsOf(owner), 'Do you have lobster?')).messages[1]?.text).toMatch(
      /^I can’t find that on the menu/,
    );
    const { id } = await ask(guest, chatsOf(owner), 'Duck confit');
    const foreign = id.replace(owner.restaurant_id, other.restaurant_id);
    const unpublished = await newOwner(t);
    const answers = [
      await guest.put(`/api/chats/${foreign}`, { message: 'Duck?' }),
      await guest.put('/api/chats/none', { message: 'Duck?' }),
      await guest.post('/api/restaurants/0000000000/chats', { message: 'Duck?' }),
      await guest.post(chatsOf(unpublished), { message: 'Duck?' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403]);
  });

  test('may have the answer piece by piece', async () => {
    const owner = await openRestaurant(t);
    const guest = await newClient(t);
    const answer = await guest.post(
      chatsOf(owner),
      { message: 'What is in the duck confit?' },
      { accept: 'text/event-stream' },
    );
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = answer.body
      .trim()
      .split('\n\n')
      .map((block) => {
        const [event, data] = block.split('\ndata: ');
        return { event: event?.replace('event: ', ''), data: JSON.parse(data ?? '') };
      });
    expect(events.map(({ event }) => event)).toEqual(['text', 'text', 'done']);
    const pieces = events
      .slice(0, 2)
      .map(({ data }) => data.text)
      .join('');
    expect(pieces).toBe('“Duck confit”: Lentils, orange\nChez Test says: “Cooked for twelve hours.”');
    expect(events[2]?.data.messages[1].text).toBe(pieces);
  });

  test('is refused what is no question', async () => {
    const owner = await openRestaurant(t);
    const guest = await newClient(t);
    const bodies = [
      {},
      { message: '' },
      { message: 'x'.repeat(501) },
      { message: 'a\u0000b' },
      { message: 'x', more: 1 },
    ];
    for (const body of bodies) expect([body, (await guest.post(chatsOf(owner), body)).statusCode]).toEqual([body, 422]);
    expect((await guest.post(chatsOf(owner), { message: 'x'.repeat(100 * 1024) })).statusCode).toBe(413);
    expect(
      (await guest.post(chatsOf(owner), { message: '=HYPERLINK("x") <script>alert(1)</script>' })).statusCode,
    ).toBe(201);
  });
});

describe('limits', () => {
  test('of a chat and of a month: "Message limit reached.", and nothing more is counted', async () => {
    const owner = await openRestaurant(few);
    const guest = await newClient(few);
    const { id } = await ask(guest, chatsOf(owner), 'Duck confit');
    const again = () => guest.put(`/api/chats/${id}?lang=fr`, { message: 'Duck confit' });
    expect([(await again()).json().remaining, (await again()).json().remaining]).toEqual([1, 0]);
    const refused = await again();
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      { code: 'message_limit_reached', message: 'Limite de messages atteinte.' },
    ]);
    const other = await ask(guest, chatsOf(owner), 'Duck confit');
    expect(other.remaining).toBe(1);
    await guest.put(`/api/chats/${other.id}`, { message: 'Duck confit' });
    const overMonth = await guest.post(chatsOf(owner), { message: 'Duck confit' });
    expect(overMonth.json().error).toEqual({ code: 'message_limit_reached', message: 'Message limit reached.' });
    expect(await few.deps.db.$count(chats, eq(chats.restaurant_id, owner.restaurant_id))).toBe(2);
    expect((await owner.get(`/api/restaurants/${owner.restaurant_id}/usage`)).json().messages).toEqual({
      used: 5,
      limit: 5,
    });
  });

  test('hold for ten messages at once', async () => {
    const owner = await openRestaurant(few);
    const guest = await newClient(few);
    const { id } = await ask(guest, chatsOf(owner), 'Duck confit');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => guest.put(`/api/chats/${id}`, { message: 'Duck confit' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, ...Array(8).fill(429)]);
    const numbers = await few.deps.db
      .select({ number: chatMessages.number })
      .from(chatMessages)
      .where(eq(chatMessages.restaurant_id, owner.restaurant_id));
    expect(numbers.map(({ number }) => number).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('don’t count a message that nobody answered', async () => {
    const owner = await openRestaurant(few);
    const guest = await newClient(few);
    // Guests are served from memory; then the stored publication becomes unreadable for this version.
    expect((await guest.get(`/api/restaurants/${owner.restaurant_id}`)).statusCode).toBe(200);
    const broken = sql`update publications set packed = null, content = '{"schema": 999999}' where restaurant_id = ${owner.restaurant_id}`;
    await few.deps.db.execute(broken);
    const failed = await guest.post(chatsOf(owner), { message: 'Duck confit' });
    expect([failed.statusCode, failed.json().error.code]).toEqual([503, 'assistant_failed']);
    const usage = (await owner.get(`/api/restaurants/${owner.restaurant_id}/usage`)).json();
    expect(usage.messages).toEqual({ used: 0, limit: 5 });
    expect(await few.deps.db.$count(chatMessages, eq(chatMessages.restaurant_id, owner.restaurant_id))).toBe(0);
  });

  test('of a minute pass with it', async () => {
    const owner = await openRestaurant(t);
    const guest = await newClient(t);
    const { id } = await ask(guest, chatsOf(owner), 'Duck confit');
    const codes: number[] = [];
    for (let sent = 0; sent < 10; sent += 1)
      codes.push((await guest.put(`/api/chats/${id}`, { message: 'Duck confit' })).statusCode);
    expect(codes).toEqual([...Array(9).fill(200), 429]);
    t.clock.advance(61_000);
    expect((await guest.put(`/api/chats/${id}`, { message: 'Duck confit' })).statusCode).toBe(200);
  });
});

test('where what is premium is not paid, the assistant is not there', async () => {
  const unpaid = await testApp();
  const owner = await openRestaurant(unpaid);
  unpaid.deps.env.PAYMENTS = 'sandbox';
  unpaid.deps.changes.drop(owner.restaurant_id);
  expect((await (await newClient(unpaid)).post(chatsOf(owner), { message: 'Duck?' })).statusCode).toBe(403);
});

test('what was said is deleted after 30 days, and nothing says who said it', async () => {
  const { run } = await import('./sweep-chats.job.ts');
  const owner = await openRestaurant(t);
  const { id } = await ask(await newClient(t), chatsOf(owner), 'Duck confit');
  const rows = await t.deps.db.select().from(chats).where(eq(chats.restaurant_id, owner.restaurant_id));
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'minute_from',
    'minute_sent',
    'restaurant_id',
    'secret',
    'sent',
    'updated_at',
  ]);
  // A copy of the database continues no chat.
  expect(id).not.toContain(rows[0]?.secret);
  const left = () => t.deps.db.$count(chatMessages, eq(chatMessages.restaurant_id, owner.restaurant_id));
  await run(t.deps);
  expect(await left()).toBe(2);
  t.clock.advance(31 * 24 * 60 * 60 * 1_000);
  await run(t.deps);
  expect(await left()).toBe(0);
  expect((await (await newClient(t)).put(`/api/chats/${id}`, { message: 'Duck?' })).statusCode).toBe(404);
});

test('owners try their draft without being counted, and see what was asked and not answered', async () => {
  const owner = await openRestaurant(t);
  const at = `/api/restaurants/${owner.restaurant_id}/assistant`;
  await makeItem(owner, { id: 1 }, { title: 'Lobster roll', price: 3_100 });
  const tried = await owner.post(`${at}/try`, { message: 'Do you have lobster?' });
  expect(tried.json()).toMatchObject({ item_ids: [3], is_answered: true });
  expect((await owner.get(at)).json()).toEqual({ topics: [], unanswered: [] });
  const guest = await newClient(t);
  const { id } = await ask(guest, chatsOf(owner), 'Is the duck confit safe for a nut allergy?');
  await guest.put(`/api/chats/${id}`, { message: 'Vegan options' });
  const asked = (await owner.get(at)).json();
  expect(asked.topics).toEqual([
    { topic: 'allergens', count: 1 },
    { topic: 'diet', count: 1 },
  ]);
  expect(asked.unanswered).toEqual([
    { question: 'Is the duck confit safe for a nut allergy?', item_id: 1, asked_at: expect.any(String), times: 1 },
  ]);
  expect((await guest.get(at)).statusCode).toBe(401);
});

test('owners ask on about their draft; what was asked before is sent along, and bounded', async () => {
  const owner = await openRestaurant(t);
  const at = `/api/restaurants/${owner.restaurant_id}/assistant/try`;
  const earlier = [{ question: 'What is in the duck confit?', item_ids: [1] }];
  const alone = (await owner.post(at, { message: 'How much is it?' })).json();
  expect(alone.item_ids).toEqual([]);
  const after = (await owner.post(at, { message: 'How much is it?', earlier })).json();
  expect([after.item_ids, after.is_answered]).toEqual([[1], true]);
  expect(after.text).toContain('Duck confit');
  // A dish that was deleted, and numbers of another restaurant's.
  const gone = await owner.post(at, { message: 'How much is it?', earlier: [{ ...earlier[0], item_ids: [999] }] });
  expect([gone.statusCode, gone.json().item_ids]).toEqual([200, []]);
  const many = Array.from({ length: 21 }, () => earlier[0]);
  expect((await owner.post(at, { message: 'How much is it?', earlier: many })).statusCode).toBe(422);
  const long = [{ question: 'x'.repeat(100_000), item_ids: [] }];
  expect((await owner.post(at, { message: 'Why?', earlier: long })).statusCode).toBe(422);
  expect((await owner.post(at, { message: 'x'.repeat(200_000) })).statusCode).toBe(413);
  expect((await owner.get(at.replace('/try', ''))).json()).toEqual({ topics: [], unanswered: [] });
});

test('one address sends so many messages a day to a restaurant; other addresses are answered, and the owner is told', async () => {
  const few = await testApp({ env: { CHAT_MESSAGES_PER_DAY_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' } });
  const owner = await openRestaurant(few);
  const other = await openRestaurant(few);
  const send = async (of: OwnerWithRestaurant, address: string) => {
    const guest = await newClient(few);
    const from = { 'x-forwarded-for': address };
    return (await guest.post(chatsOf(of), { message: 'Duck confit?' }, from)).statusCode;
  };
  const limitedOf = async () =>
    (await owner.get(`/api/restaurants/${owner.restaurant_id}/usage`)).json().limited_senders;
  expect([await send(owner, '203.0.113.1'), await limitedOf()]).toEqual([201, 0]);
  expect([await send(owner, '203.0.113.1'), await limitedOf()]).toEqual([201, 1]);
  expect([await send(owner, '203.0.113.1'), await limitedOf()]).toEqual([429, 1]);
  expect([await send(owner, '203.0.113.2'), await send(other, '203.0.113.1')]).toEqual([201, 201]);
  const keys = await few.deps.db.select({ key: limitCounts.key }).from(limitCounts);
  expect(keys.map(({ key }) => key).join(' ')).not.toContain('203.0.113');
  few.clock.advance(24 * 60 * 60 * 1_000);
  expect(await send(owner, '203.0.113.1')).toBe(201);
});

test('owners’ tries are limited by month, and take nothing from the guests’ messages', async () => {
  const few = await testApp({ env: { PREMIUM_ASSISTANT_TRIES_PER_MONTH: '2' } });
  const owner = await openRestaurant(few);
  const at = `/api/restaurants/${owner.restaurant_id}/assistant/try`;
  const statuses: number[] = [];
  for (let times = 0; times < 3; times += 1)
    statuses.push((await owner.post(at, { message: 'Duck confit?' })).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  const { messages } = (await owner.get(`/api/restaurants/${owner.restaurant_id}/usage`)).json();
  expect(messages.used).toBe(0);
  await ask(await newClient(few), chatsOf(owner), 'Duck confit?');
});

test('owners see a question once, in whatever words it was asked', async () => {
  const owner = await openRestaurant(t);
  const asked = [
    'Do you have lobster?',
    'Does the duck confit contain peanuts?',
    'Any lobsters tonight?',
    'Avez-vous du homard ?',
    'Is the duck confit safe with a peanut allergy?',
    'Is the duck confit gluten-free?',
    'Do you have wifi?',
  ];
  for (const question of asked) await ask(await newClient(t), chatsOf(owner), question);
  const { unanswered } = (await owner.get(`/api/restaurants/${owner.restaurant_id}/assistant`)).json();
  expect(unanswered.map(({ question, times }: { question: string; times: number }) => [question, times])).toEqual([
    ['Do you have wifi?', 1],
    ['Is the duck confit gluten-free?', 1],
    ['Is the duck confit safe with a peanut allergy?', 2],
    ['Avez-vous du homard ?', 3],
  ]);
});

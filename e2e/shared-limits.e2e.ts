import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ChatAnswer } from '../shared/api/chats.ts';
import type { Usage } from '../shared/api/usage.ts';
import { startServer } from '../test/start-server.ts';
import { isOnPostgres } from '../test/test-database.ts';
import { OwnerByHttp } from './owner-by-http.ts';

/** A guest without a browser, at one of the processes: reads the token that every message carries. */
async function guestAt(origin: string) {
  const cookieAnswer = await fetch(`${origin}/sanctum/csrf-cookie`);
  const cookies = cookieAnswer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return (method: 'POST' | 'PUT', path: string) =>
    fetch(origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: cookies.join('; '),
        'x-xsrf-token': decodeURIComponent(token),
      },
      body: JSON.stringify({ message: 'Duck confit' }),
    });
}

test('processes on one database share their rate limits', async () => {
  const [perChat, perMonth, atOnce] = [6, 15, 10];
  const env = { CHAT_MESSAGES_PER_CHAT: String(perChat), CHAT_MESSAGES_PER_MONTH: String(perMonth) };
  const firstProcess = await startServer({ env });
  // The embedded database has one process alone.
  const secondProcess = isOnPostgres ? await startServer({ data_dir: firstProcess.data_dir, env }) : firstProcess;
  const ownerByHttp = new OwnerByHttp(firstProcess.url);
  const restaurant = { name: 'Chez nous', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
  const restaurantId = await ownerByHttp.begin(`${randomUUID()}@example.com`, restaurant);
  const body = { menu_id: 1, title: 'Mains' };
  const { section } = await ownerByHttp.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
  await ownerByHttp.ask(201, 'POST', '/api/menu-items', { menu_section_id: section.id, title: 'Duck confit' });
  await ownerByHttp.publish(restaurantId);
  const [firstGuest, secondGuest] = [await guestAt(firstProcess.url), await guestAt(secondProcess.url)];
  /** So many requests at once, every other one at the other process. */
  const send = async (count: number, method: 'POST' | 'PUT', path: string) => {
    const answers = Array.from({ length: count }, (_, at) => (at % 2 === 0 ? firstGuest : secondGuest)(method, path));
    return (await Promise.all(answers)).map(({ status }) => status).sort();
  };

  const chats = `/api/restaurants/${restaurantId}/chats`;
  // The wire's contract: the route's own test checks the shape.
  const first = (await (await firstGuest('POST', chats)).json()) as ChatAnswer;
  expect(await send(atOnce, 'PUT', `/api/chats/${first.id}`)).toEqual([
    ...Array(perChat - 1).fill(200),
    ...Array(atOnce - perChat + 1).fill(429),
  ]);
  // New chats, until the month is used up.
  const left = perMonth - perChat;
  expect(await send(2 * atOnce, 'POST', chats)).toEqual([
    ...Array(left).fill(201),
    ...Array(2 * atOnce - left).fill(429),
  ]);
  const { messages } = await ownerByHttp.ask<Usage>(200, 'GET', `/api/restaurants/${restaurantId}/usage`);
  expect(messages).toEqual({ used: perMonth, limit: perMonth });
});

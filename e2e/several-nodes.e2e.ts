import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { loadWhile, newLoadOwner } from '../faults/rolling-load.ts';
import { newVisitor, type SendRequest } from '../faults/visitor.ts';
import { LISTENER_NAME } from '../server/db/public-changes.ts';
import type { ChatAnswer } from '../shared/api/chats.ts';
import type { Import, reviewAnswerSchema } from '../shared/api/imports.ts';
import { NO_CHOICES } from '../shared/api/imports.ts';
import type { Usage } from '../shared/api/usage.ts';
import type { VisitsAnswer } from '../shared/api/visits.ts';
import type { Restaurant } from '../shared/menu.ts';
import { API_PATHS, fillPath, GUEST_PATHS } from '../shared/paths.ts';
import { openBalancer } from '../test/balancer.ts';
import { childrenOf } from '../test/child-processes.ts';
import { closeAfterFile } from '../test/closers.ts';
import { mailedCode } from '../test/mailed-code.ts';
import { startSeveralNodes } from '../test/several-nodes.ts';
import { menuPage, smallPdf } from '../test/small-pdf.ts';
import { newDataDir, startServer } from '../test/start-server.ts';
import { makeDatabase } from '../test/test-database.ts';
import { OwnerByHttp } from './owner-by-http.ts';

/** Three web nodes and two workers on one database and one store, behind a balancer that sends nothing twice. */

const RESTAURANT = { name: 'Chez nous', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
const DISHES = ['Onion soup with cheese', 'Green salad and walnuts', 'Fried squid with lemon'];
const MESSAGES_PER_CHAT = 4;
const MESSAGES_PER_MONTH = 9;
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile' };
const VISITS_PER_NODE = 5;
/** Read for seconds, so that a worker can be killed meanwhile; each dish has a price of its own. */
const LONG_MENU_PAGES = 24;
/** Pages read before the worker is killed: the next one keeps them. */
const PAGES_BEFORE_KILL = 12;
/** How long other nodes may show what was there before. */
const SHOWN_WITHIN = { timeout: 2_000, interval: 20 };
const TAKEN_OVER_WITHIN = { timeout: 120_000, interval: 200 };

type Review = z.infer<typeof reviewAnswerSchema>;

const longMenu = smallPdf(
  Array.from({ length: LONG_MENU_PAGES }, (_, page) =>
    menuPage(
      `Course ${page + 1}`,
      DISHES.map((dish, index) => [dish, `${page + 1}.${index}0`]),
    ),
  ),
);

const menuForm = (bytes: Uint8Array, apply: 'auto' | 'review') => {
  const form = new FormData();
  form.append('apply', apply);
  form.append('files', new File([new Uint8Array(bytes)], 'menu.pdf', { type: 'application/pdf' }));
  return form;
};
const itemsOf = ({ menus }: Restaurant) => menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
const draftAt = async (owner: OwnerByHttp, id: string) =>
  (await owner.ask<{ restaurant: Restaurant }>(200, 'GET', `${fillPath(API_PATHS.restaurant, { id })}?admin=true`))
    .restaurant;
const getImport = async (owner: OwnerByHttp, id: number) =>
  (await owner.ask<{ import: Import }>(200, 'GET', fillPath(API_PATHS.import, { id }))).import;

const database = await makeDatabase({ isEmpty: false });

// The embedded database is one process's.
if (!database)
  test('a node for pages alone is refused in one line on the embedded database', async () => {
    const data_dir = await newDataDir({ isEmpty: true });
    const node = await startServer({ data_dir, env: { ROLES: 'web' }, wait: false });
    expect(await node.ended).toEqual({ code: 1, signal: null });
    expect(node.output()).toMatch(/^ROLES [^\n]+needs DATABASE_URL: [^\n]+\n$/);
  });
else {
  closeAfterFile(database.drop);
  const nodes = await startSeveralNodes({
    database_url: database.url,
    openFront: openBalancer,
    webs: 3,
    workers: 2,
    env: {
      CHAT_MESSAGES_PER_CHAT: String(MESSAGES_PER_CHAT),
      CHAT_MESSAGES_PER_MONTH: String(MESSAGES_PER_MONTH),
      FREE_PAGES_PER_MONTH: '10000',
      UPLOADS_PER_MINUTE_PER_ADDRESS: '10000',
    },
  });
  const { balancer } = nodes;
  const [first = '', second = '', third = ''] = nodes.webs.map(({ url }) => url);

  const pageAt = async (origin: string, restaurantId: string) =>
    (await fetch(origin + fillPath(GUEST_PATHS.menu, { restaurantId, menuId: 1 }))).text();
  const expectOnPages = async (origins: readonly string[], id: string, text: string) => {
    for (const origin of origins) await expect.poll(() => pageAt(origin, id), SHOWN_WITHIN).toContain(text);
  };
  /** An owner with a published dish, made through the balancer. */
  const openRestaurant = async () => {
    const owner = new OwnerByHttp(balancer.url);
    const id = await owner.begin(`${randomUUID()}@example.com`, RESTAURANT);
    const sectionId = await owner.addSection('Mains');
    const { item } = await owner.ask<{ item: { id: number } }>(201, 'POST', API_PATHS.items, {
      menu_section_id: sectionId,
      title: 'Duck confit',
    });
    await owner.publish(id);
    return { owner, id, item_id: item.id };
  };
  /** A browser of a guest or of staff at a node. */
  const newBrowser = async (origin: () => string): Promise<SendRequest> => {
    const browser = newVisitor(origin);
    await browser('GET', API_PATHS.csrfCookie);
    return browser;
  };

  describe('what one node does, the others show', () => {
    test('a sign-up, an upload, its progress, the review and the publication', async () => {
      const email = `${randomUUID()}@example.com`;
      const owner = new OwnerByHttp(first);
      await owner.request('GET', API_PATHS.csrfCookie);
      await owner.at(second).ask(201, 'POST', API_PATHS.register, { email, locale: 'en' });
      const code = await mailedCode(third, email);
      await owner.at(third).ask(200, 'POST', API_PATHS.confirm, { email, code });
      const { restaurant } = await owner.ask<{ restaurant: { id: string } }>(201, 'POST', API_PATHS.restaurants, {
        ...RESTAURANT,
      });
      const { id } = restaurant;
      for (const origin of [second, third])
        expect(await draftAt(owner.at(origin), id)).toMatchObject({ id, name: RESTAURANT.name });

      const menu = smallPdf([
        menuPage('Mains', [['Duck confit', '21.00'], ...DISHES.map((dish) => [dish, '9.50'] as [string, string])]),
      ]);
      const path = fillPath(API_PATHS.restaurantMenusUpload, { id });
      const { import: sentImport } = await owner.ask<{ import: Import }>(202, 'POST', path, menuForm(menu, 'review'));
      for (const origin of [second, third])
        await expect
          .poll(async () => (await getImport(owner.at(origin), sentImport.id)).status, { timeout: 60_000 })
          .toBe('completed');

      const reviewPath = fillPath(API_PATHS.importReview, { id: sentImport.id });
      const { draft } = await owner.at(second).ask<Review>(200, 'GET', reviewPath);
      const readItems = draft.sections.flatMap(({ items }) => items);
      const removed = readItems.filter(({ title }) => title.value !== 'Duck confit').map(({ key }) => key);
      expect(removed).toHaveLength(DISHES.length);
      await owner.at(second).ask(200, 'PUT', reviewPath, { ...NO_CHOICES, removed });
      expect((await owner.at(third).ask<Review>(200, 'GET', reviewPath)).choices.removed).toEqual(removed);
      await owner.at(third).ask(200, 'POST', fillPath(API_PATHS.importApply, { id: sentImport.id }));
      expect(itemsOf(await draftAt(owner, id)).map(({ title }) => title)).toEqual(['Duck confit']);

      await owner.at(first).publish(id);
      await expectOnPages([second, third], id, 'Duck confit');
    });

    test('another publication, a dish that is sold out, marked by the owner and by staff, and the link of staff with its end', async () => {
      const { owner, id, item_id } = await openRestaurant();
      await expectOnPages([first, second, third], id, 'Duck confit');
      await owner.ask(200, 'PUT', fillPath(API_PATHS.item, { id: item_id }), { title: 'Leek tart' });
      await owner.at(second).publish(id);
      await expectOnPages([first, second, third], id, 'Leek tart');

      const isMarkedAt = async (origin: string) => (await pageAt(origin, id)).includes('<s>Leek tart</s>');
      const expectMark = async (origins: readonly string[], isMarked: boolean) => {
        for (const origin of origins) await expect.poll(() => isMarkedAt(origin), SHOWN_WITHIN).toBe(isMarked);
      };
      await expectMark([first, second, third], false);
      const soldOutPath = fillPath(API_PATHS.itemSoldOut, { id: item_id });
      await owner.at(first).ask(200, 'PUT', soldOutPath, { until: 'manual' });
      await expectMark([second, third], true);
      await owner.at(second).ask(200, 'PUT', soldOutPath, { until: null });
      await expectMark([first, third], false);

      const linkPath = fillPath(API_PATHS.serviceLink, { id });
      const { address } = await owner.at(first).ask<{ address: string }>(201, 'POST', linkPath);
      expect(address).toMatch(new RegExp(`^${balancer.url}/service#`));
      let origin = second;
      const phone = await newBrowser(() => origin);
      const opened = await phone('POST', API_PATHS.serviceSession, { token: new URL(address).hash.slice(1) });
      expect(opened.status).toBe(204);
      origin = third;
      const marked = await phone('PUT', fillPath(API_PATHS.serviceDish, { id: item_id }), { until: 'tomorrow' });
      expect(marked.status).toBe(200);
      await expectMark([first, second], true);
      await owner.at(second).ask(204, 'DELETE', linkPath);
      for (origin of [first, second, third]) expect((await phone('GET', API_PATHS.serviceDishes)).status).toBe(401);
    });

    test('a chat, and the limit of its messages', async () => {
      const { owner, id } = await openRestaurant();
      let origin = first;
      const guest = await newBrowser(() => origin);
      const ask = async (message: string, chat?: ChatAnswer) => {
        const path = chat ? fillPath(API_PATHS.chat, { id: chat.id }) : fillPath(API_PATHS.restaurantChats, { id });
        return await guest(chat ? 'PUT' : 'POST', path, { message }, { deadline_ms: 60_000 });
      };
      const begun = await ask('What do you have?');
      expect(begun.status).toBe(201);
      let chat: ChatAnswer = JSON.parse(begun.body);
      const origins = [second, third, first];
      for (let message = 2; message <= MESSAGES_PER_CHAT; message += 1) {
        origin = origins[message % origins.length] ?? first;
        const { status, body } = await ask(`Do you have duck? ${message}`, chat);
        expect(status).toBe(200);
        const next: ChatAnswer = JSON.parse(body);
        expect(next.messages.slice(0, chat.messages.length)).toEqual(chat.messages);
        chat = next;
      }
      for (origin of [first, second, third]) expect((await ask('And now?', chat)).status).toBe(429);
      const { messages } = await owner.at(third).ask<Usage>(200, 'GET', fillPath(API_PATHS.restaurantUsage, { id }));
      expect(messages.used).toBe(MESSAGES_PER_CHAT);
    });

    test('the limits of messages, also when requests at all of them reach one at once', async () => {
      const { owner, id } = await openRestaurant();
      const guests = await Promise.all([first, second, third].map((origin) => newBrowser(() => origin)));
      const send = async (count: number, method: 'POST' | 'PUT', path: string) => {
        const answers = Array.from({ length: count }, (_, request) =>
          guests[request % guests.length]?.(method, path, { message: 'Duck confit' }, { deadline_ms: 60_000 }),
        );
        return (await Promise.all(answers)).map((answer) => answer?.status).sort();
      };
      const statuses = (expected: Record<number, number>) =>
        Object.entries(expected).flatMap(([status, count]) => Array<number>(count).fill(Number(status)));
      const chatsPath = fillPath(API_PATHS.restaurantChats, { id });
      const [guest] = guests;
      const begun = await guest?.('POST', chatsPath, { message: 'Duck confit' });
      const chat: ChatAnswer = JSON.parse(begun?.body ?? '');
      expect(await send(6, 'PUT', fillPath(API_PATHS.chat, { id: chat.id }))).toEqual(
        statuses({ 200: MESSAGES_PER_CHAT - 1, 429: 6 - MESSAGES_PER_CHAT + 1 }),
      );
      // New chats, until the month is used up.
      const left = MESSAGES_PER_MONTH - MESSAGES_PER_CHAT;
      expect(await send(9, 'POST', chatsPath)).toEqual(statuses({ 201: left, 429: 9 - left }));
      const { messages } = await owner.ask<Usage>(200, 'GET', fillPath(API_PATHS.restaurantUsage, { id }));
      expect(messages).toEqual({ used: MESSAGES_PER_MONTH, limit: MESSAGES_PER_MONTH });
    });

    test('the end of a session', async () => {
      const email = `${randomUUID()}@example.com`;
      const owner = new OwnerByHttp(first);
      await owner.begin(email, RESTAURANT);
      const phone = new OwnerByHttp(second);
      await phone.request('GET', API_PATHS.csrfCookie);
      const usedCode = await mailedCode(first, email);
      await phone.ask(200, 'POST', API_PATHS.login, { email });
      const code = await mailedCode(third, email, usedCode);
      await phone.at(third).ask(200, 'POST', API_PATHS.confirm, { email, code });
      for (const origin of [first, second, third]) await phone.at(origin).ask(200, 'GET', API_PATHS.me);
      const { sessions } = await owner
        .at(second)
        .ask<{ sessions: { id: string; current: boolean }[] }>(200, 'GET', API_PATHS.sessions);
      const session = sessions.find(({ current }) => !current);
      await owner.ask(204, 'DELETE', fillPath(API_PATHS.session, { id: session?.id ?? '' }));
      for (const origin of [first, second, third]) {
        await phone.at(origin).ask(401, 'GET', API_PATHS.me);
        await owner.at(origin).ask(200, 'GET', API_PATHS.me);
      }
    });
  });

  test('a node whose connection for changes was ended shows changes all the same, and listens again', async () => {
    const { owner, id, item_id } = await openRestaurant();
    await expectOnPages([first, second, third], id, 'Duck confit');
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    try {
      const findListeners = async (): Promise<number[]> => {
        const { rows } = await admin.query<{ pid: number }>(
          `select pid from pg_stat_activity
           where application_name = $1 and datname = current_database() and query like 'listen %'`,
          [LISTENER_NAME],
        );
        return rows.map(({ pid }) => pid);
      };
      const count = nodes.webs.length + nodes.workers.length;
      await expect.poll(async () => (await findListeners()).length).toBe(count);
      const endedPids = await findListeners();
      await admin.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [endedPids]);
      await owner.ask(200, 'PUT', fillPath(API_PATHS.item, { id: item_id }), { title: 'Leek tart' });
      await owner.publish(id);
      // The cache's life, without a notification.
      for (const origin of [first, second, third])
        await expect.poll(() => pageAt(origin, id), { timeout: 5_000, interval: 20 }).toContain('Leek tart');
      await expect
        .poll(async () => (await findListeners()).filter((pid) => !endedPids.includes(pid)).length)
        .toBe(count);
    } finally {
      await admin.end();
    }
  });

  test('all web nodes are replaced under load: no request fails, none is sent twice, no file is left, and every visit that each has counted is stored', async () => {
    const visited = await openRestaurant();
    const menuPath = fillPath(GUEST_PATHS.menu, { restaurantId: visited.id, menuId: 1 });
    for (const { url } of nodes.webs)
      for (let visit = 0; visit < VISITS_PER_NODE; visit += 1)
        expect((await fetch(url + menuPath, { headers: PHONE })).status).toBe(200);

    const owners = [];
    for (const name of ['first', 'second'])
      owners.push(await newLoadOwner(balancer.url, `${name}-${randomUUID()}`, balancer.url));
    const failuresBefore = balancer.failures.length;
    const load = await loadWhile(balancer.url, owners, async () => {
      for (const node of nodes.webs.keys()) await nodes.replaceWeb(node);
    });
    expect({ failures: load.failures, broken: balancer.failures.slice(failuresBefore) }).toEqual({
      failures: [],
      broken: [],
    });
    for (const count of [load.pages, load.edits, load.uploads]) expect(count).toBeGreaterThan(0);
    expect(await nodes.listSpooledFiles()).toEqual([]);
    const visitsPath = fillPath(API_PATHS.restaurantVisits, { id: visited.id });
    const { days } = await visited.owner.ask<VisitsAnswer>(200, 'GET', visitsPath);
    expect(days.reduce((sum, { visits }) => sum + visits, 0)).toBe(nodes.webs.length * VISITS_PER_NODE);
  });

  test('an import whose worker is killed is finished by the other one, each dish once', async () => {
    const owner = new OwnerByHttp(balancer.url);
    const id = await owner.begin(`${randomUUID()}@example.com`, RESTAURANT);
    const findReading = async () => {
      const children = await Promise.all(nodes.workers.map(({ pid }) => childrenOf(pid)));
      return nodes.workers.filter((_, worker) => children[worker]?.length !== 0);
    };
    // Those of earlier imports have ended.
    await expect.poll(async () => (await findReading()).length, { timeout: 60_000 }).toBe(0);
    const path = fillPath(API_PATHS.restaurantMenusUpload, { id });
    const { import: sentImport } = await owner.ask<{ import: Import }>(202, 'POST', path, menuForm(longMenu, 'auto'));
    await expect
      .poll(async () => (await getImport(owner, sentImport.id)).progress.page, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(PAGES_BEFORE_KILL);
    const [readingWorker] = await findReading();
    await readingWorker?.kill();
    expect((await getImport(owner, sentImport.id)).status).not.toBe('completed');
    await expect.poll(async () => (await getImport(owner, sentImport.id)).status, TAKEN_OVER_WITHIN).toBe('completed');
    const prices = itemsOf(await draftAt(owner, id)).map(({ price }) => price);
    expect([prices.length, new Set(prices).size]).toEqual(Array(2).fill(LONG_MENU_PAGES * DISHES.length));
  });
}

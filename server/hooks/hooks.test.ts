import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  newWebhookAnswerSchema,
  type WebhookAnswer,
  webhookAnswerSchema,
  webhookMessageSchema,
  webhookTestAnswerSchema,
} from '../../shared/api/webhooks.ts';
import { fillPath } from '../../shared/paths.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';
import { startHookServer } from '../../test/hook-server.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { workerAccess } from '../restaurants/access.ts';
import { insertDelivery } from './queries.ts';
import { RETRY_DELAYS_SECONDS, sendWebhook } from './send-webhook.job.ts';
import { run as sweepDeliveries } from './sweep-deliveries.job.ts';
import { messageHeaders } from './webhook-message.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const server = await startHookServer();
const t = await testApp({ env: { WEBHOOK_PRIVATE_ORIGINS: server.origin } });
const off = await testApp({ env: { WEBHOOKS: 'off' } });
const signal = AbortSignal.timeout(600_000);

beforeEach(() => {
  server.messages.length = 0;
  server.answerWith(204);
});

const pathOf = ({ restaurant_id }: OwnerWithRestaurant) => fillPath(WEBSITE_PATHS.webhook, { id: restaurant_id });
const webhookOf = async (owner: OwnerWithRestaurant): Promise<WebhookAnswer> =>
  webhookAnswerSchema.parse((await owner.get(pathOf(owner))).json());

/** An owner with a dish to publish and a webhook at our server. */
async function ownerWithWebhook() {
  const owner = await newOwner(t);
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte', price: 850 });
  const set = await owner.put(pathOf(owner), { url: `${server.origin}/hook` });
  const { secret } = newWebhookAnswerSchema.parse(set.json());
  const publish = async () => {
    await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
    await t.idle();
  };
  return { owner, secret, publish };
}

/** As a receiver computes it from what it was sent. */
function isSigned({ headers, body }: (typeof server.messages)[number], secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const now = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const expected = messageHeaders(key, { id: String(headers['webhook-id']), body, now });
  return headers['webhook-signature'] === expected['webhook-signature'];
}

test('a signature is that of Standard Webhooks', () => {
  // The example of its reference libraries.
  const headers = messageHeaders(Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'), {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    now: new Date(1_614_265_330_000),
  });
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a publication is announced, signed with the secret that only its owner got', async () => {
  const { owner, secret, publish } = await ownerWithWebhook();
  const { secret: secretOfOther } = await ownerWithWebhook();
  await publish();
  expect(server.messages).toHaveLength(1);
  const [message] = server.messages;
  if (!message) throw new Error('no message');
  expect(JSON.parse(message.body)).toMatchObject({
    type: 'menu.published',
    data: { restaurant_id: owner.restaurant_id, version: 1, page_url: expect.stringContaining(owner.restaurant_id) },
  });
  expect(webhookMessageSchema.safeParse(JSON.parse(message.body)).success).toBe(true);
  expect([isSigned(message, secret), isSigned(message, secretOfOther)]).toEqual([true, false]);
  expect(message.headers['cookie']).toBeUndefined();
  const { deliveries } = await webhookOf(owner);
  expect(deliveries).toMatchObject([
    {
      id: message.headers['webhook-id'],
      kind: 'publication',
      state: 'delivered',
      version: 1,
      attempts: 1,
      status: 204,
    },
  ]);
  // Nothing changed: no message.
  await publish();
  expect(server.messages).toHaveLength(1);
});

test('a secret is shown once: neither answers, the database nor the log have it', async () => {
  const { owner, secret, publish } = await ownerWithWebhook();
  server.answerWith(500);
  await publish();
  const key = secret.replace('whsec_', '');
  expect((await owner.get(pathOf(owner))).body).not.toContain(key);
  expect(JSON.stringify(await t.deps.db.execute('select * from webhooks'))).not.toContain(key);
  expect(JSON.stringify(t.logs)).not.toContain(key);
});

test('another owner neither sees nor changes it', async () => {
  const { owner } = await ownerWithWebhook();
  const other = await newOwner(t);
  expect((await other.get(pathOf(owner))).statusCode).toBe(404);
  expect((await other.delete(pathOf(owner))).statusCode).toBe(404);
  expect((await webhookOf(other)).webhook).toBeNull();
});

test('an undelivered message is attempted eight times within a day with the same id, then marked as failed', async () => {
  const { owner, publish } = await ownerWithWebhook();
  server.answerWith(503);
  await publish();
  const [waiting] = (await webhookOf(owner)).deliveries;
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, status: 503, problem: 'status' });
  const payload = { restaurant_id: owner.restaurant_id, delivery_id: waiting?.id ?? '' };
  for (const _ of RETRY_DELAYS_SECONDS) await sendWebhook(t.deps, payload, { signal });
  expect((await webhookOf(owner)).deliveries).toMatchObject([{ state: 'failed', attempts: 8 }]);
  expect(new Set(server.messages.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([waiting?.id]));
  expect(new Set(server.messages.map(({ body }) => body)).size).toBe(1);
  const totalSeconds = RETRY_DELAYS_SECONDS.reduce((sum, seconds) => sum + seconds, 0);
  expect(totalSeconds * 1_000).toBeLessThanOrEqual(DAY_MS);
  // Nothing is sent any more.
  await sendWebhook(t.deps, payload, { signal });
  expect(server.messages).toHaveLength(8);
});

test('a further attempt waits in the queue', async () => {
  const { owner, publish } = await ownerWithWebhook();
  server.answerWith(500);
  await publish();
  const jobs = (await t.deps.db.execute(
    sql`select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
        where name = 'send-webhook' and state = 'created' and data ->> 'restaurant_id' = ${owner.restaurant_id}`,
    // Both drivers return an object with `rows`.
  )) as { rows: { seconds: number }[] };
  expect(jobs.rows).toEqual([{ seconds: RETRY_DELAYS_SECONDS[0] }]);
});

test('a message that failed isn’t repeated once a later publication is announced', async () => {
  const { owner, publish } = await ownerWithWebhook();
  server.answerWith(500);
  await publish();
  await owner.post('/api/menu-items', { menu_section_id: 1, title: 'Flan', price: 700 });
  await publish();
  expect(server.messages.map(({ body }) => JSON.parse(body).data.version)).toEqual([1, 2]);
  const [later, earlier] = (await webhookOf(owner)).deliveries;
  for (const delivery_id of [earlier?.id ?? '', later?.id ?? ''])
    await sendWebhook(t.deps, { restaurant_id: owner.restaurant_id, delivery_id }, { signal });
  expect(server.messages.map(({ body }) => JSON.parse(body).data.version)).toEqual([1, 2, 2]);
  expect((await webhookOf(owner)).deliveries).toMatchObject([
    { version: 2, state: 'waiting', attempts: 2 },
    { version: 1, state: 'failed', attempts: 1, status: 500, problem: 'superseded' },
  ]);
});

test('the message of the newest publication that failed for good is sent again, once', async () => {
  const { owner, publish } = await ownerWithWebhook();
  const sendAgain = async () =>
    (await owner.post(fillPath(WEBSITE_PATHS.webhookSendAgain, { id: owner.restaurant_id }))).statusCode;
  expect(await sendAgain()).toBe(404);
  server.answerWith(500);
  await publish();
  const [delivery] = (await webhookOf(owner)).deliveries;
  const payload = { restaurant_id: owner.restaurant_id, delivery_id: delivery?.id ?? '' };
  for (const _ of RETRY_DELAYS_SECONDS) await sendWebhook(t.deps, payload, { signal });
  server.messages.length = 0;
  server.answerWith(204);
  expect([await sendAgain(), await sendAgain()]).toEqual([202, 202]);
  await t.idle();
  expect(await sendAgain()).toBe(202);
  await t.idle();
  expect(server.messages.map(({ body }) => JSON.parse(body).data.version)).toEqual([1]);
  expect((await webhookOf(owner)).deliveries).toMatchObject([
    { version: 1, state: 'delivered', attempts: 1 },
    { version: 1, state: 'failed', attempts: 8 },
  ]);
});

test('where webhooks were switched off since, the reason of a message says so', async () => {
  const { owner, publish } = await ownerWithWebhook();
  server.answerWith(500);
  await publish();
  const [delivery] = (await webhookOf(owner)).deliveries;
  const payload = { restaurant_id: owner.restaurant_id, delivery_id: delivery?.id ?? '' };
  await sendWebhook({ ...t.deps, env: { ...t.deps.env, WEBHOOKS: 'off' } }, payload, { signal });
  expect((await webhookOf(owner)).deliveries).toMatchObject([{ attempts: 2, problem: 'off' }]);
});

test('of one restaurant one message is sent at a time, the others wait in the queue', async () => {
  const { owner, publish } = await ownerWithWebhook();
  server.answerWith(500);
  await publish();
  const [delivery] = (await webhookOf(owner)).deliveries;
  const payload = { restaurant_id: owner.restaurant_id, delivery_id: delivery?.id ?? '' };
  server.messages.length = 0;
  const release = server.holdAnswers();
  const firstSending = sendWebhook(t.deps, payload, { signal });
  await expect.poll(() => server.messages.length).toBe(1);
  await sendWebhook(t.deps, payload, { signal });
  release();
  await firstSending;
  expect(server.messages).toHaveLength(1);
});

test('a test is sent at once, and once', async () => {
  const { owner } = await ownerWithWebhook();
  server.answerWith(404);
  const sent = await owner.post(fillPath(WEBSITE_PATHS.webhookTest, { id: owner.restaurant_id }));
  expect(sent.statusCode).toBe(202);
  await t.idle();
  expect(JSON.parse(server.messages[0]?.body ?? '')).toMatchObject({ type: 'test' });
  expect((await webhookOf(owner)).deliveries).toMatchObject([
    { kind: 'test', state: 'failed', attempts: 1, status: 404, version: null },
  ]);
});

test('a test that waits is not joined by another', async () => {
  const { owner } = await ownerWithWebhook();
  const askForTest = async () =>
    webhookTestAnswerSchema.parse(
      (await owner.post(fillPath(WEBSITE_PATHS.webhookTest, { id: owner.restaurant_id }))).json(),
    ).delivery.id;
  const access = workerAccess(owner.restaurant_id);
  const waitingTest = await t.deps.db.transaction((tx) =>
    insertDelivery(tx, access, {
      id: randomUUID(),
      kind: 'test',
      version: null,
      published_at: null,
      created_at: t.deps.now().toISOString(),
    }),
  );
  expect([await askForTest(), await askForTest()]).toEqual([waitingTest.id, waitingTest.id]);
});

test('a redirect isn’t followed', async () => {
  const { owner, publish } = await ownerWithWebhook();
  server.answerWith(307, { location: `${server.origin}/elsewhere` });
  await publish();
  expect(server.messages.map(({ url }) => url)).toEqual(['/hook']);
  expect((await webhookOf(owner)).deliveries).toMatchObject([{ status: 307, problem: 'redirect' }]);
});

test('an address that may no longer be contacted is a failure that the owner reads', async () => {
  const { owner, publish } = await ownerWithWebhook();
  await t.deps.db.execute(
    sql`update webhooks set url = 'https://127.0.0.1/hook' where restaurant_id = ${owner.restaurant_id}`,
  );
  await publish();
  // As after the operator has changed the setting: nothing was contacted.
  expect((await webhookOf(owner)).deliveries).toMatchObject([{ status: null, problem: 'refused' }]);
});

test('after the server’s own secret has changed nothing is signed with another', async () => {
  const { owner, publish } = await ownerWithWebhook();
  const { secret } = t.deps;
  t.deps.secret = randomBytes(32);
  await publish();
  t.deps.secret = secret;
  expect(server.messages).toEqual([]);
  expect((await webhookOf(owner)).deliveries).toMatchObject([{ problem: 'secret_lost' }]);
});

test('another address has another secret, and receives the waiting messages', async () => {
  const { owner, secret, publish } = await ownerWithWebhook();
  server.answerWith(500);
  await publish();
  const set = await owner.put(pathOf(owner), { url: `${server.origin}/other` });
  expect(set.json().secret).not.toBe(secret);
  server.answerWith(200);
  const [delivery] = (await webhookOf(owner)).deliveries;
  await sendWebhook(t.deps, { restaurant_id: owner.restaurant_id, delivery_id: delivery?.id ?? '' }, { signal });
  const message = server.messages.at(-1);
  expect([message?.url, message && isSigned(message, set.json().secret)]).toEqual(['/other', true]);
});

test('without a webhook nothing is sent, and removing it ends waiting messages', async () => {
  const { owner, publish } = await ownerWithWebhook();
  server.answerWith(500);
  await publish();
  const [delivery] = (await webhookOf(owner)).deliveries;
  expect((await owner.delete(pathOf(owner))).statusCode).toBe(204);
  expect(await webhookOf(owner)).toMatchObject({ webhook: null, deliveries: [] });
  await sendWebhook(t.deps, { restaurant_id: owner.restaurant_id, delivery_id: delivery?.id ?? '' }, { signal });
  expect(server.messages).toHaveLength(1);
  const test = await owner.post(fillPath(WEBSITE_PATHS.webhookTest, { id: owner.restaurant_id }));
  expect(test.statusCode).toBe(404);
});

test.each([
  'http://till.example.com/',
  'https://10.0.0.1/',
  'https://localhost/',
  'till',
  'https://a:b@till.example.com/',
])('the address %s is refused', async (url) => {
  const owner = await newOwner(t);
  const answer = await owner.put(pathOf(owner), { url });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'webhook_address_refused']);
  expect((await webhookOf(owner)).webhook).toBeNull();
});

test('after 30 days a delivery is deleted; one whose job was lost has failed', async () => {
  const { owner, publish } = await ownerWithWebhook();
  server.answerWith(500);
  await publish();
  const sweepAfter = (days: number) =>
    sweepDeliveries({ db: t.deps.db, now: () => new Date(t.deps.now().getTime() + days * DAY_MS) });
  await sweepAfter(1);
  expect((await webhookOf(owner)).deliveries).toMatchObject([{ state: 'waiting' }]);
  await sweepAfter(3);
  expect((await webhookOf(owner)).deliveries).toMatchObject([{ state: 'failed' }]);
  await sweepAfter(31);
  expect((await webhookOf(owner)).deliveries).toEqual([]);
});

test('where the operator has switched webhooks off none can be set, and the owner reads why', async () => {
  const owner = await newOwner(off);
  const answer = await owner.put(pathOf(owner), { url: 'https://till.example.com/' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'webhooks_off']);
  expect((await webhookOf(owner)).is_available).toBe(false);
});

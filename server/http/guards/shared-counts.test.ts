import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { type Client, newClient } from '../../../test/client.ts';
import { closeAfterFile } from '../../../test/closers.ts';
import { newEmail } from '../../../test/owners.ts';
import { testApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { SharedCounts } from './shared-counts.ts';

const MAX = 20;
const MINUTE_MS = 60_000;
const t = await testApp({
  env: {
    SIGN_INS_PER_MINUTE_PER_ADDRESS: String(MAX),
    CHAT_MESSAGES_PER_MINUTE_PER_ADDRESS: String(MAX),
    UPLOADS_PER_MINUTE_PER_ADDRESS: String(MAX),
    PAYMENTS_PER_MINUTE_PER_ADDRESS: String(MAX),
    PUBLICATIONS_PER_MINUTE_PER_ADDRESS: String(MAX),
    RESTORES_PER_MINUTE_PER_ADDRESS: String(MAX),
    EXPORTS_PER_MINUTE_PER_ADDRESS: String(MAX),
  },
  work: false,
});
/** Another node on the same database. */
const other = await buildApp(t.deps);
closeAfterFile(() => other.close());

const send: Record<string, (client: Client) => Promise<{ statusCode: number }>> = {
  'asking for codes': (client) => client.post(API_PATHS.login, { email: newEmail() }),
  'trying codes': (client) => client.post(API_PATHS.confirm, { email: newEmail(), code: '000000' }),
  'chat messages': (client) => client.put(fillPath(API_PATHS.chat, { id: 'none' }), { message: 'Soup?' }),
  'try-outs of the assistant': (client) => client.post(fillPath(API_PATHS.restaurantAssistantTry, { id: 'none' })),
  'payment intents': (client) => client.get(API_PATHS.paymentIntent),
  orders: (client) => client.post(API_PATHS.subscribe),
  publications: (client) => client.post(fillPath(API_PATHS.restaurantPublish, { id: 'none' })),
  'restored publications': (client) => client.post(fillPath(API_PATHS.publicationRestore, { id: 'none', version: 1 })),
  'restores from the bin': (client) => client.post(API_PATHS.binRestore, {}),
  exports: (client) => client.get(API_PATHS.accountExport),
  uploads: (client) => client.post(fillPath(API_PATHS.restaurantMenusUpload, { id: 'none' })),
};

test.each(Object.entries(send))('two nodes together let through what the limit of %s allows', async (_, sendOne) => {
  const nodes = [await newClient(t), await newClient({ app: other })];
  const answers = await Promise.all(nodes.flatMap((node) => Array.from({ length: MAX }, () => sendOne(node))));
  expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(MAX);
});

test('a window ends, also on a clock that was set back; expired counts are deleted, and no address is stored', async () => {
  const counts = new SharedCounts(t.deps, 'POST /counted');
  const count = (sender: string) =>
    new Promise<number>((resolve, reject) => {
      counts.incr(sender, (error, result) => (result ? resolve(result.current) : reject(error)), MINUTE_MS, 5);
    });
  expect([await count('192.0.2.77'), await count('192.0.2.77'), await count('192.0.2.78')]).toEqual([1, 2, 1]);
  const keys = await t.deps.db.execute(sql`select key from limit_counts`);
  expect(JSON.stringify(keys)).not.toContain('192.0.2');
  t.clock.advance(-60 * MINUTE_MS);
  expect(await count('192.0.2.77')).toBe(1);
  t.clock.advance(62 * MINUTE_MS);
  expect(await count('192.0.2.77')).toBe(1);
  const rows = await t.deps.db.execute(sql`select key from limit_counts where key like 'POST /counted%'`);
  // Both drivers return an object with `rows`.
  expect((rows as { rows: unknown[] }).rows).toHaveLength(1);
  t.clock.advance(-2 * MINUTE_MS);
});

test('while the database is unavailable each node counts by itself', async () => {
  const failing = new Proxy(t.deps.db, {
    get: () => {
      throw new Error('no database');
    },
  });
  const counts = new SharedCounts({ ...t.deps, db: failing }, 'POST /alone');
  const count = () =>
    new Promise<number>((resolve, reject) => {
      counts.incr('192.0.2.1', (error, result) => (result ? resolve(result.current) : reject(error)), MINUTE_MS, 5);
    });
  expect([await count(), await count(), await count()]).toEqual([1, 2, 3]);
});

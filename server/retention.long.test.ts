import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newOwner } from '../test/owners.ts';
import { testApp } from '../test/test-app.ts';
import { allJobs } from './all-jobs.ts';
import { TABLES } from './retention.ts';

/** Two years and more of a busy restaurant, by the clock of the jobs: the longest time that rows are kept is two years. */
const STEPS = 182;
const STEP_DAYS = 5;
/** Both lie after two years, two months apart. */
const COMPARED_STEPS = [169, STEPS - 1] as const;
const START = Date.parse('2027-01-04T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Tables that a job sweeps, but that this restaurant doesn't fill, and why. */
const NOT_FILLED: Readonly<Record<string, string>> = {
  email_asks: 'one row an account',
  item_images: 'one row a dish, deleted with it',
  menus: 'as the dishes',
  menu_sections: 'as the dishes',
  translations: 'bounded by the texts of 50 publications: server/translations',
  account_deletions: 'ends with its account',
  webhook_deliveries: 'swept after 30 days: server/hooks/hooks.test.ts',
};

const t = await testApp({ work: false });
const { db } = t.deps;
const rowsOf = async (query: SQL): Promise<{ count: number }[]> =>
  z.looseObject({ rows: z.array(z.object({ count: z.int() })) }).parse(await db.execute(query)).rows;

/** The rows that a restaurant, its guests and its owner leave behind on a day. */
async function liveDay(
  ids: { user: string; restaurant: string; section: number; code: number },
  day: number,
  time: Date,
) {
  const at = time.toISOString();
  const expires = (days: number) => new Date(time.getTime() + days * DAY_MS).toISOString();
  const { user, restaurant } = ids;
  const month = at.slice(0, 7);
  const unique = `${day}`;
  const statements: SQL[] = [
    sql`insert into known_devices (user_id, token_hash, created_at, last_used_at) values (${user}, ${unique}, ${at}, ${at})`,
    sql`insert into sessions (token_hash, user_id, device, created_at, last_used_at, expires_at)
      values (${unique}, ${user}, 'phone', ${at}, ${at}, ${expires(31)})`,
    sql`insert into login_codes (email, locale, purpose, code_hash, created_at, expires_at, window_started_at)
      values (${`${unique}@example.com`}, 'en', 'login', ${unique}, ${at}, ${at}, ${at})`,
    sql`insert into code_tries (hour, tries) values (${at}, 1)`,
    sql`insert into email_links (user_id, purpose, email, token_hash, created_at, expires_at)
      values (${user}, 'verify', 'new@example.com', ${unique}, ${at}, ${expires(1)})`,
    sql`insert into security_events (user_id, happened_at, kind) values (${user}, ${at}, 'signed_in')`,
    sql`insert into payment_events (id, type, received_at, applied_at) values (${unique}, 'invoice.paid', ${at}, ${at})`,
    sql`insert into subscription_notices (user_id, kind, about, told_at) values (${user}, 'renewal', ${unique}, ${at})`,
    sql`insert into usage_months (restaurant_id, month, kind, used) values (${restaurant}, ${month}, 'pages', 1) on conflict do nothing`,
    sql`insert into chat_spending (restaurant_id, month, model, questions, input_tokens, output_tokens)
      values (${restaurant}, ${month}, 'm', 1, 1, 1) on conflict do nothing`,
    sql`insert into invitations (restaurant_id, email, role, created_at, expires_at)
      values (${restaurant}, ${`${unique}@example.com`}, 'staff', ${at}, ${expires(7)})`,
    sql`insert into operator_acts (happened_at, act, operator, details) values (${at}, 'test', 'operator', '{}')`,
    sql`insert into visit_days (restaurant_id, day, menu_id, locale, hits) values (${restaurant}, ${at.slice(0, 10)}, 1, 'fr', 9)`,
    sql`insert into code_days (restaurant_id, code_id, day, hits) values (${restaurant}, ${ids.code}, ${at.slice(0, 10)}, 3)`,
    sql`insert into chats (restaurant_id, secret, sent, minute_from, minute_sent, updated_at)
      values (${restaurant}, ${unique}, 1, ${at}, 1, ${at})`,
    sql`insert into chat_messages (restaurant_id, secret, number, role, text, item_ids, created_at)
      values (${restaurant}, ${unique}, 1, 'user', 'Bonjour', '[]', ${at})`,
    sql`insert into imports (restaurant_id, id, status, option, apply, menu_id, files, progress, created_at, applied_at)
      values (${restaurant}, ${1_000 + day}, 'completed', 'add', 'review', 1, '[]', '{}', ${at}, ${at})`,
    sql`insert into import_pages (restaurant_id, import_id, page, file, file_page) values (${restaurant}, ${1_000 + day}, 1, 1, 1)`,
    sql`insert into menu_items (restaurant_id, id, menu_id, menu_section_id, title, position, deleted_at)
      values (${restaurant}, ${1_000 + day}, 1, ${ids.section}, 'Plat du jour', ${day}, ${at})`,
    sql`insert into publications (restaurant_id, version, revision, published_at, packed)
      values (${restaurant}, ${day + 1}, ${day + 1}, ${at}, '\\x00')`,
    sql`insert into restaurant_counters (restaurant_id, kind, next) values (${restaurant}, 'publication', ${day + 2})
      on conflict (restaurant_id, kind) do update set next = excluded.next`,
    sql`update restaurants set publication_version = ${day + 1}, published_at = ${at} where id = ${restaurant}`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** All jobs by the clock but those that look at other nodes or make a backup. */
const nightlyJobs = allJobs.filter(({ name, schedule }) => schedule !== null && name !== 'back-up');

async function runNight(time: Date): Promise<void> {
  const deps = { ...t.deps, now: () => time };
  for (const job of nightlyJobs) {
    const { run } = await job.load();
    await run(deps, {}, { signal: AbortSignal.timeout(60_000), retries: 0 });
  }
}

const countRows = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of Object.keys(TABLES)) {
    const [answer] = await rowsOf(sql`select count(*)::int as count from ${sql.identifier(name)}`);
    counts[name] = answer?.count ?? 0;
  }
  return counts;
};

test('two years of a busy restaurant leave as many rows as two years and two months', {
  timeout: 300_000,
}, async () => {
  await t.jobs.work(allJobs, t.deps);
  const owner = await newOwner(t);
  await t.jobs.stopWorking(2_000);
  const section = await owner.post('/api/menu-sections', { menu_id: 1, title: 'Plats' });
  const codes = await owner.post(`/api/restaurants/${owner.restaurant_id}/codes`, { names: ['Terrasse'] });
  const ids = {
    user: owner.user.id,
    restaurant: owner.restaurant_id,
    section: section.json().section.id,
    code: codes.json().codes[0].id,
  };
  const counts: Record<string, number>[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const time = new Date(START + step * STEP_DAYS * DAY_MS);
    await liveDay(ids, step, time);
    await runNight(new Date(time.getTime() + DAY_MS));
    if (COMPARED_STEPS.some((compared) => compared === step)) counts.push(await countRows());
  }
  const [before = {}, after = {}] = counts;
  const swept = Object.entries(TABLES).filter(([name, { by }]) => typeof by !== 'string' && !NOT_FILLED[name]);
  // Of a span of days there may be one more step or month.
  const grown = swept.filter(([name]) => (after[name] ?? 0) > (before[name] ?? 0) + 1);
  expect(grown.map(([name]) => `${name}: ${before[name]}, then ${after[name]}`)).toEqual([]);
  const never = swept.filter(([name]) => !['login_codes', 'code_tries'].includes(name) && (after[name] ?? 0) === 0);
  expect(never.map(([name]) => name)).toEqual([]);
  expect(swept.length).toBeGreaterThan(18);
});

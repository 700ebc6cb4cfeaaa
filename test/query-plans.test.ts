import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { adminInServer } from '../server/admin/commands/admin-command.ts';
import { allJobs } from '../server/all-jobs.ts';
import { TABLES } from '../server/retention.ts';
import { OWN_DOMAIN_PATHS } from '../shared/own-domain.ts';
import { API_PATHS, fillPath } from '../shared/paths.ts';
import { WEBSITE_PATHS } from '../shared/website-paths.ts';
import { readDistribution } from './distribution.ts';
import { makeMenuKey } from './menu-key.ts';
import { makeItem, makeSection } from './menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from './owners.ts';
import { type PlanNode, planNodeSchema, tablesOfMany, tablesReadWhole } from './query-plans.ts';
import { TENANCY_CALLS } from './tenancy-calls.ts';
import { makeTenant } from './tenants.ts';
import { type TestApp, testApp } from './test-app.ts';
import { isOnPostgres, makeDatabase } from './test-database.ts';

/**
 * Collects the statements of every route, every nightly job and the operator's commands on PostgreSQL, and reads their
 * generic plans: none reads a table whole that grows with the number of restaurants, but for those that are explained here.
 */

/** They don't grow with restaurants: accounts that are being deleted, a row an hour, a fact, an act of an operator; the sandbox is for localhost. */
const SMALL_TABLES = ['account_deletions', 'code_tries', 'installation_facts', 'operator_acts', 'sandbox_objects'];
const growing = new Set(Object.keys(TABLES).filter((table) => !SMALL_TABLES.includes(table)));
/** Indexes with rows of one state only. */
const partial = new Set(['imports_unfinished', 'users_with_idle_limit']);

const { distributed } = readDistribution();

/** Statements that may read a table whole, by a part that only they have. */
const EXCEPTIONS: readonly { part: RegExp; why: string }[] = [
  {
    part: /^select "restaurant_id", min\("id"\) from "imports" where "imports"\."status" not in/,
    why: 'imports_unfinished has these rows only; in an empty table the order of the key costs as little as sorting them',
  },
  {
    part: /inner join "users" on "users"\."id" = coalesce\(/,
    why: 'the operator searches: an owner is in one of two columns',
  },
];

/** Statements that ask all restaurants, and on Citus all shards (docs/scaling.md). None is a guest's or an edit's. */
const CROSS_SHARD: readonly { part: RegExp; why: string }[] = [
  { part: /"restaurants"\."owner_id" = \$1/, why: 'at a sign-in, and when an account is deleted' },
  { part: /^insert into "current_restaurants"/, why: 'when somebody chooses another restaurant' },
  { part: /^select "invitations"\."restaurant_id", .* inner join/s, why: 'when an invitation is opened' },
  {
    part: /^delete from "(?:memberships|invitations)" where "\w+"\."(?:user_id|email)" = \$1$/,
    why: 'when an account is deleted',
  },
  { part: /where "service_links"\."token_hash" =/, why: 'when staff open their link' },
  { part: /where "menu_keys"\."token_hash" =/, why: 'when a till or a website reads the published menu' },
  {
    part: /from "own_domains" where \(?"own_domains"\."host" = \$1/,
    why: 'whose page a domain shows, if no node has it cached',
  },
  {
    part: /^select "restaurant_id" from "own_domains" where \("own_domains"\."next_check_at"/,
    why: 'domains to look up',
  },
  {
    part: /^select "id" from "restaurants" where \(\("restaurants"\."publication_version" is not null/,
    why: 'sitemap',
  },
  { part: /^select "restaurants"\."id", "publications"\."published_at"/, why: 'sitemap' },
  { part: /\.ctid = any\(array\(select .* skip locked\)\)/s, why: 'sweeps of the night, some rows at a time' },
  { part: /^select "restaurant_id", min\("id"\) from "imports"/, why: 'imports that nobody works on' },
  { part: /^select "restaurant_id", "item_id", "attempt" from "item_images"/, why: 'pictures whose job was lost' },
  {
    part: /from "restaurant_counters" where \("restaurant_counters"\."kind" = 'publication'/,
    why: 'surplus publications',
  },
  { part: /^select distinct "restaurant_id" from "publications"/, why: 'the sweep of translations' },
  {
    part: /"users"\."email", .* where lower\("(?:users"\."email|restaurants"\."name)"\)/s,
    why: 'the operator searches',
  },
];

test('a sequential scan of a table is found, and so is an index that is read from end to end', () => {
  const tables = { growing: new Set(['menus']), partial: new Set(['menus_hidden']) };
  const scan = (node: object) => tablesReadWhole(planNodeSchema.parse({ 'Node Type': 'Limit', Plans: [node] }), tables);
  expect(scan({ 'Node Type': 'Seq Scan', 'Relation Name': 'menus' })).toEqual(['menus']);
  expect(scan({ 'Node Type': 'Seq Scan', 'Relation Name': 'facts' })).toEqual([]);
  const byIndex = { 'Node Type': 'Index Scan', 'Relation Name': 'menus', 'Index Name': 'menus_pk' };
  expect(scan(byIndex)).toEqual(['menus']);
  expect(scan({ ...byIndex, 'Index Cond': '(id = $1)' })).toEqual([]);
  expect(scan({ ...byIndex, 'Index Name': 'menus_hidden' })).toEqual([]);
  const bitmap = { 'Node Type': 'Bitmap Heap Scan', 'Relation Name': 'menus' };
  const below = { 'Node Type': 'Bitmap Index Scan', 'Index Name': 'menus_pk', 'Parent Relationship': 'Outer' };
  expect(scan({ ...bitmap, Plans: [below] })).toEqual(['menus']);
  expect(scan({ ...bitmap, Plans: [{ ...below, 'Index Cond': '(id = $1)' }] })).toEqual([]);
});

test('a plan that asks for one restaurant is distinguished from one that asks all', () => {
  const tables = new Map([
    ['menus', 'restaurant_id'],
    ['restaurants', 'id'],
  ]);
  const tablesOf = (node: object) => tablesOfMany(planNodeSchema.parse({ 'Node Type': 'Index Scan', ...node }), tables);
  const menus = { 'Relation Name': 'menus' };
  expect(tablesOf({ ...menus, 'Index Cond': '((restaurant_id = $1) AND (id = 3))' })).toEqual([]);
  expect(tablesOf({ ...menus, 'Index Cond': '(restaurant_id = restaurants.id)' })).toEqual([]);
  expect(tablesOf({ ...menus, 'Index Cond': '(id = $1)' })).toEqual(['menus']);
  expect(tablesOf({ ...menus, 'Index Cond': '(restaurant_id = ANY ($1))' })).toEqual(['menus']);
  expect(tablesOf({ 'Relation Name': 'restaurants', 'Index Cond': '(id > $1)' })).toEqual(['restaurants']);
  expect(tablesOf({ 'Relation Name': 'restaurants', Filter: '(id = $1)' })).toEqual([]);
});

if (isOnPostgres) {
  test('no statement reads a table whole that grows with restaurants', async () => {
    const plans = await collectPlans();
    expect(plans.length).toBeGreaterThan(200);
    const problems = plans.flatMap(({ statement, plan }) => {
      const tables = tablesReadWhole(plan, { growing, partial });
      return tables.length > 0 ? [{ statement, tables }] : [];
    });
    const unexplained = problems.filter(({ statement }) => !EXCEPTIONS.some(({ part }) => part.test(statement)));
    expect(unexplained.map(({ statement, tables }) => `${tables}: ${statement}`)).toEqual([]);
    // An exception that nothing needs any more would hide the next one.
    const unused = EXCEPTIONS.filter(({ part }) => !problems.some(({ statement }) => part.test(statement)));
    expect(unused.map(({ why }) => why)).toEqual([]);
  }, 240_000);

  test('a statement asks for the rows of one restaurant, or is listed as one that asks all', async () => {
    const plans = await collectPlans();
    const ofMany = plans.filter(({ plan }) => tablesOfMany(plan, distributed).length > 0);
    const unexplained = ofMany.filter(({ statement }) => !CROSS_SHARD.some(({ part }) => part.test(statement)));
    expect(unexplained.map(({ statement }) => statement)).toEqual([]);
    const unused = CROSS_SHARD.filter(({ part }) => !ofMany.some(({ statement }) => part.test(statement)));
    expect(unused.map(({ why }) => why)).toEqual([]);
  }, 240_000);
}

let collectedPlans: Promise<{ statement: string; plan: PlanNode }[]> | undefined;

/** The generic plans of all statements, which are collected once. */
const collectPlans = () => (collectedPlans ??= makePlans());

async function makePlans(): Promise<{ statement: string; plan: PlanNode }[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  const t = await testApp({
    env: { REQUESTS_PER_MINUTE_PER_ADDRESS: '100000' },
  });
  // Without what the migrations and the start did.
  const first = query.mock.calls.length;
  await runEverything(t);
  await runSubscription(await testApp({ env: { PAYMENTS: 'sandbox' } }));
  const statements = new Set(query.mock.calls.slice(first).flatMap(([config]) => textOf(config)));
  query.mockRestore();
  return await plansOf([...statements]);
}

const configSchema = z.union([z.string(), z.looseObject({ text: z.string() }).transform(({ text }) => text)]);

/** The statements that PREPARE accepts, of the application's own tables. */
function textOf(config: unknown): string[] {
  const text = configSchema.safeParse(config).data ?? '';
  return /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !text.includes('pgboss') ? [text] : [];
}

async function runEverything(t: TestApp): Promise<void> {
  const [tenant, other] = [await makeTenant(t), await makeTenant(t, { extra: true })];
  // A till's, which has no session.
  const headers = { authorization: `Bearer ${await makeMenuKey(tenant)}` };
  await t.app.inject({ url: WEBSITE_PATHS.publishedMenu, headers });
  await t.app.inject({ url: `${OWN_DOMAIN_PATHS.certificate}?domain=menu.chez.example` });
  const routes = t.app.routeTable.filter(({ method }) => method !== 'OPTIONS');
  const reads = routes.filter(({ method }) => method === 'GET');
  for (const { url } of reads) await tenant.get(addressOf(url, tenant));
  for (const route of routes) {
    const call = TENANCY_CALLS[`${route.method} ${route.url}`];
    if (!call) continue;
    const url = addressOf(route.url, tenant, call.id?.(other));
    const body = typeof call.body === 'function' ? call.body(other) : call.body;
    if (body instanceof FormData) await tenant.upload(url, body);
    else if (route.method === 'POST') await tenant.post(url, body);
    else if (route.method === 'PUT') await tenant.put(url, body);
    else if (route.method === 'PATCH') await tenant.patch(url, body);
    else if (!WAYS_OUT.includes(route.url)) await tenant.delete(url, body);
    await t.idle();
  }
  const { signal } = new AbortController();
  for (const job of allJobs.filter(({ schedule, name }) => schedule !== null && name !== 'back-up')) {
    const { run } = await job.load();
    await run(t.deps, {}, { signal, retries: 0 });
  }
  const admin = (...args: string[]) => adminInServer(t.deps)(['lea', ...args], { say: () => undefined, signal });
  await admin('restaurants', 'find', 'public');
  await admin('restaurants', 'suspend', other.restaurant_id, '--reason', 'a drill');
  await admin('imports', 'inspect', other.restaurant_id);
  expect((await other.delete(fillPath(API_PATHS.user, { id: other.user.id }))).statusCode).toBe(204);
  await t.idle();
}

/** With subscriptions, what guests see depends on its owner's. */
async function runSubscription(t: TestApp): Promise<void> {
  const owner = await newOwner(t);
  await makeItem(owner, await makeSection(owner));
  const order = { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' };
  expect((await owner.post(API_PATHS.subscribe, order)).statusCode).toBe(200);
  const published = await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
  expect(published.statusCode).toBe(200);
  await t.idle();
  for (const url of t.app.routeTable.filter(({ method }) => method === 'GET').map((route) => route.url))
    await owner.get(addressOf(url, owner));
  const { signal } = new AbortController();
  for (const name of ['reconcile-subscriptions', 'sweep-public-files']) {
    const job = allJobs.find((one) => one.name === name);
    await (await job?.load())?.run(t.deps, {}, { signal, retries: 0 });
  }
}

/** They end the account, which later calls need. */
const WAYS_OUT: readonly string[] = [API_PATHS.user];

function addressOf(url: string, { restaurant_id }: OwnerWithRestaurant, id: string | number = 1): string {
  const values: Record<string, string | number> = {
    id: url.startsWith(API_PATHS.restaurant) ? restaurant_id : id,
    restaurantId: restaurant_id,
    file: url.startsWith('/sitemaps/') ? `${restaurant_id}.xml` : 'none.png',
    key: 'none.webp',
    format: 'svg',
    page: 0,
  };
  return url.replace('*', 'x').replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1));
}

const explainSchema = z.tuple([z.looseObject({ 'QUERY PLAN': z.tuple([z.looseObject({ Plan: planNodeSchema })]) })]);

/** Generic plans, as for any value: each statement is prepared, and explained with null for each parameter. */
async function plansOf(statements: readonly string[]): Promise<{ statement: string; plan: PlanNode }[]> {
  const database = await makeDatabase({ isEmpty: false });
  if (!database) throw new Error('this runs on PostgreSQL');
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off; set plan_cache_mode = force_generic_plan');
    const plans: { statement: string; plan: PlanNode }[] = [];
    for (const statement of statements) {
      const count = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
      await client.query(`prepare one as ${statement}`);
      const values = count === 0 ? '' : `(${Array(count).fill('null').join(', ')})`;
      const answer = await client.query(`explain (format json) execute one${values}`);
      await client.query('deallocate one');
      const [row] = explainSchema.parse(answer.rows);
      plans.push({ statement, plan: row['QUERY PLAN'][0].Plan });
    }
    return plans;
  } finally {
    await client.end();
    await database.drop();
  }
}

/** Deleting a row of a table looks for rows that refer to it: without an index, in the whole other table. */
if (isOnPostgres)
  test('every foreign key has an index', async () => {
    const { deps } = await testApp({ work: false });
    const answer = await deps.db.execute(`
      select c.conrelid::regclass::text || ' ' || c.conname as name from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid
          -- A reference that is looked for isn't null.
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '(% IS NOT NULL)')
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`);
    expect(z.looseObject({ rows: z.array(z.unknown()) }).parse(answer).rows).toEqual([]);
  });

import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '../server/accounts/tables.ts';
import { importPages, imports } from '../server/imports/store/tables.ts';
import { menuItems, menuSections, menus } from '../server/menus/tables.ts';
import { invitations } from '../server/people/tables.ts';
import { memberships, restaurantCounters, restaurants } from '../server/restaurants/tables.ts';
import { CODE_PATHS } from '../shared/code-paths.ts';
import type { Draft } from '../shared/draft.ts';
import { OWN_DOMAIN_PATHS } from '../shared/own-domain.ts';
import { API_PATHS, fillPath } from '../shared/paths.ts';
import { WEBSITE_PATHS } from '../shared/website-paths.ts';
import { NOWHERE } from './make-app.ts';
import { makeItem, makeMenu, makeSection } from './menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from './owners.ts';
import type { TestApp } from './test-app.ts';

/** An id that exists only in the restaurant with extra rows. */
export const EXTRA_ID = 77;

/** Of every tenant: one of its people, and a pending invitation. */
export const MEMBER_ID = '00000000-0000-4000-8000-00000000000a';
export const INVITATION_ID = '00000000-0000-4000-8000-00000000000b';

/** A tenant's item in the bin. */
export const BINNED_ITEM_ID = 4;

export type Tenant = OwnerWithRestaurant & {
  /** Contained in everything a guest may read. */
  public_mark: string;
  /** Contained in everything that only the owner may read: details, the unpublished, imports. */
  private_mark: string;
};

/**
 * A restaurant with a row of every kind. All have the same ids: menus 1 and 2, sections 1 to 3 (the second in menu 2),
 * items 1 to 3 of which the first has a picture, item 4 in the bin, a logo, named code 1, menu key 1, a webhook, a domain that isn't proven, a manager and an invitation, imports 1 (read, to be reviewed) and 2 (failed), one
 * publication, and changes that are not published yet.
 */
export async function makeTenant(t: TestApp, { extra = false } = {}): Promise<Tenant> {
  const public_mark = `public-${randomUUID()}`;
  const private_mark = `private-${randomUUID()}`;
  const owner = await newOwner(t, { restaurant: { name: public_mark, main_locale: 'fr' } });
  const menu = await makeMenu(owner, { title: public_mark });
  const sections = [
    await makeSection(owner, { title: public_mark }),
    await makeSection(owner, { title: public_mark, menu_id: menu.id }),
    await makeSection(owner, { title: public_mark }),
  ];
  const [first, second] = sections;
  if (!first || !second) throw new Error('three sections were made');
  await makeItem(owner, first, { title: public_mark, details: private_mark, price: 1_000, tags: ['Soup'] });
  await makeItem(owner, first, { title: public_mark, details: private_mark });
  await makeItem(owner, second, { title: public_mark, details: private_mark });
  await makeItem(owner, second, { title: private_mark });
  await owner.delete(fillPath(API_PATHS.item, { id: BINNED_ITEM_ID }));
  const published = await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
  if (published.statusCode !== 200) throw new Error(`publish answered ${published.statusCode}: ${published.body}`);
  // Its translations are rows as well.
  await t.idle();
  await owner.patch(fillPath(API_PATHS.item, { id: 1 }), { description: private_mark });
  await owner.post(fillPath(CODE_PATHS.codes, { id: owner.restaurant_id }), { names: [private_mark] });
  await owner.post(fillPath(WEBSITE_PATHS.keys, { id: owner.restaurant_id }), { name: private_mark });
  await owner.put(fillPath(OWN_DOMAIN_PATHS.ownDomain, { id: owner.restaurant_id }), {
    host: `${private_mark}.example`,
  });
  await owner.put(fillPath(WEBSITE_PATHS.webhook, { id: owner.restaurant_id }), {
    url: `${NOWHERE}/${private_mark}`,
  });
  await addPictures(t, owner.restaurant_id);
  await addPeople(t, owner.restaurant_id, private_mark);
  await addImports(t, owner.restaurant_id, private_mark);
  await countImports(t, owner.restaurant_id);
  if (extra) await addExtraRows(t, owner.restaurant_id, private_mark);
  return Object.assign(owner, { public_mark, private_mark });
}

function draftOf(mark: string): Draft {
  const field = {
    value: mark,
    boxes: [{ page: 0, x: 0, y: 0, width: 1, height: 1 }],
    confidence: 0.9,
    alternatives: [],
  };
  const item = { key: 2, title: field, description: null, prices: [], price_text: null, options: [], tags: [] };
  return {
    language: 'fr',
    sections: [{ key: 1, title: field, description: null, price: null, price_text: null, items: [item] }],
  };
}

/** The same person works at every tenant's. */
async function addPeople({ deps: { db, now } }: TestApp, restaurant_id: string, mark: string): Promise<void> {
  const created_at = now().toISOString();
  const expires_at = new Date(now().getTime() + 86_400_000).toISOString();
  const email = 'member-of-tenants@example.com';
  await db.insert(users).values({ id: MEMBER_ID, email, created_at }).onConflictDoNothing();
  await db.insert(memberships).values({ restaurant_id, user_id: MEMBER_ID, role: 'manager', created_at });
  const invitation = {
    id: INVITATION_ID,
    email: `${mark}@example.com`,
    role: 'staff',
    created_at,
    expires_at,
  } as const;
  await db.insert(invitations).values({ ...invitation, restaurant_id });
}

/** Rows that name pictures; their files are not needed. */
async function addPictures({ deps: { db } }: TestApp, restaurant_id: string): Promise<void> {
  const logo = { file: 'logo-of-a-tenant.webp', width: 10, height: 10 };
  await db.update(restaurants).set({ logo }).where(eq(restaurants.id, restaurant_id));
  const picture = { file: 'dish-of-a-tenant', origin: 'owner', width: 10, height: 10 } as const;
  const first = and(eq(menuItems.restaurant_id, restaurant_id), eq(menuItems.id, 1));
  await db.update(menuItems).set({ picture }).where(first);
}

async function addImports(t: TestApp, restaurant_id: string, mark: string, ids = [1, 2]): Promise<void> {
  const [read, failed] = ids;
  if (read === undefined || failed === undefined) throw new Error('two imports are added');
  const created_at = t.deps.now().toISOString();
  const picture = `private/${restaurant_id}/imports/${read}/0.webp` as const;
  await t.deps.files.put(picture, Buffer.from(mark), 'image/webp');
  const files = [
    {
      name: `${mark}.png`,
      bytes: 8,
      key: `private/${restaurant_id}/imports/${read}/0.png` as const,
      rotation: 0 as const,
    },
  ];
  const common = { restaurant_id, option: 'add', apply: 'review', menu_id: 1, files, created_at } as const;
  const report = { menus: 1, sections: 1, items: 1, doubtful_fields: 0, pages: 1, failures: [] };
  await t.deps.db.insert(imports).values([
    { ...common, id: read, status: 'completed', progress: { page: 1, pages: 1 }, draft: draftOf(mark), report },
    { ...common, id: failed, status: 'failed', progress: { page: null, pages: null }, error: 'file_damaged' },
  ]);
  await t.deps.db.insert(importPages).values({
    restaurant_id,
    import_id: read,
    page: 0,
    file: 0,
    file_page: 0,
    picture,
    reading: { page: 0, width: 100, height: 100, engine: 'ocr', words: [], rules: [], seconds: 1 },
  });
}

/** The counter continues after the imports that were not made through the API. */
async function countImports(t: TestApp, restaurant_id: string): Promise<void> {
  const mine = and(eq(restaurantCounters.restaurant_id, restaurant_id), eq(restaurantCounters.kind, 'import'));
  await t.deps.db.update(restaurantCounters).set({ next: 3 }).where(mine);
}

async function addExtraRows(t: TestApp, restaurant_id: string, mark: string): Promise<void> {
  const common = { restaurant_id, title: mark, position: 9 };
  await t.deps.db.insert(menus).values({ ...common, id: EXTRA_ID });
  await t.deps.db.insert(menuSections).values({ ...common, id: EXTRA_ID, menu_id: EXTRA_ID });
  await t.deps.db.insert(menuItems).values({ ...common, id: EXTRA_ID, menu_id: EXTRA_ID, menu_section_id: EXTRA_ID });
  await addImports(t, restaurant_id, mark, [EXTRA_ID, EXTRA_ID + 1]);
}

/** Every row of a restaurant in every table, the account's and its sessions with it, as text. */
export async function dumpTenant(t: TestApp, tenant: Tenant): Promise<string[]> {
  return (await listRows(t, tenant)).map(({ table, row }) => `${table} ${row}`);
}

/**
 * Remembers a tenant's current rows: the returned function restores them, so that a test may change anything. Creating
 * another tenant needs dozens of requests.
 */
export async function keepTenant(t: TestApp, tenant: Tenant): Promise<() => Promise<void>> {
  const cookies = [...tenant.cookies];
  const parts = await partsOf(t, tenant);
  const kept = Map.groupBy(await listRows(t, tenant), ({ table }) => table);
  return async () => {
    const now = Map.groupBy(await listRows(t, tenant), ({ table }) => table);
    const textOf = (rows: { row: string }[] = []) => `[${rows.map(({ row }) => row).join()}]`;
    const changed = parts.filter(({ table }) => textOf(kept.get(table)) !== textOf(now.get(table)));
    await t.deps.db.transaction(async (tx) => {
      // The rows go and come in any order: nothing looks at what they refer to.
      if (changed.length > 0) await tx.execute(sql`set local session_replication_role = replica`);
      for (const { table, where } of changed) {
        const name = sql.identifier(table);
        await tx.execute(sql`delete from ${name} where ${where}`);
        const rows = textOf(kept.get(table));
        await tx.execute(
          sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)`,
        );
      }
    });
    t.deps.changes.drop(tenant.restaurant_id);
    tenant.cookies.clear();
    for (const [name, value] of cookies) tenant.cookies.set(name, value);
  };
}

async function listRows(t: TestApp, tenant: Tenant): Promise<{ table: string; row: string }[]> {
  // One query for all tables: there are dozens of dumps.
  const parts = (await partsOf(t, tenant)).map(
    ({ table, where }) =>
      sql`select ${table}::text as t, to_jsonb(r)::text as row from ${sql.identifier(table)} r where ${where}`,
  );
  const rows = await rowsOf(t, sql`${sql.join(parts, sql` union all `)} order by 1, 2`);
  return rows.map(({ t: table, row }) => ({ table: String(table), row: String(row) }));
}

/** The tables that hold something of a tenant, and which of their rows are its own. */
async function partsOf(t: TestApp, { restaurant_id, user }: Tenant): Promise<{ table: string; where: SQL }[]> {
  return [
    ...(await tablesOfRestaurants(t)).map((table) => ({ table, where: sql`restaurant_id = ${restaurant_id}` })),
    { table: 'restaurants', where: sql`id = ${restaurant_id}` },
    { table: 'users', where: sql`id = ${user.id}` },
    { table: 'sessions', where: sql`user_id = ${user.id}` },
  ];
}

const tablesByApp = new WeakMap<TestApp, Promise<string[]>>();
function tablesOfRestaurants(t: TestApp): Promise<string[]> {
  const known = tablesByApp.get(t) ?? listTablesOfRestaurants(t);
  tablesByApp.set(t, known);
  return known;
}

async function listTablesOfRestaurants(t: TestApp): Promise<string[]> {
  const rows = await rowsOf(
    t,
    sql`select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'restaurant_id' order by table_name`,
  );
  return rows.map(({ table_name }) => String(table_name));
}

async function rowsOf({ deps }: TestApp, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  // Both drivers answer `{ rows }`; the type of a raw answer is the driver's own.
  const { rows } = (await deps.db.execute(query)) as unknown as { rows: Record<string, unknown>[] };
  return rows;
}

import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Entry, fromBuffer } from 'yauzl';
import type { Picture } from '../../shared/menu.ts';
import { API_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';
import { newClient } from '../../test/client.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { confirmIdentity, newOwner, type OwnerWithRestaurant, signUp } from '../../test/owners.ts';
import { makeTenant } from '../../test/tenants.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { sessions } from '../accounts/tables.ts';
import { hashToken, newToken } from '../accounts/token.ts';
import { createUser } from '../accounts/user-queries.ts';
import type { FileKey } from '../files/files.ts';
import { deleteAccount } from './delete-account.ts';
import { removeAccount } from './remove-account.ts';
import { resumeDeletions } from './resume-deletions.job.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});

const userPath = (id: string) => fillPath(API_PATHS.user, { id });

async function addPicture(owner: OwnerWithRestaurant, itemId: number, colour: string): Promise<Picture> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(bytes)]), 'dish.png');
  return (await owner.upload(fillPath(API_PATHS.itemPicture, { id: itemId }), form)).json().item.picture;
}
const filesOf = (picture: Picture): FileKey[] =>
  pictureWidths(picture).map((width) => `public/${pictureFile(picture, width)}` as const);
const areStored = async (keys: FileKey[]) =>
  await Promise.all(keys.map(async (key) => (await t.deps.files.modifiedAt(key)) !== undefined));

async function keysUnder(folder: FileKey): Promise<FileKey[]> {
  const keys: FileKey[] = [];
  for await (const key of t.deps.files.list(folder)) keys.push(key);
  return keys;
}

/** The files of a ZIP, as a program that reads them finds them. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, Buffer>>();
  const files = new Map<string, Buffer>();
  fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
    if (error) return reject(error);
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (failed, stream) => {
        if (failed) return reject(failed);
        void buffer(stream).then((content) => {
          files.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
      });
    });
    zip.on('end', () => resolve(files));
    zip.on('error', reject);
    zip.readEntry();
  });
  return await promise;
}

describe('the export', () => {
  test('holds the menu for programs and for spreadsheets, pictures, publications, translations, uploads', async () => {
    const owner = await newOwner(t, { restaurant: { name: 'L’Étoile & Fils', main_locale: 'fr' } });
    const section = await makeSection(owner, { title: 'Entrées' });
    const dish = await makeItem(owner, section, {
      title: '=Bavette: "frites" / 1',
      description: 'Grillée,\nà l’échalote',
      details: 'Demander la cuisson',
      price: 2_450,
      tags: ['soupe'],
    });
    const picture = await addPicture(owner, dish.id, 'red');
    await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
    await t.idle();
    const answer = await owner.get(`${API_PATHS.accountExport}?lang=fr`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="ardoise-\d{4}-\d{2}-\d{2}\.zip"$/);
    const files = await unzip(answer.rawPayload);
    const text = (name: string) => files.get(name)?.toString('utf8') ?? '';

    expect(JSON.parse(text('account.json'))).toMatchObject({ id: owner.user.id, email: owner.user.email });
    const restaurant = JSON.parse(text('menu.json'));
    expect(restaurant.name).toBe('L’Étoile & Fils');
    expect(restaurant.menus[0].sections[0].items[0]).toMatchObject({ id: dish.id, details: 'Demander la cuisson' });
    expect(text('menu.csv')).toMatch(/^\uFEFFMenu,Section,Plat,/);
    // Spreadsheets evaluate text that begins like a formula.
    expect(text('menu.csv')).toContain(
      `"'=Bavette: ""frites"" / 1","Grillée,\nà l’échalote",Demander la cuisson,24.50`,
    );
    const [pictureName] = [...files.keys()].filter((name) => name.startsWith('pictures/'));
    expect(pictureName).toMatch(/^pictures\/\d+ [^/:"\\]+\.webp$/);
    expect(text('menu.csv')).toContain(pictureName);
    expect(await sharp(files.get(pictureName ?? '')).metadata()).toMatchObject({ width: picture.width });
    expect(JSON.parse(text('publications/1.json')).public.name).toBe('L’Étoile & Fils');
    expect(JSON.parse(text('translations/en.json'))).toContainEqual(expect.objectContaining({ source: 'soupe' }));
    expect(text('visits.csv')).toMatch(/^\uFEFF/);
    expect(JSON.parse(text('qr-codes.json'))).toEqual([]);
    expect(text('README.txt')).toContain('Ardoise');
  });

  test('holds the files that were imported, as they came', async () => {
    const tenant = await makeTenant(t);
    const files = await unzip((await tenant.get(API_PATHS.accountExport)).rawPayload);
    expect(JSON.parse(files.get('qr-codes.json')?.toString('utf8') ?? '')).toEqual([
      { id: 1, name: tenant.private_mark, created_at: expect.any(String), scans: [] },
    ]);
    const uploads = [...files.keys()].filter((name) => name.startsWith('uploads/'));
    expect(uploads.sort()).toEqual([
      `uploads/1/1 ${tenant.private_mark}.png`,
      `uploads/2/1 ${tenant.private_mark}.png`,
    ]);
  });

  test('is available to an owner without a restaurant, too', async () => {
    const owner = await signUp(t);
    const files = await unzip((await owner.get(API_PATHS.accountExport)).rawPayload);
    expect([...files.keys()].sort()).toEqual(['README.txt', 'account.json']);
  });

  test('holds no other account’s data', async () => {
    const [mine, other] = [await makeTenant(t), await makeTenant(t)];
    const files = await unzip((await mine.get(API_PATHS.accountExport)).rawPayload);
    const all = [...files].map(([name, content]) => name + content.toString('utf8')).join('\n');
    expect(all).toContain(mine.private_mark);
    for (const mark of [other.private_mark, other.public_mark, other.user.email]) expect(all).not.toContain(mark);
    expect((await (await newClient(t)).get(API_PATHS.accountExport)).statusCode).toBe(401);
  });

  test('ends as no whole ZIP if a part of it can’t be read', async () => {
    const tenant = await makeTenant(t);
    const { files } = t.deps;
    const find = files.find;
    files.find = () => Promise.reject(new Error('the store is unavailable'));
    try {
      const payload = await tenant.get(API_PATHS.accountExport).then(
        ({ rawPayload }) => rawPayload,
        () => Buffer.alloc(0),
      );
      await expect(unzip(payload)).rejects.toThrow();
    } finally {
      files.find = find;
    }
  });
});

/** Every row of every table, as text: [table, row]. */
async function everyRow(of: TestApp = t): Promise<[string, string][]> {
  const tables = await rowsOf(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    of,
  );
  const rows: [string, string][] = [];
  for (const { name } of tables)
    for (const { row } of await rowsOf(sql`select to_jsonb(r)::text as row from ${sql.identifier(String(name))} r`, of))
      rows.push([String(name), String(row)]);
  return rows;
}

async function rowsOf(query: ReturnType<typeof sql>, of: TestApp = t): Promise<Record<string, unknown>[]> {
  // Both drivers answer `{ rows }`; the type of a raw answer is the driver's own.
  const { rows } = (await of.deps.db.execute(query)) as unknown as { rows: Record<string, unknown>[] };
  return rows;
}

describe('deletion', () => {
  test('leaves no row in any table, no file, and the other owners as they were', async () => {
    const [gone, other] = [await makeTenant(t, { extra: true }), await makeTenant(t)];
    await gone.post(fillPath(API_PATHS.restaurantChats, { id: gone.restaurant_id }), { message: 'Is there soup?' });
    await (await newClient(t)).post(API_PATHS.login, { email: gone.user.email });
    await gone.put(userPath(gone.user.id), { new_email: `next-${gone.user.email}` });
    await t.deps.files.put(`private/cards/${gone.restaurant_id}/card.png`, Buffer.from('x'), 'image/png');
    await t.idle();
    const marks = [gone.restaurant_id, gone.user.id, gone.user.email, gone.public_mark, gone.private_mark];
    const rowsWith = async (some: string[]) =>
      (await everyRow()).filter(([, row]) => some.some((mark) => row.includes(mark)));
    const tables = new Set((await rowsWith(marks)).map(([table]) => table));
    // Rows of these tables are created here; the others are covered by the constraints below.
    expect(tables.size).toBeGreaterThanOrEqual(14);
    const othersBefore = await rowsWith([other.restaurant_id, other.user.id]);

    expect((await gone.delete(userPath(gone.user.id))).statusCode).toBe(204);
    await t.idle();
    expect(await rowsWith(marks)).toEqual([]);
    for (const folder of [`private/${gone.restaurant_id}/`, `private/cards/${gone.restaurant_id}/`] as const)
      expect(await keysUnder(folder)).toEqual([]);
    expect(await rowsWith([other.restaurant_id, other.user.id])).toEqual(othersBefore);
  });

  test('deletes the rows of every table that belongs to a user or a restaurant: their keys cascade', async () => {
    const keys = await rowsOf(sql`
      select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, c.confdeltype::text as action
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and n.nspname = 'public'`);
    const waiting = keys.filter(({ action }) => action !== 'c').map(({ child, parent }) => `${child} → ${parent}`);
    // The restaurant goes before its owner, in a step of its own; a session outlives its device, and goes with its user; what a
    // manager declared stays the restaurant's, without the manager.
    expect(new Set(waiting)).toEqual(
      new Set(['restaurants → users', 'sessions → known_devices', 'allergen_declarations → users']),
    );
    const owned = await rowsOf(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('restaurant_id', 'user_id') group by table_name`);
    const held = new Set(keys.map(({ child }) => child));
    expect(owned.map(({ name }) => name).filter((name) => !held.has(name))).toEqual(['account_deletions']);
  });

  test('signs out everywhere, shows guests no menu at once, and frees the address, before its job has run', async () => {
    const still = await testApp({ work: false });
    const { deps } = still;
    const now = deps.now().toISOString();
    // Sign-up needs the job queue, which is stopped here.
    const { user } = await createUser(deps.db, 'gone@example.com', 'fr', now);
    const token = newToken();
    const expires_at = new Date(Date.now() + DAY_MS).toISOString();
    const times = { created_at: now, last_used_at: now, expires_at };
    await deps.db.insert(sessions).values({ token_hash: hashToken(token), user_id: user.id, device: '', ...times });
    const owner = await newClient(still);
    owner.cookies.set('session', token);
    await owner.get(API_PATHS.csrfCookie);
    const body = { name: 'Gone', main_locale: 'fr', currency: 'EUR' };
    const restaurant: { id: string } = (await owner.post(API_PATHS.restaurants, body)).json().restaurant;
    const page = fillPath(GUEST_PATHS.menu, { restaurantId: restaurant.id, menuId: 1 });
    expect((await still.app.inject(page)).statusCode).toBe(403);

    expect((await owner.delete(userPath(user.id))).statusCode).toBe(204);
    expect(owner.cookies.has('session')).toBe(false);
    owner.cookies.set('session', token);
    expect((await owner.get(API_PATHS.me)).statusCode).toBe(401);
    expect((await still.app.inject(page)).statusCode).toBe(404);
    expect((await still.app.inject(fillPath(API_PATHS.restaurant, restaurant))).statusCode).toBe(404);
    const again = await newClient(still);
    const registered = await again.post(API_PATHS.register, { email: 'gone@example.com', locale: 'fr' });
    expect(registered.statusCode).toBe(201);
  });

  test('is confirmed by mail, in the owner’s language; the address can sign up again', async () => {
    const owner = await newOwner(t);
    await owner.put(userPath(owner.user.id), { locale: 'fr' });
    await owner.delete(userPath(owner.user.id));
    await t.idle();
    const [mail] = (await t.outbox()).filter(({ to }) => to === owner.user.email);
    expect(mail?.subject).toBe('account_deleted fr');
    const anew = await newOwner(t, { email: owner.user.email });
    expect(anew.user.id).not.toBe(owner.user.id);
    expect(anew.restaurant_id).not.toBe(owner.restaurant_id);
  });

  test('removes pictures, but none that another restaurant shows', async () => {
    const [gone, other] = [await newOwner(t), await newOwner(t)];
    const dishOf = async (owner: OwnerWithRestaurant) => (await makeItem(owner, await makeSection(owner))).id;
    const dish = await dishOf(gone);
    const published = filesOf(await addPicture(gone, dish, 'teal'));
    await gone.post(fillPath(API_PATHS.restaurantPublish, { id: gone.restaurant_id }));
    const own = filesOf(await addPicture(gone, dish, 'navy'));
    const shared = filesOf(await addPicture(gone, await dishOf(gone), 'olive'));
    expect(filesOf(await addPicture(other, await dishOf(other), 'olive'))).toEqual(shared);
    // The files are no longer fresh; the clock goes back for the other tests.
    t.clock.advance(60 * 60 * 1_000);
    await confirmIdentity(t, gone);
    await gone.delete(userPath(gone.user.id));
    await t.idle();
    t.clock.advance(-60 * 60 * 1_000);
    expect(await areStored([...published, ...own])).toEqual([...published, ...own].map(() => false));
    expect(await areStored(shared)).toEqual(shared.map(() => true));
  });

  test('is refused while a subscription is active, and nothing is changed', async () => {
    const paying = await testApp({ env: { PAYMENTS: 'sandbox' } });
    const owner = await newOwner(paying);
    const order = { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' };
    expect((await owner.post(API_PATHS.subscribe, order)).statusCode).toBe(200);
    await paying.idle();
    const before = await everyRow(paying);
    const refused = await owner.delete(userPath(owner.user.id));
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'subscription_active']);
    await paying.idle();
    expect(await everyRow(paying)).toEqual(before);
  });

  test('is for oneself alone', async () => {
    const [owner, other] = [await signUp(t), await signUp(t)];
    expect((await owner.delete(userPath(other.user.id))).statusCode).toBe(404);
    expect((await (await newClient(t)).delete(userPath(other.user.id))).statusCode).toBe(401);
    expect((await other.get(API_PATHS.me)).statusCode).toBe(200);
  });

  test('asked for twice at once happens once', async () => {
    const owner = await newOwner(t);
    const answers = await Promise.all([owner.delete(userPath(owner.user.id)), owner.delete(userPath(owner.user.id))]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(204);
    for (const { statusCode } of answers) expect([204, 401, 404]).toContain(statusCode);
    await t.idle();
    expect(
      (await t.outbox()).filter(({ to, subject }) => to === owner.user.email && subject.startsWith('account_deleted')),
    ).toHaveLength(1);
  });

  // Simulates a kill at each point: every external call fails once, then the same job runs again.
  test('continues after its job ended at any of its calls', async () => {
    const tenant = await makeTenant(t);
    const failedCalls = new Set<string>();
    const failing = <Call extends (...given: never[]) => unknown>(name: string, call: Call): Call =>
      // A wrapper of the same shape, which the compiler can't see of a generic function.
      ((...given: Parameters<Call>) => {
        if (failedCalls.has(name)) return call(...given);
        failedCalls.add(name);
        throw new Error('the process was killed');
      }) as Call;
    const { files, mailer } = t.deps;
    const [list, remove, send] = [files.list, files.delete, mailer.send];
    Object.assign(files, { list: failing('list', list), delete: failing('delete', remove) });
    mailer.send = failing('send', send);
    try {
      await tenant.delete(userPath(tenant.user.id));
      await t.idle();
    } finally {
      Object.assign(files, { list, delete: remove });
      mailer.send = send;
    }
    expect([...failedCalls]).toEqual(expect.arrayContaining(['list', 'delete', 'send']));
    const rows = (await everyRow()).filter(
      ([, row]) => row.includes(tenant.restaurant_id) || row.includes(tenant.user.id),
    );
    expect(rows).toEqual([]);
    expect(await keysUnder(`private/${tenant.restaurant_id}/`)).toEqual([]);
    const told = (await t.outbox()).filter(
      ({ to, subject }) => to === tenant.user.email && subject.startsWith('account_deleted'),
    );
    expect(told).toHaveLength(1);
  });

  test('that failed for good is begun again within the hour', async () => {
    const owner = await newOwner(t);
    const jobs = { ...t.deps.jobs, send: async () => undefined };
    // Simulates a job whose retries have all failed.
    const [session] = await t.deps.db.select().from(sessions).where(eq(sessions.user_id, owner.user.id));
    const signedIn = { user_id: owner.user.id, session_id: session?.id ?? '' };
    await deleteAccount({ ...t.deps, jobs }, signedIn);
    await t.idle();
    expect(
      (await everyRow()).some(([table, row]) => table === 'account_deletions' && row.includes(owner.user.id)),
    ).toBe(true);
    t.clock.advance(2 * 60 * 60 * 1_000);
    await resumeDeletions(t.deps);
    await t.idle();
    t.clock.advance(-2 * 60 * 60 * 1_000);
    expect((await everyRow()).filter(([, row]) => row.includes(owner.user.id))).toEqual([]);
  });

  test('of an account that is gone already does nothing', async () => {
    const before = await everyRow();
    await removeAccount(t.deps, { account_deletion_id: '00000000-0000-4000-8000-000000000000' });
    expect(await everyRow()).toEqual(before);
  });
});

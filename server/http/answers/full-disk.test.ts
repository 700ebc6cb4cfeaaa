import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { scriptedFile } from '../../../test/fake-reader.ts';
import { upload } from '../../../test/imports.ts';
import { makeItem, makeSection } from '../../../test/menu-maker.ts';
import { newOwner } from '../../../test/owners.ts';
import { testApp } from '../../../test/test-app.ts';

const t = await testApp();
const of = (path: 'restaurant' | 'restaurantPublish', id: string) => fillPath(API_PATHS[path], { id });
const outcome = ({ statusCode, json }: { statusCode: number; json(): { error?: { code: string } } }) => [
  statusCode,
  json().error?.code,
];
const FULL = [507, 'storage_full'];

async function publishedOwner() {
  const owner = await newOwner(t);
  const item = await makeItem(owner, await makeSection(owner));
  await owner.post(of('restaurantPublish', owner.restaurant_id));
  const edit = () => owner.patch(fillPath(API_PATHS.item, { id: item.id }), { price: 900 });
  const publish = () => owner.post(of('restaurantPublish', owner.restaurant_id));
  const guest = () => t.app.inject(of('restaurant', owner.restaurant_id));
  return { owner, edit, publish, guest };
}

test('while the disk is full changes are refused in words, before their bodies are read; guests read', async () => {
  const { owner, edit, publish, guest } = await publishedOwner();
  const { room } = t.deps;
  room.noteFull();
  for (const refused of [await edit(), await publish(), await upload(owner, [scriptedFile({ pages: [] })])])
    expect(outcome(refused)).toEqual(FULL);
  expect((await edit()).json().error.message).toMatch(/disk is full/i);
  expect((await guest()).statusCode).toBe(200);
  expect((await owner.get(`${of('restaurant', owner.restaurant_id)}?admin=true`)).statusCode).toBe(200);
  expect((await t.app.inject('/readyz?parts')).json()).toMatchObject({ disk: 'full', database: 'ok' });
});

test.each([
  ['menu_items', 'edits'],
  ['publications', 'publishing'],
])('a database that has no room for %s says so for %s, and /readyz with it', async (table, change) => {
  const other = await testApp();
  const owner = await newOwner(other);
  const item = await makeItem(owner, await makeSection(owner));
  // As PostgreSQL and PGlite raise it.
  await other.deps.db.execute(
    sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  );
  await other.deps.db.execute(
    sql.raw(`create trigger no_room before insert or update on ${table} for each row execute function no_room()`),
  );
  // An answer of /readyz is cached for two seconds.
  const disk = async () => {
    other.clock.advance(3_000);
    return (await other.app.inject('/readyz?parts')).json().disk;
  };
  expect(await disk()).toBe('ok');
  const refused =
    change === 'edits'
      ? await owner.patch(fillPath(API_PATHS.item, { id: item.id }), { price: 900 })
      : await owner.post(of('restaurantPublish', owner.restaurant_id));
  expect(outcome(refused)).toEqual(FULL);
  // The answer of /readyz is cached for two seconds.
  other.clock.advance(2_000);
  expect(await disk()).toBe('full');
});

test('less free space than is kept free counts as full', async () => {
  const beyondAnyDisk = String(2 ** 52);
  const small = await testApp({ env: { MIN_FREE_DISK_BYTES: beyondAnyDisk } });
  expect((await small.app.inject('/readyz?parts')).json()).toMatchObject({ disk: 'full' });
  const put = small.deps.files.put('private/a.pdf', Buffer.from('x'), 'application/pdf');
  await expect(put).rejects.toMatchObject({ code: 'storage_full' });
});

import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { OpenedDb } from '../server/db/db.ts';
import { openedPglite } from '../server/db/open-pglite.ts';
import { pgliteTemplate, RETRY_AT_ONCE } from './database-template.ts';

/**
 * Databases on PGlite that are kept from one test file to the next of its worker: to make one from the template's dump
 * costs half a second of a processor, to empty one a twentieth.
 */

/** What the template holds. All else is made by tests, and is gone when they return their database. */
const TEMPLATE_ROWS = ['drizzle.__drizzle_migrations', 'pgboss.version', 'pgboss.queue'];
const inList = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const SCHEMAS = inList(['public', 'pgboss', 'drizzle']);
/** Tables, columns, constraints, triggers and functions: a test that changed one of them returns nothing. */
const SHAPE = `
  select md5(string_agg(part, ' ' order by part)) as hash from (
    select concat_ws(' ', relname, relkind, attname, atttypid, attnotnull, atthasdef) as part
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace in (select oid from pg_namespace where nspname in (${SCHEMAS})) and attnum > 0
    union all select concat_ws(' ', conname, contype, conrelid) from pg_constraint
    union all select concat_ws(' ', tgname, tgrelid, tgenabled) from pg_trigger
    union all select proname from pg_proc
      where pronamespace in (select oid from pg_namespace where nspname in (${SCHEMAS}))
  ) as parts`;
/** A table that was never written since it was emptied uses no memory. */
const WRITTEN = `
  select string_agg(format('%I.%I', nspname, relname), ', ') as tables
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname in (${SCHEMAS}) and pg_relation_size(pg_class.oid) > 0
    and nspname || '.' || relname not in (${inList(TEMPLATE_ROWS)})`;

type KeptDatabase = { pglite: PGlite; shape: string };
const free: KeptDatabase[] = [];

/** A migrated embedded database of its own; `close` returns it. */
export async function openEmbeddedDatabase(): Promise<OpenedDb> {
  const { pglite, giveBack } = await takePglite();
  return { ...openedPglite(pglite, { guard: true }), close: giveBack };
}

/** A migrated database that holds nothing, and the function that returns it. */
export async function takePglite(): Promise<{ pglite: PGlite; giveBack(): Promise<void> }> {
  const kept = free.pop() ?? (await makePglite());
  const lent = lend(kept.pglite);
  const giveBack = async () => {
    if (!lent.end()) return;
    if (await empty(kept)) free.push(kept);
    else await kept.pglite.close();
  };
  return { pglite: lent.pglite, giveBack };
}

async function makePglite(): Promise<KeptDatabase> {
  const dump = new Blob([await readFile(await pgliteTemplate())]);
  const pglite = await PGlite.create({ loadDataDir: dump });
  await pglite.exec(RETRY_AT_ONCE);
  await pglite.exec(TEMPLATE_ROWS.map((table) => `create temp table "${table}" as select * from ${table};`).join('\n'));
  return { pglite, shape: await shapeOf(pglite) };
}

/** False if it has not the template's shape any more. */
async function empty({ pglite, shape }: KeptDatabase): Promise<boolean> {
  if ((await shapeOf(pglite)) !== shape) return false;
  const [found] = (await pglite.query<{ tables: string | null }>(WRITTEN)).rows;
  const restored = TEMPLATE_ROWS.map((table) => `delete from ${table}; insert into ${table} select * from "${table}";`);
  await pglite.exec(`
    reset all; deallocate all; unlisten *; select pg_advisory_unlock_all();
    ${found?.tables ? `truncate ${found.tables} restart identity cascade;` : ''}
    ${restored.join('\n')}`);
  return true;
}

async function shapeOf(pglite: PGlite): Promise<string> {
  const [found] = (await pglite.query<{ hash: string }>(SHAPE)).rows;
  if (!found) throw new Error('an aggregate returns one row');
  return found.hash;
}

/** A database as one test file has it: afterwards each call fails, as on one that is closed. */
function lend(pglite: PGlite): { pglite: PGlite; end(): boolean } {
  let isLent = true;
  const lent = new Proxy(pglite, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (!isLent) throw new Error('PGlite is closed');
        return Reflect.apply(value, target, args);
      };
    },
  });
  const end = () => {
    const wasLent = isLent;
    isLent = false;
    return wasLent;
  };
  return { pglite: lent, end };
}

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/db.ts';

/**
 * Whole tables as PostgreSQL's own JSON, in which both databases write and read every type of column alike. Only for the
 * operator's commands: these rows belong to all restaurants.
 */

const FETCHED_ROWS = 100;
/** Facts of one installation: which store it uses, when it was backed up. */
const NOT_BACKED_UP = ['installation_facts'];

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql>, row: z.ZodType<T>): Promise<T[]> =>
  z.object({ rows: z.array(row) }).parse(await db.execute(query)).rows;

/** All tables, each after those that its rows refer to. */
export async function listTables(db: Db): Promise<string[]> {
  const tables = await rowsOf(
    db,
    sql`select c.relname::text as name,
        array(select distinct confrelid::regclass::text from pg_constraint
          where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as parents
      from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
        and c.relnamespace = 'public'::regnamespace order by 1`,
    z.object({ name: z.string(), parents: z.array(z.string()) }),
  );
  const orderedNames: string[] = [];
  let remainingTables = tables.filter(({ name }) => !NOT_BACKED_UP.includes(name));
  while (remainingTables.length > 0) {
    const nextTables = remainingTables.filter(({ parents }) =>
      parents.every((parent) => orderedNames.includes(parent)),
    );
    if (nextTables.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${remainingTables.map(({ name }) => name)}`);
    orderedNames.push(...nextTables.map(({ name }) => name));
    remainingTables = remainingTables.filter(({ name }) => !orderedNames.includes(name));
  }
  return orderedNames;
}

/** Times as JSON has them are then the same everywhere. */
export async function setUtc(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`);
}

/** A table's rows, each as one line of JSON, some at a time. Inside a transaction. */
export async function* readRows(tx: Db, table: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
  );
  const lineSchema = z.object({ line: z.string() });
  for (;;) {
    const lines = await rowsOf(tx, sql`fetch ${sql.raw(String(FETCHED_ROWS))} from backup_rows`, lineSchema);
    for (const row of lines) yield row.line;
    if (lines.length < FETCHED_ROWS) break;
  }
  await tx.execute(sql`close backup_rows`);
}

/** A row's part in its table's digest, which is their sum. */
const ROW_DIGEST = sql.raw(`('x' || left(md5(row_to_json(t)::text), 15))::bit(60)::bigint`);
/** Of a table without rows. */
export const EMPTY_DIGEST = '0';

/** How many rows a table has, and a digest of them in any order. */
export async function digestRows(tx: Db, table: string): Promise<{ rows: number; digest: string }> {
  const [digest] = await rowsOf(
    tx,
    sql`select count(*)::int as rows,
        coalesce(sum(${ROW_DIGEST}), 0)::text as digest
      from ${sql.identifier(table)} t`,
    z.object({ rows: z.int(), digest: z.string() }),
  );
  if (!digest) throw new Error('an aggregate has one row');
  return digest;
}

/** What rows would add to the digest of their table once they were inserted. @param lines As readRows returns them. */
export async function digestLines(tx: Db, table: string, lines: readonly string[]): Promise<bigint> {
  const [sum] = await rowsOf(
    tx,
    sql`select coalesce(sum(${ROW_DIGEST}), 0)::text as digest from ${recordsOf(table, lines)} t`,
    z.object({ digest: z.string() }),
  );
  return BigInt(sum?.digest ?? EMPTY_DIGEST);
}

const recordsOf = (table: string, lines: readonly string[]) =>
  sql`json_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(',')}]`}::json)`;

/** @param lines As readRows returns them. */
export async function insertRows(tx: Db, table: string, lines: readonly string[]): Promise<void> {
  await tx.execute(sql`insert into ${sql.identifier(table)} select * from ${recordsOf(table, lines)}`);
}

/** The first table that has rows; undefined if all are empty. */
export async function findFilledTable(tx: Db): Promise<string | undefined> {
  for (const table of await listTables(tx)) {
    const rows = await rowsOf(tx, sql`select 1 as one from ${sql.identifier(table)} limit 1`, z.object({}));
    if (rows.length > 0) return table;
  }
  return undefined;
}

/** Jobs that have not ended, as lines of JSON, without those that a schedule sends again. */
export async function listJobLines(tx: Db, names: readonly string[]): Promise<string[]> {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const jobs = await rowsOf(
    tx,
    sql`select json_build_object('name', name, 'data', coalesce(data, '{}'), 'priority', priority,
        'singleton_key', singleton_key,
        'waits', greatest(0, extract(epoch from start_after - now())))::text as line
      from pgboss.job where state in ('created', 'retry', 'active') and name in (${list})`,
    z.object({ line: z.string() }),
  );
  return jobs.map(({ line }) => line);
}

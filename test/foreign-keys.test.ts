import { expect, it } from 'vitest';
import { testApp } from './test-app.ts';

const t = await testApp({ work: false });

type Reference = { table: string; columns: string; indexes: (string | null)[] };

/** In SQL: the names of columns by their numbers, in their order, as "a,b". */
const namesOf = (table: string, numbers: string) =>
  `(select string_agg(attname, ',' order by place) from unnest(${numbers}) with ordinality as numbered(number, place)
    join pg_attribute on attrelid = ${table} and attnum = numbered.number)`;

it('has an index for each reference, so that deleting a row doesn’t read all of the table that refers to it', async () => {
  const answer = await t.deps.db.execute(
    `select conrelid::regclass::text as table, ${namesOf('conrelid', 'conkey')} as columns,
       array(select ${namesOf('indrelid', 'indkey::int2[]')} from pg_index where indrelid = conrelid) as indexes
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  // Both drivers return an object with `rows`.
  const { rows } = answer as unknown as { rows: Reference[] };
  expect(rows.length).toBeGreaterThan(20);
  // An index by an expression has no column.
  const hasIndex = ({ columns, indexes }: Reference) => {
    const referringColumns = columns.split(',').toSorted().join();
    const width = columns.split(',').length;
    return indexes.some((index) => index?.split(',').slice(0, width).toSorted().join() === referringColumns);
  };
  expect(rows.filter((row) => !hasIndex(row)).map(({ table, columns }) => `${table}: ${columns}`)).toEqual([]);
});

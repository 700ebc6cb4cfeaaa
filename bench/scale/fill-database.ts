import type { Client } from 'pg';

/**
 * Copies one published restaurant by SQL, in batches: as many owners, each with a session, a menu of the same items, a
 * publication, a month of visits and a picture in every sixth dish. The publication's content stays the first one's, whose
 * size is what counts; its files are each restaurant's own.
 */

const BATCH = 1_000;
const VISITED_DAYS = 30;
/** A restaurant's id from its number, anywhere among the others as random ones are. */
const ID = `substr(md5('restaurant ' || n), 1, 10)`;
const OWNER = `md5('owner ' || n)::uuid`;
/** Of a dish's picture: a content hash. */
const FILE = `encode(sha256(convert_to('picture ' || n || ' ' || i.id, 'UTF8')), 'hex')`;

/** The token of the owner's session with this number; its hash is what the database has. */
export const tokenOf = (number: number): string => `bench-session-${number}`;

/** Restaurants get the numbers from 1 on. @param template The one to copy. */
export async function fillDatabase(client: Client, template: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    const numbers = `generate_series(${from}, ${Math.min(count, from + BATCH - 1)}) as n`;
    await client.query('begin');
    for (const statement of statementsOf(template, numbers)) await client.query(statement);
    await client.query('commit');
  }
  await client.query('analyze');
}

export async function listIds(client: Client, numbers: readonly number[]): Promise<string[]> {
  const { rows } = await client.query(
    `select ${ID} as id from unnest($1::int[]) with ordinality as numbers(n, place) order by place`,
    [numbers],
  );
  return rows.map(({ id }) => String(id));
}

function* statementsOf(template: string, numbers: string): Generator<string> {
  const templateId = `'${template}'`;
  yield `insert into users (id, email, email_verified_at, created_at)
    select ${OWNER}, 'owner-' || n || '@bench.example', now(), now() from ${numbers}`;
  yield `insert into sessions (token_hash, user_id, device, created_at, last_used_at, expires_at)
    select encode(sha256(convert_to('bench-session-' || n, 'UTF8')), 'hex'), ${OWNER}, '', now(), now(), now() + interval '31 days'
    from ${numbers}`;
  yield copyOf('restaurants', templateId, numbers, {
    id: ID,
    owner_id: OWNER,
    name: `'Chez ' || n`,
  });
  for (const table of ['restaurant_counters', 'menus', 'menu_sections'])
    yield copyOf(table, templateId, numbers, { restaurant_id: ID, ...(table === 'restaurant_counters' ? {} : NO_KEY) });
  yield copyOf('menu_items', templateId, numbers, {
    restaurant_id: ID,
    ...NO_KEY,
    picture: `case when i.id % 6 = 0 then jsonb_build_object('file', ${FILE}, 'width', 800, 'height', 600, 'origin', 'owner') end`,
  });
  yield copyOf('publications', templateId, numbers, {
    restaurant_id: ID,
    files: `(select jsonb_agg(${FILE}) from menu_items as i where i.restaurant_id = ${templateId} and i.id % 6 = 0)`,
  });
  yield `insert into visit_days (restaurant_id, day, menu_id, locale, hits)
    select ${ID}, current_date - d, 1, 'en', 40 from ${numbers}, generate_series(1, ${VISITED_DAYS}) as d`;
}

const NO_KEY = { creation_key: 'null' };

/** `insert into t select …` of the template's rows, some columns replaced; PL/pgSQL lists the others. */
function copyOf(
  table: string,
  templateId: string,
  numbers: string,
  replaced: Readonly<Record<string, string>>,
): string {
  const key = table === 'restaurants' ? 'id' : 'restaurant_id';
  const cases = Object.entries(replaced)
    .map(([column, value]) => `when ${literal(column)} then ${literal(value)}`)
    .join(' ');
  return `do $do$ declare columns text; expressions text; begin
    select string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(case attname ${cases} else 'i.' || quote_ident(attname) end, ', ' order by attnum)
    into columns, expressions from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped;
    execute format('insert into ${table} (%s) select %s from ${table} as i, ${numbers} where i.${key} = %L',
      columns, expressions, ${templateId});
  end $do$`;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

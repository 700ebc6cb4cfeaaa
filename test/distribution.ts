import { readFileSync } from 'node:fs';

/** Where tables are on a Citus cluster, as deploy/citus.sql says: those that it doesn't name are on the coordinator. */
export function readDistribution(): {
  /** Each with the column that names the restaurant. */
  distributed: ReadonlyMap<string, string>;
  reference: readonly string[];
} {
  const statements = readFileSync('deploy/citus.sql', 'utf8');
  const tablesBy = (call: string) => [...statements.matchAll(new RegExp(`${call}\\('(\\w+)'(?:, '(\\w+)')?`, 'g'))];
  return {
    distributed: new Map(tablesBy('create_distributed_table').map(([, table = '', column = '']) => [table, column])),
    reference: tablesBy('create_reference_table').map(([, table = '']) => table),
  };
}

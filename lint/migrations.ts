/**
 * Nodes of the older version run while a newer one migrates the database: a migration must leave them what they read and
 * write. A column that a release stops using is dropped by a later one, whose statement begins with `-- unused since
 * 0017` (the tag's number of the last migration before the release that stopped using it).
 */

const BREAKING: readonly { statement: RegExp; why: string }[] = [
  { statement: /\bdrop (?:table|column|view|type)\b/, why: 'drops what the older version may use' },
  { statement: /\brename\b/, why: 'renames what the older version uses' },
  { statement: /\balter column\b.*\b(?:set data )?type\b/, why: 'changes a type under the older version' },
  { statement: /\balter column\b.*\bset not null\b/, why: 'refuses rows that the older version writes' },
  {
    statement: /\badd column\b(?!.*\bdefault\b).*\bnot null\b/,
    why: 'needs a value that the older version does not write',
  },
];

const UNUSED_SINCE = /^-- unused since (\d{4})$/m;

/**
 * Why a migration would break nodes of the version before it; empty if it wouldn't.
 * @param number Its own, as its file's name begins: 17.
 */
export function breakingStatements(sql: string, number: number): string[] {
  return sql.split('--> statement-breakpoint').flatMap((statement) => {
    const since = UNUSED_SINCE.exec(statement)?.[1];
    if (since !== undefined && Number(since) < number) return [];
    const text = statement
      .replace(/^--.*$/gm, '')
      .replace(/"/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    return BREAKING.filter((one) => one.statement.test(text)).map(({ why }) => `${why}: ${text.slice(0, 120)}`);
  });
}

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { breakingStatements } from '../lint/migrations.ts';

const files = globSync('server/db/migrations/*.sql').sort();

test('no migration breaks nodes of the version before it', () => {
  expect(files.length).toBeGreaterThan(20);
  const problems = files.flatMap((file) =>
    breakingStatements(readFileSync(file, 'utf8'), Number(basename(file).slice(0, 4))).map((why) => `${file} ${why}`),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['ALTER TABLE "menus" DROP COLUMN "title";', 1],
  ['DROP TABLE "menus";', 1],
  ['ALTER TABLE "menus" RENAME COLUMN "title" TO "name";', 1],
  ['ALTER TABLE "menus" ALTER COLUMN "id" SET DATA TYPE bigint;', 1],
  ['ALTER TABLE "menus" ALTER COLUMN "title" SET NOT NULL;', 1],
  ['ALTER TABLE "menus" ADD COLUMN "colour" text NOT NULL;', 1],
  ['ALTER TABLE "menus" ADD COLUMN "colour" text DEFAULT \'red\' NOT NULL;', 0],
  ['ALTER TABLE "menus" ADD COLUMN "colour" text;--> statement-breakpoint\nDROP TABLE "old";', 1],
  ['CREATE TABLE "a" ("id" integer NOT NULL);', 0],
  ['-- unused since 0023\nALTER TABLE "menus" DROP COLUMN "title";', 0],
  ['-- unused since 0024\nALTER TABLE "menus" DROP COLUMN "title";', 1],
])('%s', (sql, count) => {
  expect(breakingStatements(sql, 24)).toHaveLength(count);
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { users } from '../accounts/tables.ts';
import { errorLine, openLog } from './open-log.ts';

function openMemoryLog() {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) });
  return { log, text: () => lines.join('') };
}

test('cookies, tokens, codes and addresses are removed, however deep they were put', () => {
  const { log, text } = openMemoryLog();
  const secret = 'owner@example.com';
  log.info({ email: secret, user: { email: secret }, mail: { to: secret, code: secret } }, 'said');
  log.info({ req: { headers: { cookie: secret, authorization: secret, 'set-cookie': secret } } }, 'asked');
  expect(text()).not.toContain(secret);
  expect(text()).toContain('said');
});

test("a failed query's values are not in the log, but what went wrong is", async () => {
  const opened = await openTestDatabase();
  closeAfterFile(() => opened.close());
  const { log, text } = openMemoryLog();
  const user = { email: 'twice@example.com', created_at: '2026-01-01T00:00:00.000Z' };
  await opened.db.insert(users).values(user);
  await opened.db
    .insert(users)
    .values(user)
    .catch((err: unknown) => log.error({ err }, 'failed'));
  expect(text()).not.toContain(user.email);
  expect(text()).toContain('users_email_unique');
  expect(text()).toContain('23505');

  await opened.db.execute(sql`select ${user.email}::int`).catch((err: unknown) => log.error({ err }, 'failed again'));
  expect(text()).toContain('failed again');
  expect(text()).not.toContain(user.email);
});

test("an error's line says what and where, and none of the values", async () => {
  const opened = await openTestDatabase();
  closeAfterFile(() => opened.close());
  const user = { email: 'line@example.com\n    at line@example.com', created_at: '2026-01-01T00:00:00.000Z' };
  await opened.db.insert(users).values(user);
  const line = await opened.db.insert(users).values(user).catch(errorLine);
  expect(line).toMatch(/^DrizzleQueryError, caused by \w+ 23505 users_email_unique at /);
  expect(line).not.toContain('line@example.com');
  expect(line).not.toContain('\n');
  expect(errorLine('line@example.com')).toBe('string');
});

test("an error's own code stays", () => {
  const { log, text } = openMemoryLog();
  log.warn({ err: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }, 'lost');
  expect(text()).toContain('ECONNREFUSED');
});

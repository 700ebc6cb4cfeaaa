import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { users } from '../accounts/tables.ts';
import { isUniqueViolation } from './unique-violation.ts';

// Both kinds of database must behave alike; the second run of the tests is on PostgreSQL.
const opened = await openTestDatabase();
closeAfterFile(() => opened.close());
const { db } = opened;

const newUser = (email = `${randomUUID()}@example.com`) => ({ email, created_at: '2026-03-08T06:59:59.123Z' });

test('a unique violation is recognised by its constraint', async () => {
  const user = newUser();
  await db.insert(users).values(user);
  const error: unknown = await db
    .insert(users)
    .values({ ...user, email: user.email.toUpperCase() })
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(isUniqueViolation(error, 'users_email_unique')).toBe(true);
  expect(isUniqueViolation(error, 'another_constraint')).toBe(false);
});

test('another error is no unique violation', async () => {
  const error: unknown = await db.execute(sql`select 1 / 0`).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(isUniqueViolation(error, 'users_email_unique')).toBe(false);
});

test('an instant comes back as ISO text with milliseconds, whatever its zone was', async () => {
  const [stored] = await db
    .insert(users)
    .values({ ...newUser(), created_at: '2026-03-08T01:59:59.123-05:00' })
    .returning();
  expect(stored?.created_at).toBe('2026-03-08T06:59:59.123Z');
});

test('a transaction that throws leaves nothing', async () => {
  const user = newUser();
  const failed = db.transaction(async (tx) => {
    await tx.insert(users).values(user);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await db.select().from(users).where(eq(users.email, user.email))).toEqual([]);
});

test('a nested transaction that throws leaves the outer one', async () => {
  const [outer, inner] = [newUser(), newUser()];
  await db.transaction(async (tx) => {
    await tx.insert(users).values(outer);
    const nested = tx.transaction(async (nestedTx) => {
      await nestedTx.insert(users).values(inner);
      throw new Error('no');
    });
    await expect(nested).rejects.toThrow('no');
  });
  expect(await db.select().from(users).where(eq(users.email, outer.email))).toHaveLength(1);
  expect(await db.select().from(users).where(eq(users.email, inner.email))).toEqual([]);
});

test('using the outer database inside a transaction throws at once', async () => {
  const insideQuery = db.transaction(async () => await db.select().from(users));
  await expect(insideQuery).rejects.toThrow('db.select was used inside db.transaction');
  const insideTransaction = db.transaction(() => db.transaction(async () => {}));
  await expect(insideTransaction).rejects.toThrow('db.transaction was used inside db.transaction');
});

test('work that a transaction left behind may use the database once it is over', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const later = await db.transaction(async () => ({ rows: isOver.then(() => db.select().from(users).limit(0)) }));
  end();
  expect(await later.rows).toEqual([]);
});

test('two transactions at once each see their own guard', async () => {
  const counts = await Promise.all(
    [1, 2].map(() => db.transaction(async (tx) => (await tx.select().from(users).limit(0)).length)),
  );
  expect(counts).toEqual([0, 0]);
});

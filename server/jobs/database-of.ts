import { sql } from 'drizzle-orm';
import { type ConnectionOptions, type DrizzleTransactionLike, fromDrizzle } from 'pg-boss';
import type { Db } from '../db/db.ts';

export type QueueDatabase = NonNullable<ConnectionOptions['db']>;

/** A transaction of ours in the form of the queue's library. */
export const databaseOf = (tx: Db): QueueDatabase =>
  // Db leaves open which driver's result execute() returns; both have `rows`, which is all that is read.
  fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);

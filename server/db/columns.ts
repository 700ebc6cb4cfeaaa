import { customType } from 'drizzle-orm/pg-core';
import { ownMemory } from './own-memory.ts';

/** Bytes; both drivers return a type of their own, which may be a view of a far larger buffer. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: ownMemory,
});

/** A moment in UTC: `timestamptz` in the database, ISO 8601 text with milliseconds everywhere else. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

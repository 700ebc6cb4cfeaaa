import { Refusal } from '../../shared/errors.ts';

/** Of the system, of PostgreSQL and PGlite (SQLSTATE 53100, disk_full), and of S3 stores. */
const CODES = ['ENOSPC', 'EDQUOT', '53100', 'XMinioStorageFull', 'QuotaExceeded', 'InsufficientCapacity'];

/** Turns "no space left", at any depth of the causes, into `storage_full`; returns any other error unchanged. */
export function asStorageFull(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined;
    if (CODES.includes(String(code)) || CODES.includes(cause.name))
      return new Refusal('storage_full', { cause: error });
  }
  return error;
}

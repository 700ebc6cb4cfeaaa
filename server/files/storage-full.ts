import { Refusal } from '../../shared/errors.ts';

/** Of the system, of PostgreSQL and PGlite (SQLSTATE 53100, disk_full), and of S3 stores. */
const STORAGE_FULL_CODES = ['ENOSPC', 'EDQUOT', '53100', 'XMinioStorageFull', 'QuotaExceeded', 'InsufficientCapacity'];

/** Turns "no space left", at any depth of the causes, into `storage_full`; returns any other error unchanged. */
export function asStorageFull(error: unknown): unknown {
  for (let currentCause = error; currentCause instanceof Error; currentCause = currentCause.cause) {
    const code = 'code' in currentCause ? currentCause.code : undefined;
    if (STORAGE_FULL_CODES.includes(String(code)) || STORAGE_FULL_CODES.includes(currentCause.name))
      return new Refusal('storage_full', { cause: error });
  }
  return error;
}

import { Refusal } from '../../shared/errors.ts';

/** @throws Refusal `version_stale` where the client edited another version than the one that stands. */
export function checkVersion(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw new Refusal('version_stale');
}

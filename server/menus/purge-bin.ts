import { BIN_LIFETIME_MS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { emptyBin } from './bin-queries.ts';

export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await emptyBin(db, new Date(now().getTime() - BIN_LIFETIME_MS));
}

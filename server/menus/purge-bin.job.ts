import { BIN_LIFETIME_MS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { emptyBin } from './bin-queries.ts';

/** Every night: deletes for good what has been in the bin for 30 days. */
export const purgeBinJob = defineSweep({
  name: 'purge-bin',
  retries: 3,
  schedule: '20 4 * * *',
  run,
});

export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await emptyBin(db, new Date(now().getTime() - BIN_LIFETIME_MS));
}

import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { deleteActsBefore } from './queries.ts';

const KEPT_MS = 2 * 365 * 24 * 60 * 60 * 1_000;

/** Every night: deletes what operators did more than two years ago. */
export const sweepActsJob = defineSweep({
  name: 'sweep-acts',
  schedule: '25 4 * * *',
  run,
});

export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteActsBefore(db, new Date(now().getTime() - KEPT_MS));
}

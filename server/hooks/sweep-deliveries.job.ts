import { DELIVERIES_KEPT_MS } from '../../shared/api/webhooks.ts';
import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { deleteOldDeliveries, failLostDeliveries } from './queries.ts';

/** Twice the time of all attempts. */
const LOST_AFTER_MS = 2 * 24 * 60 * 60 * 1_000;

/** Every night: deletes deliveries of more than 30 days ago, and ends those whose job was lost. */
export const sweepDeliveriesJob = defineSweep({
  name: 'sweep-deliveries',
  schedule: '25 4 * * *',
  run,
});

export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const time = now().getTime();
  await failLostDeliveries(db, new Date(time - LOST_AFTER_MS));
  await deleteOldDeliveries(db, new Date(time - DELIVERIES_KEPT_MS));
}

import { INVITATIONS_KEPT_DAYS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { deleteOldInvitations } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Every night: deletes invitations of more than 30 days ago. */
export const sweepInvitationsJob = defineSweep({
  name: 'sweep-invitations',
  schedule: '35 4 * * *',
  run,
});

export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteOldInvitations(db, new Date(now().getTime() - INVITATIONS_KEPT_DAYS * DAY_MS).toISOString());
}

import { KNOWN_DEVICE_LIFETIME_MS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { sweepDevices } from './device-queries.ts';
import { sweepEmailLinks } from './email-queries.ts';
import { sweepAccounts } from './queries.ts';
import { sweepSecurityEvents } from './security-queries.ts';
import { CODE_WINDOW_MS } from './sign-in-by-code.ts';

/** Every night: removes what has expired. */
export const sweepAccountsJob = defineSweep({
  name: 'sweep-accounts',
  retries: 3,
  schedule: '17 3 * * *',
  run: sweep,
});

/** How long the page of an expired link can say so, and offer another. */
const OVER_LINKS_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const time = now();
  await sweepAccounts(db, time.toISOString(), new Date(time.getTime() - CODE_WINDOW_MS).toISOString());
  await sweepDevices(db, new Date(time.getTime() - KNOWN_DEVICE_LIFETIME_MS).toISOString());
  await sweepEmailLinks(db, new Date(time.getTime() - OVER_LINKS_KEPT_MS).toISOString());
  await sweepSecurityEvents(db, time);
}

import type { Deps } from '../deps.ts';
import { CODE_WINDOW_MS } from './ask-for-code.ts';
import { sweepEmailLinks } from './email-queries.ts';
import { sweepAccounts } from './queries.ts';

/** So long the page of a link that is over can say so, and offer another. */
const OVER_LINKS_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const time = now();
  await sweepAccounts(db, time.toISOString(), new Date(time.getTime() - CODE_WINDOW_MS).toISOString());
  await sweepEmailLinks(db, new Date(time.getTime() - OVER_LINKS_KEPT_MS).toISOString());
}

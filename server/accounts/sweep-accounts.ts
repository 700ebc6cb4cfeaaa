import type { Deps } from '../deps.ts';
import { CODE_WINDOW_MS } from './ask-for-code.ts';
import { sweepAccounts } from './queries.ts';

export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const time = now();
  await sweepAccounts(db, time.toISOString(), new Date(time.getTime() - CODE_WINDOW_MS).toISOString());
}

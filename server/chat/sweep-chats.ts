import { CHAT_LIFETIME_MS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { deleteOldMessages } from './queries.ts';

export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteOldMessages(db, new Date(now().getTime() - CHAT_LIFETIME_MS));
}

import type { Deps } from '../../deps.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { failImage } from './generate-image.ts';
import { listStuckImages } from './image-queries.ts';

/** Longer than a job with all its retries. */
const STUCK_AFTER_MS = 15 * 60 * 1_000;

/** Fails pictures that have been in progress for too long: their owners may try again, and the count is refunded. */
export async function run(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(deps.now().getTime() - STUCK_AFTER_MS);
  for (const { restaurant_id, ...imageTry } of await listStuckImages(deps.db, before))
    await failImage(deps, workerAccess(restaurant_id), imageTry, 'image_broken_off');
}

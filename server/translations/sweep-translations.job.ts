import { z } from 'zod';
import { PUBLICATIONS_KEPT } from '../../shared/limits.ts';
import { textKey, textsOf } from '../../shared/translated-texts.ts';
import { readFacts } from '../db/facts-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { successesOf } from '../jobs/missed-schedules.ts';
import { findContent } from '../publishing/queries.ts';
import { type RestaurantAccess, workerAccess } from '../restaurants/access.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { forgetTexts, listPublishedSince, listRememberedTexts, listVersions } from './memory-queries.ts';

/** Every night, after old publications were deleted: forgets translations of texts that none of the others names. */
export const sweepTranslationsJob = defineJob({
  name: 'sweep-translations',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '5 5 * * *',
  load: async () => ({ run }),
});

/** Twice as long as from one sweep to the next; before the last one that ended well, the length of a run and more. */
const LOOK_BACK_MS = 48 * 60 * 60 * 1_000;
const OVERLAP_MS = 24 * 60 * 60 * 1_000;

/** A memory grows with publications alone: the restaurants that published lately are looked at, one at a time. */
export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const succeededAt = successesOf(await readFacts(db)).get('sweep-translations');
  const lookBackTime = now().getTime() - LOOK_BACK_MS;
  const since = new Date(
    succeededAt === undefined ? lookBackTime : Math.min(lookBackTime, Date.parse(succeededAt) - OVERLAP_MS),
  );
  for (const id of await listPublishedSince(db, since)) await forgetUnpublished(db, workerAccess(id));
}

/** Deletes texts that none of the newest publications has, the owner's translations included. */
async function forgetUnpublished(db: Deps['db'], access: RestaurantAccess): Promise<void> {
  const remembered = await listRememberedTexts(db, access);
  const left = new Map(remembered.map((text) => [textKey(text), text]));
  const versions = await listVersions(db, access, PUBLICATIONS_KEPT);
  // One publication in memory at a time; most memories are used up by the newest of them.
  for (const version of versions) {
    if (left.size === 0) return;
    const content = await findContent(db, access, version);
    if (content) for (const text of textsOf(content.public)) left.delete(textKey(text));
  }
  await db.transaction(async (tx) => {
    await lockRestaurant(tx, access);
    // One that was made meanwhile may name it again: the next night decides.
    const [newest] = await listVersions(tx, access, 1);
    if (newest === versions[0]) await forgetTexts(tx, access, [...left.values()]);
  });
}

import { MENU_LOCALES } from '../../shared/locales.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { workerAccess } from '../restaurants/access.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { mailFailedLanguagesJob } from './mail-failed-languages.job.ts';
import { failLanguages, markTold } from './queries.ts';
import { translateMenuJob } from './translate-menu.job.ts';
import type { TranslationJob } from './translate-menu.ts';

/** Ends a translation that has no attempt left, or whose process was killed at its last attempt. */
export const giveUpTranslationJob = defineJob({
  name: 'give-up-translation',
  payload: translateMenuJob.payload,
  retries: 10,
  load: async () => ({ run: giveUpTranslation }),
});

/** Marks incomplete languages of a publication as failed, and mails the owner once per publication. */
export async function giveUpTranslation(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { restaurant_id, version, locale }: TranslationJob,
): Promise<void> {
  // Others may continue: the owner asked for one, or a shutdown returned this one to the queue.
  const underWay = (await jobs.listUnderWay(translateMenuJob, { restaurant_id, version })).map((job) => job.locale);
  if (underWay.includes(null)) return;
  const given_up = (locale === null ? MENU_LOCALES : [locale]).filter((one) => !underWay.includes(one));
  const access = workerAccess(restaurant_id);
  await db.transaction(async (tx) => {
    if (!(await lockRestaurant(tx, access))) return;
    const failed = await failLanguages(tx, access, version, given_up);
    if (failed > 0 && (await markTold(tx, access, version)))
      await jobs.send(tx, mailFailedLanguagesJob, { restaurant_id, version });
  });
}

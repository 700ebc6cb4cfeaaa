import { MENU_LOCALES } from '../../shared/locales.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { workerAccess } from '../restaurants/access.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { mailFailedLanguagesJob } from './mail-failed-languages.job.ts';
import { failLanguages, markTold } from './queries.ts';
import { translateMenuJob } from './translate-menu.job.ts';
import type { TranslationJob } from './translate-menu.ts';

/** Ends what a translation left unfinished that failed for good, or whose process was killed at its last try. */
export const giveUpTranslationJob = defineJob({
  name: 'give-up-translation',
  payload: translateMenuJob.payload,
  retries: 10,
  load: async () => ({ run: giveUpTranslation }),
});

/** The languages of a publication that are not whole are failed ones, and the owner is mailed once a publication. */
export async function giveUpTranslation(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { restaurant_id, version, locale }: TranslationJob,
): Promise<void> {
  // Others may go on: the owner asked for one, or the stop of a server gave this one back.
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

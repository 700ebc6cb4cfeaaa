import { defineJob } from '../jobs/jobs.ts';
import { translateMenuJob } from './translate-menu.job.ts';

/** Ends what a translation left unfinished that failed for good, or whose process was killed at its last try. */
export const giveUpTranslationJob = defineJob({
  name: 'give-up-translation',
  payload: translateMenuJob.payload,
  retries: 10,
  load: async () => ({ run: (await import('./give-up-translation.ts')).giveUpTranslation }),
});

import { sendLoginCodeJob } from './accounts/send-login-code.job.ts';
import { sweepAccountsJob } from './accounts/sweep-accounts.job.ts';
import type { Job } from './jobs/jobs.ts';
import { purgeBin } from './menus/purge-bin.job.ts';

/** Every job there is; a queue without one is refused at the start. */
export const allJobs: readonly Job[] = [sendLoginCodeJob, sweepAccountsJob];

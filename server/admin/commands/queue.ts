import { type AdminCommand, AdminProblem } from '../admin-context.ts';
import { JOB } from '../arguments.ts';
import { recordAct } from '../record-act.ts';

const LISTED_AT_MOST = 100;

export const failedCommand: AdminCommand = {
  usage: '',
  help: 'jobs that failed for good within the last two weeks, the newest first; their errors are in the log by their id',
  positionals: [],
  required: 0,
  options: {},
  async run(context) {
    await recordAct(context, context.db, 'queue failed');
    const jobs = await context.jobs.listFailed(LISTED_AT_MOST);
    for (const { id, job, failed_at, tries } of jobs)
      context.say(`${id}  ${job}  failed ${failed_at}  after ${tries} ${tries === 1 ? 'try' : 'tries'}`);
    if (jobs.length === 0) context.say('No job has failed for good.');
  },
};

export const retryJobCommand: AdminCommand = {
  usage: 'JOB',
  help: 'puts a failed job back into its queue',
  positionals: [JOB],
  required: 1,
  options: {},
  async run(context, { positionals: [id = ''] }) {
    await context.db.transaction(async (tx) => {
      const result = await context.jobs.retryFailed(tx, id);
      if (result === 'not_found') throw new AdminProblem(`There is no failed job ${id}.`);
      if (result === 'blocked')
        throw new AdminProblem('Another job of the same kind and key waits or runs: it does the work.');
      await recordAct(context, tx, 'queue retry', { subject: id });
    });
    context.say(`${id} is in its queue again.`);
  },
};

export const discardJobCommand: AdminCommand = {
  usage: 'JOB',
  help: 'deletes a failed job',
  positionals: [JOB],
  required: 1,
  options: {},
  async run(context, { positionals: [id = ''] }) {
    await context.db.transaction(async (tx) => {
      if (!(await context.jobs.discardFailed(tx, id))) throw new AdminProblem(`There is no failed job ${id}.`);
      await recordAct(context, tx, 'queue discard', { subject: id });
    });
    context.say(`${id} is deleted.`);
  },
};

import type { AdminCommand } from '../admin-context.ts';
import { listActs } from '../queries.ts';

const LISTED_AT_MOST = 100;

export const actsCommand: AdminCommand = {
  usage: '',
  help: 'what operators did, the newest first',
  positionals: [],
  required: 0,
  options: {},
  async run({ db, say }) {
    for (const { happened_at, operator, act, subject, details } of await listActs(db, LISTED_AT_MOST))
      say([happened_at, operator, act, subject ?? '-', JSON.stringify(details)].join('  '));
  },
};

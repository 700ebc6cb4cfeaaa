import type { Db } from '../db/db.ts';
import type { AdminContext } from './admin-context.ts';
import { insertAct } from './queries.ts';
import { sendOperatorMailJob } from './send-operator-mail.job.ts';

/**
 * Writes down what an operator does, in the transaction that does it, and notifies the owners that it is about.
 * @param act The command's name.
 */
export async function recordAct(
  { jobs, now, operator }: Pick<AdminContext, 'jobs' | 'now' | 'operator'>,
  tx: Db,
  act: string,
  {
    subject = null,
    details = {},
    told: notifiedUserIds = [],
  }: { subject?: string | null; details?: Record<string, string>; told?: readonly string[] } = {},
): Promise<void> {
  const act_id = await insertAct(tx, { happened_at: now().toISOString(), act, operator, subject, details });
  for (const user_id of notifiedUserIds) await jobs.send(tx, sendOperatorMailJob, { act_id, user_id });
}

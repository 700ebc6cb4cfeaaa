import type { Deps } from '../deps.ts';
import { MailProblem, type OutgoingMail } from './mailer.ts';

/**
 * Sends a mail for a job. A permanent refusal is logged and not retried.
 * @throws MailProblem if a retry may succeed.
 */
export async function sendMail({ log, mailer }: Pick<Deps, 'log' | 'mailer'>, mail: OutgoingMail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailProblem && error.is_permanent)) throw error;
    log.warn({ err: error }, 'a mail was refused for good');
  }
}

import type { Deps } from '../deps.ts';
import { MailProblem, type OutgoingMail } from './mailer.ts';

/**
 * Sends a mail for a job. One that the relay refuses for good is logged and given up: trying again is of no use.
 * @throws MailProblem of a mail that may be taken later.
 */
export async function sendMail({ log, mailer }: Pick<Deps, 'log' | 'mailer'>, mail: OutgoingMail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailProblem && error.is_permanent)) throw error;
    log.warn({ err: error }, 'a mail was refused for good');
  }
}

import type { FastifyBaseLogger } from 'fastify';
import { recordMail } from '../telemetry/metrics.ts';
import { type Mailer, MailProblem, type OutgoingMail } from './mailer.ts';

type SendParts = { log: FastifyBaseLogger; mailer: Mailer };

/**
 * Sends a mail for a job. A permanent refusal is logged and not retried.
 * @throws MailProblem if a retry may succeed.
 */
export async function sendMail({ log, mailer }: SendParts, mail: OutgoingMail): Promise<void> {
  try {
    await mailer.send(mail);
    recordMail('sent');
  } catch (error) {
    const isPermanent = error instanceof MailProblem && error.is_permanent;
    recordMail(isPermanent ? 'refused' : 'failed');
    if (!isPermanent) throw error;
    log.warn({ err: error }, 'a mail was refused for good');
  }
}

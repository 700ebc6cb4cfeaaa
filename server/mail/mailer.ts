import type { MailBody } from '../../shared/render.ts';

export type OutgoingMail = MailBody & { to: string };

/** Sends mails; only jobs call it, so that no request waits for a relay. */
export type Mailer = {
  /**
   * Resolves when the relay has accepted the mail.
   * @throws MailProblem
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/**
 * A mail that was not accepted. Its message holds the relay's code only: relays repeat the recipient in their texts, and
 * logs and stored jobs must not hold addresses.
 */
export class MailProblem extends Error {
  /** Whether the relay refused it permanently (RFC 5321 §4.2.1: 5yz), so that a retry is no use. */
  readonly is_permanent: boolean;

  constructor(code: string, responseCode: number | undefined) {
    super(`The mail was not taken: ${code}${responseCode === undefined ? '' : ` ${responseCode}`}`);
    this.is_permanent = responseCode !== undefined && responseCode >= 500;
  }
}

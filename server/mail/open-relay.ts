import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import { type Mailer, MailProblem } from './mailer.ts';

/**
 * Sends through the relay of MAIL_URL, `smtp://user:password@host:port` or `smtps://…`. Nodemailer's options can be in
 * its query, for example `?requireTLS=true`; STARTTLS is used whenever the relay offers it.
 */
export function openRelay({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>, mailUrl: string): Mailer {
  const transport = createTransport(
    {
      url: mailUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from: MAIL_FROM },
  );
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          // RFC 3834 §5: suppresses automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        // Nodemailer adds these two to its errors; both may be missing.
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        throw new MailProblem(code ?? 'unknown', responseCode);
      }
    },
    close: () => transport.close(),
  };
}

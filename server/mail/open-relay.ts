import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import { type Mailer, MailProblem } from './mailer.ts';

/** Whether mails to this relay must be encrypted on their way. */
export function shouldUseTls({ MAIL_UNENCRYPTED_HOST }: Pick<Env, 'MAIL_UNENCRYPTED_HOST'>, mailUrl: string): boolean {
  const { hostname, protocol } = new URL(mailUrl);
  // With smtps:// the connection is encrypted from the start.
  if (protocol === 'smtps:') return false;
  return !/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname) && hostname !== MAIL_UNENCRYPTED_HOST;
}

/**
 * Sends through the relay of MAIL_URL, `smtp://user:password@host:port` or `smtps://…`. Nodemailer's options can be in
 * its query. A relay on another machine must offer STARTTLS: whoever can cut it out of the relay's greeting would otherwise
 * read the codes. `MAIL_UNENCRYPTED_HOST` exempts one by its name.
 */
export function openRelay(
  env: Pick<Env, 'MAIL_FROM' | 'MAIL_UNENCRYPTED_HOST'>,
  mailUrl: string,
  isTlsRequired = shouldUseTls(env, mailUrl),
): Mailer {
  const transport = createTransport(
    {
      url: mailUrl,
      // Stronger than `ignoreTLS` in the address.
      ...(isTlsRequired ? { requireTLS: true, ignoreTLS: false } : {}),
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from: env.MAIL_FROM },
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

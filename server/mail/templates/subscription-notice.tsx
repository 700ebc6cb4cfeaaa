import { Button, Text } from 'react-email';
import { type AppLocale, LANGUAGE_TAGS } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { MailFrame } from './mail-frame.tsx';
import { LIGHT } from './mail-style.ts';
import { mailWords, type SayMail } from './mail-words.ts';
import type { Template } from './template.ts';

type Notice = Extract<
  Mail,
  { kind: 'payment_failed' | 'card_expiring' | 'subscription_ending' | 'subscription_ended' }
>;
type Words = { subject: string; title: string; lines: string[]; button: string; url: string; after?: string };

/** What happened to the subscription, what follows for the printed codes and on which day, and one button. */
export function subscriptionNotice(mail: Notice, locale: AppLocale): Template {
  const { subject, title, lines, button, url, after } = wordsOf(mail, locale);
  const body = (
    <MailFrame locale={locale} subject={subject} preview={lines[0] ?? title} title={title}>
      {lines.map((line) => (
        <Text key={line} className="ink" style={LIGHT.text}>
          {line}
        </Text>
      ))}
      <Button href={url} className="button" style={LIGHT.button}>
        {button}
      </Button>
      {after && (
        <Text className="quiet" style={LIGHT.quiet}>
          {after}
        </Text>
      )}
    </MailFrame>
  );
  return { subject, body };
}

function wordsOf(mail: Notice, locale: AppLocale): Words {
  const say: SayMail = mailWords(locale);
  const dayOf = (at: string) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'America/Toronto' }).format(
      new Date(at),
    );
  switch (mail.kind) {
    case 'payment_failed': {
      const lead = mail.last4 === null ? say('failed_lead') : say('failed_card', { last4: mail.last4 });
      return {
        subject: say('failed_subject'),
        title: say('failed_title'),
        lines: [lead, say('failed_deadline', { day: dayOf(mail.closes_at) })],
        button: say('failed_button'),
        url: mail.pay_url,
        after: say('failed_after'),
      };
    }
    case 'card_expiring': {
      const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      const month = format.format(new Date(Date.UTC(mail.year, mail.month - 1, 1)));
      return {
        subject: say('expiring_subject'),
        title: say('expiring_title'),
        lines: [say('expiring_lead', { last4: mail.last4, month }), say('expiring_offer')],
        button: say('expiring_button'),
        url: mail.card_url,
      };
    }
    case 'subscription_ending': {
      const day = dayOf(mail.ends_at);
      return {
        subject: say('ending_subject', { day }),
        title: say('ending_title'),
        lines: [say('ending_lead', { day }), say('ending_offer')],
        button: say('ending_button'),
        url: mail.resume_url,
      };
    }
    case 'subscription_ended':
      return {
        subject: say('ended_subject'),
        title: say('ended_title'),
        lines: [say('ended_lead', { day: dayOf(mail.ended_at) }), say('ended_offer')],
        button: say('ended_button'),
        url: mail.subscribe_url,
      };
  }
}

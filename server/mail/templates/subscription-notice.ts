import { type AppLocale, LANGUAGE_TAGS } from '../../../shared/locales.ts';
import { sellersDay } from '../../../shared/premium.ts';
import type { Mail } from '../../../shared/render.ts';
import { letter } from './letter.tsx';
import { mailWords } from './mail-words.ts';
import type { Template } from './template.ts';

type Notice = Extract<
  Mail,
  { kind: 'payment_failed' | 'card_expiring' | 'subscription_ending' | 'subscription_ended' }
>;

/** What happened to the subscription, what follows for the printed codes and on which day, and one button. */
export function subscriptionNotice(mail: Notice, locale: AppLocale): Template {
  const say = mailWords(locale);
  const dayOf = (at: string) => sellersDay(at, locale);
  switch (mail.kind) {
    case 'payment_failed': {
      const lead = mail.last4 === null ? say('failed_lead') : say('failed_card', { last4: mail.last4 });
      return letter(locale, {
        subject: say('failed_subject'),
        title: say('failed_title'),
        lines: [lead, say('failed_deadline', { day: dayOf(mail.closes_at) })],
        button: { label: say('failed_button'), url: mail.pay_url },
        note: say('failed_after'),
      });
    }
    case 'card_expiring': {
      const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      const month = format.format(new Date(Date.UTC(mail.year, mail.month - 1, 1)));
      return letter(locale, {
        subject: say('expiring_subject'),
        title: say('expiring_title'),
        lines: [say('expiring_lead', { last4: mail.last4, month }), say('expiring_offer')],
        button: { label: say('expiring_button'), url: mail.card_url },
      });
    }
    case 'subscription_ending': {
      const day = dayOf(mail.ends_at);
      return letter(locale, {
        subject: say('ending_subject', { day }),
        title: say('ending_title'),
        lines: [say('ending_lead', { day }), say('ending_offer')],
        button: { label: say('ending_button'), url: mail.resume_url },
      });
    }
    case 'subscription_ended':
      return letter(locale, {
        subject: say('ended_subject'),
        title: say('ended_title'),
        lines: [say('ended_lead', { day: dayOf(mail.ended_at) }), say('ended_offer')],
        button: { label: say('ended_button'), url: mail.subscribe_url },
      });
  }
}

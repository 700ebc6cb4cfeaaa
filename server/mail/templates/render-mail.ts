import { type AppLocale, LANGUAGE_TAGS, languageName } from '../../../shared/locales.ts';
import { sellersDay } from '../../../shared/premium.ts';
import type { Mail, MailBody } from '../../../shared/render.ts';
import { mailWords } from './mail-words.ts';
import { invitation, personJoined } from './people-mails.ts';
import { type MailContent, writeLetter } from './write-letter.ts';

type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>;

/** A mail's subject, HTML and plain text. */
export const renderMail = (mail: Mail, locale: AppLocale): MailBody => writeLetter(letterOf(mail, locale), locale);

function letterOf(mail: Mail, locale: AppLocale): MailContent {
  switch (mail.kind) {
    case 'confirmation_code':
      return confirmationCode(mail, locale);
    case 'unknown_address':
      return unknownAddress(mail, locale);
    case 'payment_failed':
    case 'card_expiring':
    case 'subscription_ending':
    case 'subscription_ended':
      return ofRestaurant(subscriptionNotice(mail, locale), mail.restaurant, locale);
    case 'invitation':
      return invitation(mail, locale);
    case 'person_joined':
      return personJoined(mail, locale);
    case 'verify_email':
      return verifyEmail(mail, locale);
    case 'email_changed':
      return emailChanged(mail, locale);
    case 'account_deleted':
      return accountDeleted(locale);
    case 'passkey_added':
      return passkeyAdded(mail, locale);
    case 'backup_failed':
      return backupFailed(mail, locale);
    case 'translation_failed':
      return translationFailed(mail, locale);
    case 'restaurant_suspended':
    case 'restaurant_restored':
    case 'restaurant_given':
    case 'restaurant_received':
      return operatorsAct(mail, locale);
  }
}

/** The code to sign up or in; also in the subject, so that a phone's notification is enough. */
function confirmationCode({ code, minutes }: MailOf<'confirmation_code'>, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  const lifetime = say('code_lifetime', { count: minutes });
  return {
    subject: say('code_subject', { code }),
    preview: lifetime,
    title: say('code_title'),
    lines: [say('code_lead')],
    code,
    after: lifetime,
    note: say('code_caution'),
  };
}

/** The answer to a sign-in with an address without an account: the page itself never reveals which addresses have one. */
function unknownAddress(mail: MailOf<'unknown_address'>, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  return {
    subject: say('unknown_subject'),
    title: say('unknown_title'),
    lines: [say('unknown_lead'), say('unknown_offer')],
    button: { label: say('unknown_button'), url: mail.sign_up_url },
    after: say('unknown_elsewhere'),
    note: say('unknown_caution'),
  };
}

/** Confirms an address: the new one of a change, or an account's own. */
function verifyEmail(mail: MailOf<'verify_email'>, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  return {
    subject: say('verify_subject'),
    title: say('verify_title'),
    lines: [say('verify_lead')],
    button: { label: say('verify_button'), url: mail.url },
    after: say('verify_lifetime', { count: mail.hours }),
    note: say('verify_caution'),
  };
}

/** To the previous address: that it was changed, and how to restore it. */
function emailChanged(mail: MailOf<'email_changed'>, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  return {
    subject: say('changed_subject'),
    title: say('changed_title'),
    lines: [say('changed_lead', { email: mail.new_email }), say('changed_caution')],
    button: { label: say('changed_button'), url: mail.url },
    note: say('changed_lifetime', { count: mail.days }),
  };
}

/** Notifies the owner of a new way into the account: whoever stole a session could have added it. */
function passkeyAdded(mail: MailOf<'passkey_added'>, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  return {
    subject: say('passkey_subject'),
    title: say('passkey_title'),
    lines: [say('passkey_lead', { name: mail.name }), say('passkey_caution')],
    button: { label: say('passkey_button'), url: mail.account_url },
  };
}

/** To the operator: a night's backup failed after all tries. */
function backupFailed({ reason }: MailOf<'backup_failed'>, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  return {
    subject: say('backup_subject'),
    title: say('backup_title'),
    lines: [say('backup_lead'), reason],
    after: say('backup_mend'),
  };
}

/** The last mail to an owner. */
function accountDeleted(locale: AppLocale): MailContent {
  const say = mailWords(locale);
  return {
    subject: say('deleted_subject'),
    title: say('deleted_title'),
    lines: [say('deleted_lead')],
    note: say('deleted_again'),
  };
}

/** An owner of several reads first which one a mail is about. */
function ofRestaurant(content: MailContent, restaurant: string | undefined, locale: AppLocale): MailContent {
  if (restaurant === undefined) return content;
  const about = mailWords(locale)('about_restaurant', { restaurant });
  return { ...content, subject: `${restaurant}: ${content.subject}`, lines: [about, ...content.lines] };
}

type SubscriptionMail = MailOf<'payment_failed' | 'card_expiring' | 'subscription_ending' | 'subscription_ended'>;

/** What happened to the subscription, what it means for the printed codes and from which day, and one button. */
function subscriptionNotice(mail: SubscriptionMail, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  const dayOf = (at: string) => sellersDay(at, locale);
  switch (mail.kind) {
    case 'payment_failed': {
      const lead = mail.last4 === null ? say('failed_lead') : say('failed_card', { last4: mail.last4 });
      return {
        subject: say('failed_subject'),
        title: say('failed_title'),
        lines: [lead, say('failed_deadline', { day: dayOf(mail.closes_at) })],
        button: { label: say('failed_button'), url: mail.pay_url },
        note: say('failed_after'),
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
        button: { label: say('expiring_button'), url: mail.card_url },
      };
    }
    case 'subscription_ending': {
      const day = dayOf(mail.ends_at);
      return {
        subject: say('ending_subject', { day }),
        title: say('ending_title'),
        lines: [say('ending_lead', { day }), say('ending_offer')],
        button: { label: say('ending_button'), url: mail.resume_url },
      };
    }
    case 'subscription_ended':
      return {
        subject: say('ended_subject'),
        title: say('ended_title'),
        lines: [say('ended_lead', { day: dayOf(mail.ended_at) }), say('ended_offer')],
        button: { label: say('ended_button'), url: mail.subscribe_url },
      };
  }
}

/** Lists the languages that a publication could not be translated into, what guests read meanwhile, and how to retry. */
function translationFailed(mail: MailOf<'translation_failed'>, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  const names = mail.languages.map((language) => languageName(language, locale));
  const languages = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(names);
  const { restaurant } = mail;
  return {
    subject: say('translation_subject', { restaurant }),
    title: say('translation_title'),
    lines: [say('translation_lead', { restaurant, languages, count: names.length }), say('translation_meanwhile')],
    button: { label: say('translation_button'), url: mail.languages_url },
    note: say('translation_note'),
  };
}

type OperatorsMail = MailOf<
  'restaurant_suspended' | 'restaurant_restored' | 'restaurant_given' | 'restaurant_received'
>;

/** What the operator has done with a restaurant, and what its owner can do. */
function operatorsAct(mail: OperatorsMail, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  const { restaurant } = mail;
  switch (mail.kind) {
    case 'restaurant_suspended':
      return {
        subject: say('suspended_subject', { restaurant }),
        title: say('suspended_title'),
        lines: [
          say('suspended_lead', { restaurant }),
          say('suspended_reason', { reason: mail.reason }),
          say('suspended_data'),
        ],
        ...(mail.contact === null ? {} : { after: say('suspended_contact', { contact: mail.contact }) }),
      };
    case 'restaurant_restored':
      return {
        subject: say('restored_subject', { restaurant }),
        title: say('restored_title'),
        ...(mail.page_url === null
          ? { lines: [say('restored_unpublished', { restaurant }), say('restored_publish')] }
          : {
              lines: [say('restored_lead', { restaurant })],
              button: { label: say('restored_button'), url: mail.page_url },
            }),
      };
    case 'restaurant_given':
      return {
        subject: say('given_subject', { restaurant }),
        title: say('given_title'),
        lines: [say('given_lead', { restaurant })],
        ...(mail.contact === null ? {} : { after: say('given_contact', { contact: mail.contact }) }),
      };
    case 'restaurant_received':
      return {
        subject: say('received_subject', { restaurant }),
        title: say('received_title'),
        lines: [say('received_lead', { restaurant }), say('received_subscription')],
        button: { label: say('received_button'), url: mail.admin_url },
      };
  }
}

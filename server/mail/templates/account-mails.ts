import type { AppLocale } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { letter } from './letter.tsx';
import { mailWords } from './mail-words.ts';
import type { Template } from './template.ts';

type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>;

/** The answer to a sign-in with an address that has no account: the page itself never tells which addresses have one. */
export function unknownAddress(mail: MailOf<'unknown_address'>, locale: AppLocale): Template {
  const say = mailWords(locale);
  return letter(locale, {
    subject: say('unknown_subject'),
    title: say('unknown_title'),
    lines: [say('unknown_lead'), say('unknown_offer')],
    button: { label: say('unknown_button'), url: mail.sign_up_url },
    after: say('unknown_elsewhere'),
    note: say('unknown_caution'),
  });
}

/** Confirms an address: the new one of a change, or an account's own. */
export function verifyEmailMail(mail: MailOf<'verify_email'>, locale: AppLocale): Template {
  const say = mailWords(locale);
  return letter(locale, {
    subject: say('verify_subject'),
    title: say('verify_title'),
    lines: [say('verify_lead')],
    button: { label: say('verify_button'), url: mail.url },
    after: say('verify_lifetime', { count: mail.hours }),
    note: say('verify_caution'),
  });
}

/** To the address before a change: that it was changed, and the way back. */
export function emailChangedMail(mail: MailOf<'email_changed'>, locale: AppLocale): Template {
  const say = mailWords(locale);
  return letter(locale, {
    subject: say('changed_subject'),
    title: say('changed_title'),
    lines: [say('changed_lead', { email: mail.new_email }), say('changed_caution')],
    button: { label: say('changed_button'), url: mail.url },
    note: say('changed_lifetime', { count: mail.days }),
  });
}

/** Tells the owner of a new way into the account: whoever stole a session could have added it. */
export function passkeyAdded(mail: MailOf<'passkey_added'>, locale: AppLocale): Template {
  const say = mailWords(locale);
  return letter(locale, {
    subject: say('passkey_subject'),
    title: say('passkey_title'),
    lines: [say('passkey_lead', { name: mail.name }), say('passkey_caution')],
    button: { label: say('passkey_button'), url: mail.account_url },
  });
}

/** The last mail to an owner. */
export function accountDeletedMail(locale: AppLocale): Template {
  const say = mailWords(locale);
  return letter(locale, {
    subject: say('deleted_subject'),
    title: say('deleted_title'),
    lines: [say('deleted_lead')],
    note: say('deleted_again'),
  });
}

import { render, toPlainText } from 'react-email';
import type { AppLocale } from '../../../shared/locales.ts';
import type { Mail, MailBody } from '../../../shared/render.ts';
import {
  accountDeletedMail,
  emailChangedMail,
  passkeyAdded,
  unknownAddress,
  verifyEmailMail,
} from './account-mails.ts';
import { confirmationCode } from './confirmation-code.tsx';
import { subscriptionNotice } from './subscription-notice.ts';
import type { Template } from './template.ts';
import { translationFailed } from './translation-failed.ts';

/** A mail's subject, HTML and plain text, both made of the same words. */
export async function renderMail(mail: Mail, locale: AppLocale): Promise<MailBody> {
  const { subject, body } = templateOf(mail, locale);
  const html = await render(body);
  const text = toPlainText(html, {
    selectors: [{ selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } }],
  });
  return { subject, html, text: `${text.trim()}\n` };
}

function templateOf(mail: Mail, locale: AppLocale): Template {
  switch (mail.kind) {
    case 'confirmation_code':
      return confirmationCode(mail, locale);
    case 'unknown_address':
      return unknownAddress(mail, locale);
    case 'payment_failed':
    case 'card_expiring':
    case 'subscription_ending':
    case 'subscription_ended':
      return subscriptionNotice(mail, locale);
    case 'verify_email':
      return verifyEmailMail(mail, locale);
    case 'email_changed':
      return emailChangedMail(mail, locale);
    case 'account_deleted':
      return accountDeletedMail(locale);
    case 'passkey_added':
      return passkeyAdded(mail, locale);
    case 'translation_failed':
      return translationFailed(mail, locale);
  }
}

import { Button, Text } from 'react-email';
import type { AppLocale } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { MailFrame } from './mail-frame.tsx';
import { LIGHT } from './mail-style.ts';
import { mailWords } from './mail-words.ts';
import type { Template } from './template.ts';

type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>;

/** Confirms an address: the new one of a change, or an account's own. */
export function verifyEmailMail(mail: MailOf<'verify_email'>, locale: AppLocale): Template {
  const say = mailWords(locale);
  const subject = say('verify_subject');
  const body = (
    <MailFrame locale={locale} subject={subject} preview={say('verify_lead')} title={say('verify_title')}>
      <Text className="ink" style={LIGHT.text}>
        {say('verify_lead')}
      </Text>
      <Button href={mail.url} className="button" style={LIGHT.button}>
        {say('verify_button')}
      </Button>
      <Text className="ink" style={LIGHT.text}>
        {say('verify_lifetime', { count: mail.hours })}
      </Text>
      <Text className="quiet" style={LIGHT.quiet}>
        {say('verify_caution')}
      </Text>
    </MailFrame>
  );
  return { subject, body };
}

/** To the address before a change: that it was changed, and the way back. */
export function emailChangedMail(mail: MailOf<'email_changed'>, locale: AppLocale): Template {
  const say = mailWords(locale);
  const subject = say('changed_subject');
  const lead = say('changed_lead', { email: mail.new_email });
  const body = (
    <MailFrame locale={locale} subject={subject} preview={lead} title={say('changed_title')}>
      <Text className="ink" style={LIGHT.text}>
        {lead}
      </Text>
      <Text className="ink" style={LIGHT.text}>
        {say('changed_caution')}
      </Text>
      <Button href={mail.url} className="button" style={LIGHT.button}>
        {say('changed_button')}
      </Button>
      <Text className="quiet" style={LIGHT.quiet}>
        {say('changed_lifetime', { count: mail.days })}
      </Text>
    </MailFrame>
  );
  return { subject, body };
}

/** The last mail to an owner. */
export function accountDeletedMail(locale: AppLocale): Template {
  const say = mailWords(locale);
  const subject = say('deleted_subject');
  const body = (
    <MailFrame locale={locale} subject={subject} preview={say('deleted_lead')} title={say('deleted_title')}>
      <Text className="ink" style={LIGHT.text}>
        {say('deleted_lead')}
      </Text>
      <Text className="quiet" style={LIGHT.quiet}>
        {say('deleted_again')}
      </Text>
    </MailFrame>
  );
  return { subject, body };
}

import { Text } from 'react-email';
import type { AppLocale } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { MailFrame } from './mail-frame.tsx';
import { LIGHT } from './mail-style.ts';
import { mailWords } from './mail-words.ts';
import type { Template } from './template.ts';

/** The code that signs up or in; in the subject too, so that a phone's notification is enough. */
export function confirmationCode(mail: Extract<Mail, { kind: 'confirmation_code' }>, locale: AppLocale): Template {
  const say = mailWords(locale);
  const subject = say('code_subject', { code: mail.code });
  const lifetime = say('code_lifetime', { count: mail.minutes });
  const body = (
    <MailFrame locale={locale} subject={subject} preview={lifetime} title={say('code_title')}>
      <Text className="ink" style={LIGHT.text}>
        {say('code_lead')}
      </Text>
      <Text className="ink code" style={LIGHT.code}>
        {mail.code}
      </Text>
      <Text className="ink" style={LIGHT.text}>
        {lifetime}
      </Text>
      <Text className="quiet" style={LIGHT.quiet}>
        {say('code_caution')}
      </Text>
    </MailFrame>
  );
  return { subject, body };
}

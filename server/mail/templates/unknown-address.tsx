import { Button, Text } from 'react-email';
import type { AppLocale } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { MailFrame } from './mail-frame.tsx';
import { LIGHT } from './mail-style.ts';
import { mailWords } from './mail-words.ts';
import type { Template } from './template.ts';

/** The answer to a sign-in with an address that has no account: the page itself never tells which addresses have one. */
export function unknownAddress(mail: Extract<Mail, { kind: 'unknown_address' }>, locale: AppLocale): Template {
  const say = mailWords(locale);
  const subject = say('unknown_subject');
  const body = (
    <MailFrame locale={locale} subject={subject} preview={say('unknown_lead')} title={say('unknown_title')}>
      <Text className="ink" style={LIGHT.text}>
        {say('unknown_lead')}
      </Text>
      <Text className="ink" style={LIGHT.text}>
        {say('unknown_offer')}
      </Text>
      <Button href={mail.sign_up_url} className="button" style={LIGHT.button}>
        {say('unknown_button')}
      </Button>
      <Text className="ink" style={LIGHT.text}>
        {say('unknown_elsewhere')}
      </Text>
      <Text className="quiet" style={LIGHT.quiet}>
        {say('unknown_caution')}
      </Text>
    </MailFrame>
  );
  return { subject, body };
}

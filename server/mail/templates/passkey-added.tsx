import { Button, Text } from 'react-email';
import type { AppLocale } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { MailFrame } from './mail-frame.tsx';
import { LIGHT } from './mail-style.ts';
import { mailWords } from './mail-words.ts';
import type { Template } from './template.ts';

/** Tells the owner of a new way into the account: whoever stole a session could have added it. */
export function passkeyAdded(mail: Extract<Mail, { kind: 'passkey_added' }>, locale: AppLocale): Template {
  const say = mailWords(locale);
  const subject = say('passkey_subject');
  const lead = say('passkey_lead', { name: mail.name });
  const body = (
    <MailFrame locale={locale} subject={subject} preview={lead} title={say('passkey_title')}>
      <Text className="ink" style={LIGHT.text}>
        {lead}
      </Text>
      <Text className="ink" style={LIGHT.text}>
        {say('passkey_caution')}
      </Text>
      <Button href={mail.account_url} className="button" style={LIGHT.button}>
        {say('passkey_button')}
      </Button>
    </MailFrame>
  );
  return { subject, body };
}

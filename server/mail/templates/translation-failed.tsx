import { Button, Text } from 'react-email';
import { type AppLocale, LANGUAGE_TAGS, languageName } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { MailFrame } from './mail-frame.tsx';
import { LIGHT } from './mail-style.ts';
import { mailWords } from './mail-words.ts';
import type { Template } from './template.ts';

/** Names the languages that a publication could not be translated into, what guests read meanwhile, and the way to try again. */
export function translationFailed(mail: Extract<Mail, { kind: 'translation_failed' }>, locale: AppLocale): Template {
  const say = mailWords(locale);
  const names = mail.languages.map((language) => languageName(language, locale));
  const languages = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(names);
  const { restaurant } = mail;
  const subject = say('translation_subject', { restaurant });
  const lead = say('translation_lead', { restaurant, languages, count: names.length });
  const body = (
    <MailFrame locale={locale} subject={subject} preview={lead} title={say('translation_title')}>
      <Text className="ink" style={LIGHT.text}>
        {lead}
      </Text>
      <Text className="ink" style={LIGHT.text}>
        {say('translation_meanwhile')}
      </Text>
      <Button href={mail.languages_url} className="button" style={LIGHT.button}>
        {say('translation_button')}
      </Button>
      <Text className="quiet" style={LIGHT.quiet}>
        {say('translation_note')}
      </Text>
    </MailFrame>
  );
  return { subject, body };
}

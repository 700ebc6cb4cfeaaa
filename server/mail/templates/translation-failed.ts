import { type AppLocale, LANGUAGE_TAGS, languageName } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { letter } from './letter.tsx';
import { mailWords } from './mail-words.ts';
import type { Template } from './template.ts';

/** Names the languages that a publication could not be translated into, what guests read meanwhile, and the way to try again. */
export function translationFailed(mail: Extract<Mail, { kind: 'translation_failed' }>, locale: AppLocale): Template {
  const say = mailWords(locale);
  const names = mail.languages.map((language) => languageName(language, locale));
  const languages = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(names);
  const { restaurant } = mail;
  return letter(locale, {
    subject: say('translation_subject', { restaurant }),
    title: say('translation_title'),
    lines: [say('translation_lead', { restaurant, languages, count: names.length }), say('translation_meanwhile')],
    button: { label: say('translation_button'), url: mail.languages_url },
    note: say('translation_note'),
  });
}

import { interpolate } from '../../shared/i18n/interpolate.ts';
import { outbox as english } from '../../shared/i18n/server/en.ts';
import { outbox as french } from '../../shared/i18n/server/fr.ts';
import { type AppLocale, LANGUAGE_TAGS } from '../../shared/locales.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { OutboxMail } from '../mail/outbox.ts';
import { DEV_PAGE_STYLE, devPage, escapeHtml } from './dev-page.ts';

const WORDS = { en: english, fr: french };

export const OUTBOX_STYLE_PATH = `${API_PATHS.outbox}.css`;

export const OUTBOX_STYLE = `${DEV_PAGE_STYLE}
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The stored mails as a page, newest first. */
export function outboxPage(mails: readonly OutboxMail[], locale: AppLocale): string {
  const words = WORDS[locale];
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'medium', timeStyle: 'medium' });
  const articles = mails.map(
    (mail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>${escapeHtml(interpolate(words.to, { address: mail.to }))} · <time datetime="${escapeHtml(mail.sent_at)}">${escapeHtml(time.format(new Date(mail.sent_at)))}</time></p>
<pre>${escapeHtml(mail.text)}</pre>
</article>`,
  );
  const content = articles.length > 0 ? articles.join('\n') : `<article><p>${words.empty}</p></article>`;
  return devPage(locale, { title: words.title, lead: words.lead, style_path: OUTBOX_STYLE_PATH, content });
}

import { outbox as english } from '../../shared/i18n/app/en/outbox.ts';
import { outbox as french } from '../../shared/i18n/app/fr/outbox.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { type AppLocale, LANGUAGE_TAGS } from '../../shared/locales.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { OutboxMail } from './outbox.ts';

const WORDS = { en: english, fr: french };

export const OUTBOX_STYLE_PATH = `${API_PATHS.outbox}.css`;

/** A linked file, since the content security policy allows no inline style. */
export const OUTBOX_STYLE = `:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 42rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#23282b, #ece8de); background: light-dark(#faf7f0, #1f2426); }
h1 { margin: 0; font: 600 2rem/1.2 ui-serif, Georgia, serif; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0 0; color: light-dark(#5a6266, #b3b0a8); overflow-wrap: anywhere; }
article { margin-top: 2rem; padding-top: 1.5rem; border-top: 1px solid light-dark(#d9d3c4, #3c4447); }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The kept mails for a person, newest first. */
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
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="stylesheet" href="${OUTBOX_STYLE_PATH}">
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.lead}</p>
${articles.length > 0 ? articles.join('\n') : `<article><p>${words.empty}</p></article>`}
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

import { sandbox as english } from '../../shared/i18n/app/en/sandbox.ts';
import { sandbox as french } from '../../shared/i18n/app/fr/sandbox.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { type AppLocale, LANGUAGE_TAGS } from '../../shared/locales.ts';
import { formatMoney } from '../../shared/money.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { SandboxCustomer } from './sandbox.ts';
import { TEST_CARDS } from './test-cards.ts';

const WORDS = { en: english, fr: french };

export const DEV_PAYMENTS_STYLE_PATH = `${API_PATHS.devPayments}.css`;

/** A linked file, since the content security policy allows no inline style. */
export const DEV_PAYMENTS_STYLE = `:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 42rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#23282b, #ece8de); background: light-dark(#faf7f0, #1f2426); }
h1 { margin: 0; font: 600 2rem/1.2 ui-serif, Georgia, serif; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
p, ul { margin: 0.25rem 0 0; color: light-dark(#5a6266, #b3b0a8); overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1rem; }
button { padding: 0.75rem 1.25rem; border: 0; border-radius: 999px; font: inherit; font-weight: 600;
  color: #1f2a33; background: #e79a49; cursor: pointer; }
article { margin-top: 2rem; padding-top: 1.5rem; border-top: 1px solid light-dark(#d9d3c4, #3c4447); }
`;

/** The clock and what the sandbox holds, for a person. */
export function devPaymentsPage(held: { now: Date; customers: readonly SandboxCustomer[] }, locale: AppLocale): string {
  const words = WORDS[locale];
  const tag = LANGUAGE_TAGS[locale];
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long' });
  const buttons: [number, string][] = [
    [1, words.advance_day],
    [8, words.advance_week],
    [31, words.advance_month],
    [366, words.advance_year],
  ];
  const articles = held.customers
    .filter(({ subscriptions }) => subscriptions.length > 0)
    .map(({ email, subscriptions, invoices }) => {
      const states = subscriptions.map(
        ({ status, period_end }) =>
          `<p>${status} · ${escapeHtml(interpolate(words.sandbox_period, { day: day.format(new Date(period_end)) }))}</p>`,
      );
      const rows = invoices.map(
        ({ number, status, total, currency, created_at }) =>
          `<li>${number} · ${day.format(new Date(created_at))} · ${escapeHtml(formatMoney(total, { locale, currency, whole: false }))} · ${status}</li>`,
      );
      return `<article><h2>${escapeHtml(email)}</h2>${states.join('')}<ul>${rows.join('')}</ul></article>`;
    });
  const cards = TEST_CARDS.map(({ number, behaviour }) => `<li>${number} · ${behaviour}</li>`);
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.sandbox_title}</title>
<link rel="stylesheet" href="${DEV_PAYMENTS_STYLE_PATH}">
</head>
<body>
<main>
<h1>${words.sandbox_title}</h1>
<p>${words.sandbox_lead}</p>
<p>${escapeHtml(interpolate(words.sandbox_clock, { time: time.format(held.now) }))}</p>
<form method="post" action="${API_PATHS.devPayments}">
${buttons.map(([days, label]) => `<button name="advance_days" value="${days}">${label}</button>`).join('\n')}
</form>
${articles.length > 0 ? articles.join('\n') : `<article><p>${words.sandbox_empty}</p></article>`}
<article><h2>${words.sandbox_cards}</h2><ul>${cards.join('')}</ul></article>
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

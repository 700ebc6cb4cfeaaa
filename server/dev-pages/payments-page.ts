import { subscription as englishSubscription } from '../../shared/i18n/app/en.ts';
import { subscription as frenchSubscription } from '../../shared/i18n/app/fr.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { sandbox as english } from '../../shared/i18n/server/en.ts';
import { sandbox as french } from '../../shared/i18n/server/fr.ts';
import { type AppLocale, LANGUAGE_TAGS } from '../../shared/locales.ts';
import { formatMoney } from '../../shared/money.ts';
import { API_PATHS } from '../../shared/paths.ts';
import type { SandboxCustomer } from '../payments/provider.ts';
import { type CardBehaviour, TEST_CARDS } from '../payments/test-cards.ts';
import { DEV_PAGE_STYLE, devPage, escapeHtml } from './dev-page.ts';

const WORDS = { en: { ...englishSubscription, ...english }, fr: { ...frenchSubscription, ...french } };

const BEHAVIOUR_WORDS = {
  approve: 'test_success',
  card_declined: 'test_declined',
  insufficient_funds: 'test_funds',
  card_expired: 'test_expired',
  ask: 'test_authentication',
  ask_then_decline: 'test_authentication_failed',
  authentication_failed: 'test_authentication_failed',
  fail_later: 'test_later',
} as const satisfies Record<CardBehaviour, keyof typeof englishSubscription>;

export const DEV_PAYMENTS_STYLE_PATH = `${API_PATHS.devPayments}.css`;

export const DEV_PAYMENTS_STYLE = `${DEV_PAGE_STYLE}
ul { margin: 0.25rem 0 0; padding: 0; color: light-dark(#5a6266, #b3b0a8); overflow-wrap: anywhere; list-style: none;
  font-variant-numeric: tabular-nums; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1rem; }
button { padding: 0.75rem 1.25rem; border: 0; border-radius: 999px; font: inherit; font-weight: 600;
  color: #1f2a33; background: #e79a49; cursor: pointer; }
`;

/** The clock and the sandbox's objects as a page. */
export function devPaymentsPage(
  sandboxState: { now: Date; customers: readonly SandboxCustomer[] },
  locale: AppLocale,
): string {
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
  const articles = sandboxState.customers
    .filter(({ subscriptions }) => subscriptions.length > 0)
    .map(({ email, subscriptions, invoices }) => {
      const states = subscriptions.map(
        ({ status, period_end }) =>
          `<p>${words[`status_${status}`]} · ${escapeHtml(interpolate(words.sandbox_period, { day: day.format(new Date(period_end)) }))}</p>`,
      );
      const rows = invoices.map(
        ({ number, status, total, currency, created_at }) =>
          `<li>${number} · ${day.format(new Date(created_at))} · ${escapeHtml(formatMoney(total, { locale, currency, whole: false }))} · ${words[`invoice_${status}`]}</li>`,
      );
      return `<article><h2>${escapeHtml(email)}</h2>${states.join('')}<ul>${rows.join('')}</ul></article>`;
    });
  const cards = TEST_CARDS.map(
    ({ number, behaviour }) => `<li>${inFours(number)} · ${escapeHtml(words[BEHAVIOUR_WORDS[behaviour]])}</li>`,
  );
  const content = `<p>${escapeHtml(interpolate(words.sandbox_clock, { time: time.format(sandboxState.now) }))}</p>
<form method="post" action="${API_PATHS.devPayments}">
${buttons.map(([days, label]) => `<button name="advance_days" value="${days}">${label}</button>`).join('\n')}
</form>
${articles.length > 0 ? articles.join('\n') : `<article><p>${words.sandbox_empty}</p></article>`}
<article><h2>${words.sandbox_cards}</h2><ul>${cards.join('')}</ul></article>`;
  return devPage(locale, {
    title: words.sandbox_title,
    lead: words.sandbox_lead,
    style_path: DEV_PAYMENTS_STYLE_PATH,
    content,
  });
}

/** As printed on a card. */
const inFours = (number: string): string => number.replaceAll(/\d{4}(?=\d)/g, '$& ');

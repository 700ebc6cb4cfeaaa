import { describe, expect, test } from 'vitest';
import { APP_LOCALES } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { renderMail } from './render-mail.ts';

const CODE: Mail = { kind: 'confirmation_code', code: '042917', minutes: 10 };
const SIGN_UP_URL = 'https://menus.example/sign-up';
const UNKNOWN: Mail = { kind: 'unknown_address', sign_up_url: SIGN_UP_URL };
const NOTICES: Mail[] = [
  { kind: 'payment_failed', last4: '4242', closes_at: '2026-08-09T12:00:00.000Z', pay_url: SIGN_UP_URL },
  { kind: 'payment_failed', last4: null, closes_at: '2026-08-09T12:00:00.000Z', pay_url: SIGN_UP_URL },
  { kind: 'card_expiring', last4: '4242', month: 8, year: 2026, card_url: SIGN_UP_URL },
  { kind: 'subscription_ending', ends_at: '2026-08-09T12:00:00.000Z', resume_url: SIGN_UP_URL },
  { kind: 'subscription_ended', ended_at: '2026-08-09T12:00:00.000Z', subscribe_url: SIGN_UP_URL },
];
const LINK_URL = 'https://menus.example/verify-email#kP3-x_9';
const VERIFY: Mail = { kind: 'verify_email', url: LINK_URL, hours: 24 };
const CHANGED: Mail = { kind: 'email_changed', new_email: 'new@example.com', url: LINK_URL, days: 7 };
const ACCOUNT_URL = 'https://menus.example/admin/account/edit';
const PASSKEY: Mail = { kind: 'passkey_added', name: 'Léa’s <b>phone</b>', account_url: ACCOUNT_URL };

const OWNER = 'lise@example.com';
const LANGUAGES_URL = 'https://menus.example/admin/restaurant/languages';
const FAILED: Mail = {
  kind: 'translation_failed',
  restaurant: 'L’Étoile du Nord',
  languages: ['es', 'ja'],
  languages_url: LANGUAGES_URL,
};
const MAILS: Mail[] = [
  CODE,
  UNKNOWN,
  VERIFY,
  CHANGED,
  { kind: 'account_deleted' },
  { kind: 'backup_failed', reason: 'The disk is full.' },
  { kind: 'restaurant_suspended', restaurant: 'Chez Lise', reason: 'Spam.', contact: 'operator@example.com' },
  { kind: 'restaurant_suspended', restaurant: 'Chez Lise', reason: 'Spam.', contact: null },
  { kind: 'restaurant_restored', restaurant: 'Chez Lise', page_url: LINK_URL },
  { kind: 'restaurant_restored', restaurant: 'Chez Lise', page_url: null },
  { kind: 'restaurant_given', restaurant: 'Chez Lise', contact: 'operator@example.com' },
  { kind: 'restaurant_received', restaurant: 'Chez Lise', admin_url: ACCOUNT_URL },
  { ...PASSKEY, name: 'Phone' },
  FAILED,
  { kind: 'invitation', restaurant: 'Chez Lise', owner: OWNER, role: 'manager', url: LINK_URL, days: 7 },
  { kind: 'invitation', restaurant: 'Chez Lise', owner: OWNER, role: 'staff', url: LINK_URL, days: 1 },
  { kind: 'person_joined', restaurant: 'Chez Lise', email: OWNER, role: 'manager', people_url: ACCOUNT_URL },
  { kind: 'person_joined', restaurant: 'Chez Lise', email: OWNER, role: 'staff', people_url: ACCOUNT_URL },
  ...NOTICES,
];

/** Without its line breaks. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** The visible text of a page. */
const readOf = (html: string): string =>
  html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe.each(APP_LOCALES)('every mail in %s', (locale) => {
  test.each(MAILS)('$kind says its language', async (mail) => {
    const { html } = await renderMail(mail, locale);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html.match(/ lang="\w+"/g)?.filter((lang) => lang !== ` lang="${locale}"`)).toEqual([]);
  });

  test.each(MAILS)('$kind fetches nothing', async (mail) => {
    const { html } = await renderMail(mail, locale);
    expect(html).not.toMatch(
      /<(?:img|link|script|iframe|object|embed)\b|\bsrc=|\bbackground="|url\(|@import|@font-face/i,
    );
  });

  test.each(MAILS)('$kind says in plain text all that the page says', async (mail) => {
    const { html, text } = await renderMail(mail, locale);
    const page = readOf(html);
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const urls = [SIGN_UP_URL, LINK_URL, ACCOUNT_URL, LANGUAGES_URL];
    const said = lines.map((line) =>
      urls
        .reduce((rest, url) => rest.replace(url, ''), line)
        .replace(/\s+/g, ' ')
        .trim(),
    );
    expect(lines.length).toBeGreaterThan(4);
    expect(said.filter((line) => !page.includes(line))).toEqual([]);
    expect(text).not.toMatch(/[<>]|\{\{|&\w+;|\u00ad|\u200b/);
  });

  test('a code is in the subject, alone on a line of the text, and in the page', async () => {
    const { subject, html, text } = await renderMail(CODE, locale);
    expect(subject).toContain('042917');
    expect(text.split('\n').filter((line) => /\d{6}/.test(line))).toEqual(['042917']);
    expect(html).toContain('>042917<');
    expect(text).toContain('10 minutes');
  });

  test('a new passkey is named as it was, and leads to the account', async () => {
    const { html, text } = await renderMail(PASSKEY, locale);
    expect(html).not.toContain('<b>phone');
    expect(text).toContain('Léa’s <b>phone</b>');
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${ACCOUNT_URL}"`]);
  });

  test('a lifetime of one minute is in the singular', async () => {
    const { text } = await renderMail({ ...CODE, minutes: 1 }, locale);
    expect(text).toMatch(/\b1 minute\./);
  });

  test('an unknown address is led to the sign-up, and nowhere else', async () => {
    const { html, text } = await renderMail(UNKNOWN, locale);
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${SIGN_UP_URL}"`]);
    expect(text).toContain(SIGN_UP_URL);
    expect(text).not.toMatch(/\b\d{6}\b/);
  });

  test.each(NOTICES)('$kind names its day in words and leads to one place', async (mail) => {
    const { html, text } = await renderMail(mail, locale);
    expect(text).toMatch(locale === 'fr' ? /(?:9 )?août 2026/ : /August (?:9, )?2026/);
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${SIGN_UP_URL}"`]);
  });

  test.each([VERIFY, CHANGED])('$kind leads where its link leads, and nowhere else', async (mail) => {
    const { html, text } = await renderMail(mail, locale);
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${LINK_URL}"`]);
    expect(text).toContain(LINK_URL);
  });

  test('the mail to the old address has the new one, and until when the change can be reverted', async () => {
    const { text } = await renderMail(CHANGED, locale);
    expect(text).toContain('new@example.com');
    expect(text).toMatch(/\b7 (?:days|jours)\b/);
  });

  test('languages that failed are named in its language, and the way to try again is the only one', async () => {
    const { subject, html, text } = await renderMail(FAILED, locale);
    expect(subject).toContain('L’Étoile du Nord');
    expect(plain(text)).toContain({ en: 'Spanish and Japanese', fr: 'espagnol et japonais' }[locale]);
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${LANGUAGES_URL}"`]);
    const one = await renderMail({ ...FAILED, languages: ['ja'] }, locale);
    expect(plain(one.text)).toContain(
      { en: 'one of its languages: Japanese', fr: 'l’une de ses langues : japonais' }[locale],
    );
  });

  test('an address that holds markup stays an address', async () => {
    const hostile = 'https://menus.example/"><script>alert(1)</script><a x="';
    const { html } = await renderMail({ kind: 'unknown_address', sign_up_url: hostile }, locale);
    expect(html).not.toContain('<script');
    expect(html).toContain('href="https://menus.example/&quot;&gt;&lt;script&gt;');
  });
});

test('the two languages say it in different words', async () => {
  const [english, french] = await Promise.all([renderMail(UNKNOWN, 'en'), renderMail(UNKNOWN, 'fr')]);
  expect(english.subject).not.toBe(french.subject);
  expect(english.text).not.toBe(french.text);
});

test.each(APP_LOCALES)(
  'an invitation in %s names the owner’s address, and carries no message of the sender’s',
  (locale) => {
    const invite = (restaurant: string) =>
      renderMail({ kind: 'invitation', restaurant, owner: OWNER, role: 'staff', url: LINK_URL, days: 7 }, locale);
    const bait = invite('You won: HTTPS://evil.example/pay or WWW.evil.example');
    for (const text of [bait.subject, bait.html, bait.text]) {
      expect(text).toContain('evil.example');
      expect(text).not.toMatch(/https:\/\/evil|www\.evil/i);
    }
    expect(plain(bait.text)).toContain(OWNER);
    const long = `Chez ${'É'.repeat(54)}`;
    expect(invite(`${long}é`).subject).toContain(`${long}é`);
    const cut = invite(`${long}éé. Please call this number`);
    expect(cut.subject).toContain(`${long}…`);
    expect(cut.html + cut.text).not.toContain('number');
  },
);

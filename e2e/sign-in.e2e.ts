import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from '../test/axe.ts';
import { mailedCode as codeMailedBy } from '../test/mailed-code.ts';
import { inBothColours, smallTargets } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { scrollsSideways, withPage as withWatchedPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

const WORDS = {
  en: {
    start: 'Start with your menu',
    email: 'Email address',
    send: 'Send me a code',
    wrong: /not right/,
    account: 'Account',
    sign_out: 'Sign out',
    known: 'Sign in with this address',
    sign_up: 'Create your account',
    sign_in: 'Sign in',
    confirm: 'Enter your code',
  },
  fr: {
    start: 'Commencer avec votre carte',
    email: 'Adresse courriel',
    send: 'Envoyez-moi un code',
    wrong: /code/,
    account: 'Compte',
    sign_out: 'Se déconnecter',
    known: 'Se connecter avec cette adresse',
    sign_up: 'Créez votre compte',
    sign_in: 'Connexion',
    confirm: 'Saisissez votre code',
  },
};

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const withPage = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);
const mailedCode = (email: string, not?: string) => codeMailedBy(server.url, email, not);

/** Another code than this one. */
const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^(Digit 1 of 6|Chiffre 1 sur 6)$/ }).focus();
  await page.keyboard.type(code);
};

describe.each([
  ['en', 'en-CA', 'phone', PHONE],
  ['fr', 'fr-CA', 'desktop', { viewport: { width: 1280, height: 800 } }],
] as const)('in %s', (locale, browserLocale, _, view) => {
  const words = WORDS[locale];

  test('sign up, confirm, sign out, sign in again', async () => {
    await withPage({ ...view, locale: browserLocale }, async (page) => {
      const email = `${randomUUID()}@example.com`;
      await page.goto(server.url);
      await page.getByRole('link', { name: words.start }).first().click();
      await page.waitForURL(({ pathname }) => pathname === '/sign-up');
      await page.getByRole('heading', { name: words.sign_up }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(await page.title()).toBe(`${words.sign_up} · Ardoise`);
      expect(await page.getByRole('listitem').count()).toBe(4);

      await page.getByLabel(words.email).fill(email);
      await page.getByRole('button', { name: words.send }).click();
      await page.waitForURL(({ pathname }) => pathname === '/confirm');
      const code = await mailedCode(email);
      await enterCode(page, otherThan(code));
      await page.getByRole('alert').filter({ hasText: words.wrong }).waitFor();
      await enterCode(page, code);
      await page.waitForURL('**/onboarding/restaurant-name');

      await page.getByRole('button', { name: words.account }).click();
      await page.getByRole('button', { name: words.sign_out }).click();
      await page.waitForURL('**/sign-in');
      await page.goto(`${server.url}/admin/settings`);
      await page.waitForURL('**/sign-in?next=*');

      await page.getByLabel(words.email).fill(email);
      await page.getByRole('button', { name: words.send }).click();
      await page.waitForURL('**/confirm?next=*');
      await enterCode(page, await mailedCode(email, code));
      await page.waitForURL('**/onboarding/restaurant-name');
    });
  });
});

test('an address that has an account is offered to sign in', async () => {
  const email = `${randomUUID()}@example.com`;
  const signUp = async (page: Page) => {
    await page.goto(`${server.url}/sign-up`);
    await page.getByLabel(WORDS.fr.email).fill(email);
    await page.getByRole('button', { name: WORDS.fr.send }).click();
  };
  let first = '';
  await withPage({ ...PHONE, locale: 'fr-CA' }, async (page) => {
    await signUp(page);
    first = await mailedCode(email);
    await enterCode(page, first);
    await page.waitForURL('**/onboarding/restaurant-name');
  });
  await withPage({ ...PHONE, locale: 'fr-CA' }, async (page) => {
    await signUp(page);
    await page.getByRole('button', { name: WORDS.fr.known }).click();
    await page.waitForURL('**/confirm');
    expect(await mailedCode(email, first)).toMatch(/^\d{6}$/);
  });
});

test('in French, in light and dark axe-core finds nothing, nothing scrolls sideways', async () => {
  await withPage({ ...PHONE, locale: 'fr-CA' }, async (page) => {
    const check = async (heading: string) => {
      await page.getByRole('heading', { name: heading }).waitFor();
      await inBothColours(page, async (only) => {
        expect(await axeFindings(page, only)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
        expect(await smallTargets(page)).toEqual([]);
      });
    };
    await page.goto(`${server.url}/sign-in`);
    await check(WORDS.fr.sign_in);
    await page.goto(`${server.url}/sign-up`);
    await check(WORDS.fr.sign_up);
    await page.getByLabel(WORDS.fr.email).fill(`${randomUUID()}@example.com`);
    await page.getByRole('button', { name: WORDS.fr.send }).click();
    await check(WORDS.fr.confirm);
  });
});

test('a pasted code signs in', async () => {
  await withPage({ ...PHONE, locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto(`${server.url}/sign-up`);
    await page.getByLabel(WORDS.en.email).fill(email);
    await page.getByRole('button', { name: WORDS.en.send }).click();
    await page.waitForURL('**/confirm');
    const code = await mailedCode(email);
    await page.locator('fieldset input').first().focus();
    await page.evaluate((text) => navigator.clipboard.writeText(text), code);
    await page.keyboard.press('Control+v');
    await page.waitForURL('**/onboarding/restaurant-name');
  });
});

test('scripts are sent with the compression that is measured', async () => {
  const document = await (await fetch(`${server.url}/sign-in`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(document)?.[1];
  const answer = await fetch(server.url + script, { headers: { 'accept-encoding': 'br' } });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

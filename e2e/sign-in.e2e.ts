import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../test/axe.ts';
import { mailedCode as codeMailedBy } from '../test/mailed-code.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { inBothColours, smallTargets } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { scrollsSideways, withPage as withWatchedPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

const WORDS = {
  en: {
    email: 'Email address',
    send: 'Send me a code',
    known: 'Sign in with this address',
    sign_up: 'Create your account',
  },
  fr: {
    start: 'Commencer avec votre carte',
    email: 'Adresse courriel',
    send: 'Envoyez-moi un code',
    wrong: /code/,
    account: 'Compte',
    sign_out: 'Se déconnecter',
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

test('sign up, confirm, sign out, sign in again by a pasted code; in light and dark axe-core finds nothing, nothing scrolls sideways', async () => {
  const words = WORDS.fr;
  const permissions = ['clipboard-read', 'clipboard-write'];
  await withPage({ ...PHONE, locale: 'fr-CA', permissions }, async (page) => {
    const check = (heading: string) => expectNoFindings(page, heading);
    const email = `${randomUUID()}@example.com`;
    await page.goto(server.url);
    await page.getByRole('link', { name: words.start }).first().click();
    await page.waitForURL(({ pathname }) => pathname === '/sign-up');
    await check(words.sign_up);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.title()).toBe(`${words.sign_up} · Ardoise`);
    expect(await page.getByRole('listitem').count()).toBe(4);

    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.send }).click();
    await page.waitForURL(({ pathname }) => pathname === '/confirm');
    await check(words.confirm);
    const code = await mailedCode(email);
    await enterCode(page, otherThan(code));
    await page.getByRole('alert').filter({ hasText: words.wrong }).waitFor();
    await enterCode(page, code);
    await page.waitForURL('**/onboarding/restaurant-name');

    await page.getByRole('button', { name: words.account }).click();
    await page.getByRole('button', { name: words.sign_out }).click();
    await page.waitForURL('**/sign-in');
    await check(words.sign_in);
    await page.goto(`${server.url}/admin/settings`);
    await page.waitForURL('**/sign-in?next=*');

    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.send }).click();
    await page.waitForURL('**/confirm?next=*');
    const nextCode = await mailedCode(email, code);
    await page.locator('fieldset input').first().focus();
    await page.evaluate((text) => navigator.clipboard.writeText(text), nextCode);
    await page.keyboard.press('Control+v');
    await page.waitForURL('**/onboarding/restaurant-name');
  });
});

async function expectNoFindings(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading }).waitFor();
  await inBothColours(page, async (only) => {
    expect(await axeFindings(page, only)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('an address that has an account is offered to sign in', async () => {
  const email = `${randomUUID()}@example.com`;
  const restaurant = { name: 'Chez Paul', main_locale: 'en', currency: 'CAD', timezone: 'America/Toronto' } as const;
  await new OwnerByHttp(server.url).begin(email, restaurant);
  const first = await mailedCode(email);
  // In English: the screens are the same, their words are not.
  await withPage({ ...PHONE, locale: 'en-CA' }, async (page) => {
    await page.goto(`${server.url}/sign-up`);
    await page.getByRole('heading', { name: WORDS.en.sign_up }).waitFor();
    await page.getByLabel(WORDS.en.email).fill(email);
    await page.getByRole('button', { name: WORDS.en.send }).click();
    await page.getByRole('button', { name: WORDS.en.known }).click();
    await page.waitForURL('**/confirm');
    expect(await mailedCode(email, first)).toMatch(/^\d{6}$/);
  });
});

test('scripts are sent with the compression that is measured', async () => {
  const document = await (await fetch(`${server.url}/sign-in`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(document)?.[1];
  const answer = await fetch(server.url + script, { headers: { 'accept-encoding': 'br' } });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

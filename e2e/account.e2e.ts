import { randomUUID } from 'node:crypto';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import {
  account as english,
  auth as englishAuth,
  confirm_identity as englishConfirmation,
  settings as englishSettings,
  fields,
  frame,
  onboarding,
} from '../shared/i18n/app/en.ts';
import { account as french } from '../shared/i18n/app/fr.ts';
import { VERIFICATION_POLL_MS } from '../shared/limits.ts';
import { API_PATHS, APP_PATHS, fillPath, GUEST_PATHS } from '../shared/paths.ts';
import { mailedCode } from '../test/mailed-code.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { cutOffTexts, screenFindings, smallTargets } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage as withWatchedPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const RESTAURANT = { name: 'Chez Test', main_locale: 'en', currency: 'CAD', timezone: 'America/Toronto' } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const newEmail = () => `${randomUUID()}@example.com`;
const withPage = (options: BrowserContextOptions, run: (page: Page, context: BrowserContext) => Promise<void>) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);

/** The page of the newest mail's link, at the server's own origin. */
async function mailedPage(email: string, path: string): Promise<string> {
  return await vi.waitFor(
    async () => {
      const answer = await fetch(server.url + API_PATHS.outbox, { headers: { accept: 'application/json' } });
      // The outbox's own tests check its shape.
      const mails = (await answer.json()) as { to: string; text: string }[];
      const text = mails.find(({ to }) => to === email)?.text ?? '';
      const token = new RegExp(`${path}#([\\w-]+)`).exec(text)?.[1];
      if (token === undefined) throw new Error(`No link to ${path} was mailed to ${email}.`);
      return `${server.url}${path}#${token}`;
    },
    { timeout: 20_000, interval: 100 },
  );
}

test('an address is changed from two devices, and the previous address undoes it', async () => {
  const [email, otherEmail, nextEmail] = [newEmail(), newEmail(), newEmail()];
  const [owner, neighbour] = [new OwnerByHttp(server.url), new OwnerByHttp(server.url)];
  await Promise.all([owner.begin(email, RESTAURANT), neighbour.begin(otherEmail, RESTAURANT)]);
  await withPage({ ...DESK, locale: 'en' }, async (desk, deskContext) => {
    await owner.signIn(deskContext);
    await desk.clock.install();
    await desk.goto(server.url + APP_PATHS.accountEmail);
    await desk.getByRole('heading', { name: english.email_title }).waitFor();
    const field = desk.getByLabel(english.new_email);
    await field.fill(otherEmail);
    await desk.getByRole('button', { name: english.send_link }).click();
    await desk.getByText(fields.email_in_use).waitFor();
    await field.fill(nextEmail);
    await desk.getByRole('button', { name: english.send_link }).click();
    await desk.getByRole('heading', { name: english.pending_title }).waitFor();
    expect(await screenFindings(desk)).toEqual([]);

    await withPage({ ...PHONE, locale: 'fr', colorScheme: 'dark' }, async (phone) => {
      await phone.goto(await mailedPage(nextEmail, APP_PATHS.verifyEmail));
      await phone.getByRole('button', { name: french.verify_button }).waitFor();
      expect(await screenFindings(phone)).toEqual([]);
      await phone.getByRole('button', { name: french.verify_button }).click();
      await phone.getByText(nextEmail).waitFor();
      expect(await screenFindings(phone)).toEqual([]);

      // The desktop is updated automatically.
      await desk.clock.fastForward(VERIFICATION_POLL_MS);
      await desk.getByText(english.email_now.replace('{{email}}', nextEmail)).waitFor();
      await desk.getByRole('heading', { name: english.pending_title }).waitFor({ state: 'detached' });

      await phone.goto(await mailedPage(email, APP_PATHS.takeBackEmail));
      // The same document: only what follows the # is another.
      await phone.getByRole('button', { name: french.take_back_button }).click();
      await phone.getByText(email).waitFor();
      expect(await screenFindings(phone)).toEqual([]);
    });
    await desk.getByRole('link', { name: english.title }).click();
    await desk.waitForURL('**/sign-in?next=*');
  });
});

test('the data is downloaded, then everything deleted; the address can sign up again', async () => {
  const email = newEmail();
  const owner = new OwnerByHttp(server.url);
  const id = await owner.begin(email, RESTAURANT, 'fr');
  const code = await mailedCode(server.url, email);
  // Ten more events than the sign-in.
  const link = fillPath(API_PATHS.serviceLink, { id });
  for (let i = 0; i < 5; i++) {
    expect((await owner.request('POST', link)).status).toBe(201);
    expect((await owner.request('DELETE', link)).status).toBe(204);
  }
  await withPage({ ...PHONE, locale: 'fr', colorScheme: 'dark' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.accountEdit);
    await page.getByText(french.this_device).waitFor();
    expect(await screenFindings(page)).toEqual([]);
    const log = page.getByRole('list', { name: french.security });
    await log.getByText(french.event_staff_link_made).first().waitFor();
    expect(await log.getByRole('listitem').count()).toBe(10);
    await page.getByRole('button', { name: french.security_more }).click();
    // The oldest of the eleven.
    await log.getByText(french.event_signed_in_by_code).waitFor();
    expect(await log.getByRole('listitem').count()).toBe(11);
    expect(await log.getByText(french.event_staff_link_made).count()).toBe(5);
    expect(await screenFindings(page)).toEqual([]);
    await page.getByRole('button', { name: french.delete_begin }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: french.download }).last().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ardoise-.*\.zip$/);

    const typedField = page.getByLabel(french.delete_typed.replace('{{email}}', email));
    await typedField.fill('someone@example.com');
    await page.getByRole('button', { name: french.delete_now }).click();
    await page.getByText(french.delete_typed_wrong).waitFor();
    expect(await screenFindings(page)).toEqual([]);
    await typedField.fill(email);
    await page.getByRole('button', { name: french.delete_now }).click();
    await page.waitForURL(`**${APP_PATHS.signIn}`);
    await page.getByRole('dialog', { name: french.deleted_title }).waitFor();
  });
  const menu = await fetch(server.url + fillPath(GUEST_PATHS.menu, { restaurantId: id, menuId: 1 }));
  expect(menu.status).toBe(404);
  expect((await owner.request('GET', API_PATHS.me)).status).toBe(401);
  const anew = new OwnerByHttp(server.url);
  expect(await anew.begin(email, RESTAURANT, 'fr', code)).not.toBe(id);
});

test('an owner without a restaurant gets to the account from the onboarding, and deletes it', async () => {
  const email = newEmail();
  await withPage({ ...PHONE, locale: 'en' }, async (page) => {
    await page.goto(server.url + APP_PATHS.signUp);
    await page.getByLabel(englishAuth.email).fill(email);
    await page.getByRole('button', { name: englishAuth.send_code }).click();
    await page.waitForURL(`**${APP_PATHS.confirm}`);
    await page.locator('fieldset input').first().focus();
    await page.keyboard.type(await mailedCode(server.url, email));
    await page.waitForURL(`**${APP_PATHS.onboardingName}`);
    await page.getByRole('button', { name: frame.account }).click();
    await page.getByRole('link', { name: frame.account_settings }).click();
    await page.getByText(english.this_device).waitFor();
    expect(await screenFindings(page)).toEqual([]);
    await page.getByRole('link', { name: onboarding.back }).click();
    await page.getByLabel(onboarding.name).waitFor();
    await page.goto(server.url + APP_PATHS.accountEdit);
    await page.getByRole('button', { name: english.delete_begin }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: english.download }).last().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ardoise-.*\.zip$/);
    await page.getByLabel(english.delete_typed.replace('{{email}}', email)).fill(email);
    await page.getByRole('button', { name: english.delete_now }).click();
    await page.waitForURL(`**${APP_PATHS.signIn}`);
    await page.getByRole('dialog', { name: english.deleted_title }).waitFor();
  });
});

test('one device signs out everywhere', async () => {
  const email = newEmail();
  const [desk, phone] = [new OwnerByHttp(server.url), new OwnerByHttp(server.url)];
  await desk.begin(email, RESTAURANT);
  const code = await mailedCode(server.url, email);
  await phone.request('GET', API_PATHS.csrfCookie);
  await phone.ask(200, 'POST', API_PATHS.login, { email });
  await phone.ask(200, 'POST', API_PATHS.confirm, { email, code: await mailedCode(server.url, email, code) });
  await withPage({ ...PHONE, locale: 'en' }, async (page, context) => {
    await desk.signIn(context);
    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: englishSettings.account_text }).click();
    await page.getByText(english.this_device).waitFor();
    expect(await page.getByRole('list', { name: english.devices }).getByRole('listitem').count()).toBe(2);
    await page.getByRole('button', { name: english.end_all, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: english.end_all_title });
    await dialog.getByRole('button', { name: english.end_all }).click();
    await page.waitForURL(`**${APP_PATHS.signIn}`);
  });
  for (const device of [desk, phone]) expect((await device.request('GET', API_PATHS.me)).status).toBe(401);
});

test('sensitive actions of a stolen session need a new code', async () => {
  const email = newEmail();
  const owner = new OwnerByHttp(server.url);
  await owner.begin(email, RESTAURANT);
  const before = await mailedCode(server.url, email);
  await withPage({ ...PHONE, locale: 'en' }, async (page, context) => {
    await owner.signIn(context);
    // The sign-in was a moment ago, so the server's answer is changed in transit, as it will be ten minutes later.
    let isStale = true;
    await page.route(`**${API_PATHS.accountConfirmed}?*`, async (route) => {
      if (!isStale) return await route.continue();
      const error = { code: 'confirmation_required', message: 'Please confirm.' };
      await route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ error }) });
    });
    await page.goto(server.url + APP_PATHS.accountEdit);
    const button = page.getByRole('button', { name: english.download });
    const dialog = page.getByRole('dialog', { name: englishConfirmation.title });

    await button.click();
    await dialog.getByText(englishConfirmation.text).waitFor();
    await dialog.getByRole('button', { name: frame.cancel }).waitFor();
    // The dialog grows as it opens.
    await expect.poll(async () => [...(await smallTargets(page)), ...(await cutOffTexts(page))]).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(english.not_downloaded).first().waitFor();

    await button.click();
    await dialog.getByRole('button', { name: englishAuth.send_code }).click();
    await dialog.getByText(email).waitFor();
    // The dialog grows as it opens.
    await expect.poll(async () => [...(await smallTargets(page)), ...(await cutOffTexts(page))]).toEqual([]);
    const code = await mailedCode(server.url, email, before);
    isStale = false;
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.type(code)]);
    expect(download.suggestedFilename()).toMatch(/^ardoise-.*\.zip$/);
    await dialog.waitFor({ state: 'hidden' });
    // Still the same screen, with the new session.
    await page.getByText(english.this_device).waitFor();
    expect(await page.getByRole('list', { name: english.devices }).getByRole('listitem').count()).toBe(1);
  });
});

test('an address that is not verified is asked for on every screen', async () => {
  const email = newEmail();
  const owner = new OwnerByHttp(server.url);
  await owner.begin(email, RESTAURANT);
  await withPage({ ...PHONE, locale: 'en' }, async (page, context) => {
    await owner.signIn(context);
    await page.clock.install();
    // Every sign-up verifies its address, so the server's answer is changed in transit.
    for (const path of [API_PATHS.opening, API_PATHS.verifiedStatus])
      await page.route(`**${path}?*`, async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replace(/"email_verified_at":"[^"]*"/, '"email_verified_at":null');
        await route.fulfill({ response: answer, body: text });
      });
    await page.goto(server.url + APP_PATHS.settings);
    const notice = page.getByText(english.unverified.replace('{{email}}', email));
    await notice.waitFor();
    expect(await screenFindings(page)).toEqual([]);
    await page.route(`**${API_PATHS.resendVerification}?*`, (route) => route.fulfill({ status: 503, body: '' }), {
      times: 1,
    });
    await page.getByRole('button', { name: english.send_verification }).click();
    await page.getByRole('alert').filter({ hasText: english.resend_failed }).waitFor();
    await page.getByRole('button', { name: english.send_verification }).click();
    await page.getByText(english.resent).waitFor();
    await page.getByRole('link', { name: 'QR code' }).click();
    await page.waitForURL(`**${APP_PATHS.qr}`);
    await notice.waitFor();

    // Polled every quarter of a minute, until the owner signs out.
    const polled = page.waitForRequest(`**${API_PATHS.verifiedStatus}?*`);
    await page.clock.fastForward(VERIFICATION_POLL_MS);
    await polled;
    await page.getByRole('button', { name: frame.account }).click();
    await page.locator('#account-menu').getByRole('button', { name: frame.sign_out }).click();
    await page.waitForURL(`**${APP_PATHS.signIn}`);
    await notice.waitFor({ state: 'detached' });
    const late: string[] = [];
    page.on('request', (request) => late.push(new URL(request.url()).pathname));
    await page.clock.fastForward(2 * VERIFICATION_POLL_MS);
    await page.getByRole('link', { name: englishAuth.to_sign_up }).click();
    await page.waitForURL(`**${APP_PATHS.signUp}`);
    expect(late).not.toContain(API_PATHS.verifiedStatus);
  });
});

test('an expired link says so and mails a new one, which works', async () => {
  const [email, nextEmail] = [newEmail(), newEmail()];
  const owner = new OwnerByHttp(server.url);
  await owner.begin(email, RESTAURANT);
  const { user } = await owner.ask<{ user: { id: string } }>(200, 'GET', API_PATHS.me);
  await owner.ask(200, 'PUT', fillPath(API_PATHS.user, { id: user.id }), { new_email: nextEmail });
  const old = await mailedPage(nextEmail, APP_PATHS.verifyEmail);
  await withPage({ ...PHONE, locale: 'fr' }, async (page) => {
    // The server's clock doesn't move: its answer of a day later is simulated here.
    const error = { code: 'link_expired', message: '' };
    await page.route(`**${API_PATHS.verifyEmail}?*`, (route) => route.fulfill({ status: 422, json: { error } }), {
      times: 1,
    });
    await page.goto(old);
    await page.getByRole('button', { name: french.verify_button }).click();
    await page.getByText(french.link_expired).waitFor();
    expect(await screenFindings(page)).toEqual([]);
    await page.getByRole('button', { name: french.new_link }).click();
    await page.getByText(french.new_link_sent.replace('{{email}}', nextEmail)).waitFor();
    const newer = () => mailedPage(nextEmail, APP_PATHS.verifyEmail);
    await expect.poll(newer, { timeout: 20_000 }).not.toBe(old);
    await page.goto('about:blank');
    await page.goto(await newer());
    await page.getByRole('button', { name: french.verify_button }).click();
    await page.getByText(french.verified.replace('{{email}}', nextEmail)).waitFor();
  });
});

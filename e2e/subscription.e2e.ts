import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPdf } from '../reader/pages/open-pdf.ts';
import type { Invoice } from '../shared/api/subscriptions.ts';
import { imports as englishImports, premium as englishPremium } from '../shared/i18n/app/en.ts';
import { account, onboarding, premium, publishing, subscription } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { declines, errors, sandbox } from '../shared/i18n/server/fr.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../shared/paths.ts';
import { finishOnboarding, signUp } from './onboarding-steps.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { findingsInAllWindows } from './screen-checks.ts';
import { ownServer, sharedBrowser, sharedServer } from './shared-server.ts';
import { openScreen, withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const words = { ...subscription, errors, declines, premium, publishing, sandbox };
/** 29.00 with 5 % and 9.975 %. */
const TOTAL = new Intl.NumberFormat('fr', { style: 'currency', currency: 'CAD' }).format(33.34);

const [server, browser] = await Promise.all([ownServer({ PAYMENTS: 'sandbox' }), sharedBrowser()]);

type QuebecKitchen = { owner: OwnerByHttp; id: string };

/** An owner with one dish in Quebec, without a subscription. */
async function kitchen(): Promise<QuebecKitchen> {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Aglaé', main_locale: 'fr', currency: 'CAD', timezone: 'America/Montreal' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, 'fr');
  await owner.ask(201, 'POST', API_PATHS.sections, { menu_id: 1, title: 'À partager' });
  await owner.ask(201, 'POST', API_PATHS.items, { menu_section_id: 1, title: 'Cretons de canard', price: 1400 });
  return { owner, id };
}

/** The same, subscribed by the month with a card of the sandbox; `is_known` with what is on receipts. */
async function subscribed({ payment_method_id = 'pm_card_visa', is_known = true } = {}): Promise<QuebecKitchen> {
  const ownKitchen = await kitchen();
  const { prices } = await ownKitchen.owner.ask<{ prices: { id: string; interval: string }[] }>(
    200,
    'GET',
    API_PATHS.prices,
  );
  const price_id = prices.find(({ interval }) => interval === 'month')?.id;
  await ownKitchen.owner.ask(200, 'POST', API_PATHS.subscribe, { payment_method_id, price_id, province: 'QC' });
  if (!is_known) return ownKitchen;
  await ownKitchen.owner.ask(200, 'PUT', API_PATHS.billingAddress, {
    ...{ name: 'Aglaé Roy', company: 'Chez Aglaé inc.', tax_number: null, line1: '12, rue du Port', line2: null },
    ...{ city: 'Québec', province: 'QC', postal_code: 'G1K 4A1', country: 'CA' },
  });
  return ownKitchen;
}

/** Opens the owner's app; fails if any error occurs in it. */
const inApp = ({ owner }: QuebecKitchen, options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withPage({ browser, origin: server.url, ...options }, async (page, context) => {
    await owner.signIn(context);
    await run(page);
  });

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const statusOf = async (ownKitchen: QuebecKitchen) =>
  (await fetch(`${server.url}/restaurants/${ownKitchen.id}/menus/1`)).status;

async function pdfText(path: string): Promise<string> {
  const pdf = await openPdf(path, true);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.loadingTask.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** Moves the sandbox's clock forward, for all who subscribed here. */
async function wait(days: number): Promise<void> {
  const answer = await fetch(server.url + API_PATHS.devPayments, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ advance_days: String(days) }),
  });
  expect(answer.status).toBe(200);
}

// Each is acted out in French, whose words are the longer ones, and looked at in all windows.
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pay = (page: Page) => button(page, interpolate(words.pay, { amount: TOTAL }));

test('a first subscription: declined, asked by the bank, paid; then the menu is published', async () => {
  const ownKitchen = await kitchen();
  await inApp(ownKitchen, PHONE, async (page) => {
    await page.goto(`${server.url}/admin`);
    // Premium is explained before anything is confirmed.
    await page.getByRole('banner').getByRole('button', { name: words.publishing.publish }).click();
    await page.getByRole('dialog').getByRole('heading', { name: words.premium.publish_title }).waitFor();
    await page.getByRole('dialog').getByText('29').first().waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('link', { name: words.premium.subscribe }).click();

    // Guessed from the time zone, which is Ontario's as well.
    await page.getByLabel(words.province, { exact: true }).selectOption('QC');
    await pay(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(APP_PATHS.subscriptionCreate);
    const summary = await page.getByRole('region', { name: words.summary }).innerText();
    expect(summary).toMatch(/1 \S+ \(5.?%\)/);
    expect(summary).toMatch(/2 \S+ \(9[.,]975.?%\)/);
    expect(await page.getByText(words.premium.sandbox).count()).toBe(1);
    expect(await findingsInAllWindows(page)).toEqual([]);

    const card = page.getByLabel(words.test_card, { exact: true });
    await card.selectOption({ label: words.test_declined });
    await pay(page).click();
    await alert(page, words.declines.card_declined).waitFor();
    await page.getByRole('main').getByText(words.declines.card_declined).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);

    await card.selectOption({ label: words.test_authentication });
    await pay(page).click();
    await page.getByRole('dialog').getByRole('heading', { name: words.bank_title }).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);
    await button(page, words.bank_refuse).click();
    await alert(page, words.errors.payment_failed).filter({ hasText: words.declines.authentication_failed }).waitFor();
    await pay(page).click();
    await button(page, words.bank_approve).click();

    const started = page.getByRole('dialog', { name: words.started_title });
    await started.waitFor();
    expect(await started.getByRole('button', { name: words.started_home }).count()).toBe(1);
    expect(await findingsInAllWindows(page)).toEqual([]);
    await started.getByRole('button', { name: words.started_publish }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.publishing.publish }).click();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('dialog').getByText(words.publishing.done_title).waitFor();
    expect(await statusOf(ownKitchen)).toBe(200);
    // What the receipts say can wait; the place of the payment is there already.
    await page.goto(server.url + APP_PATHS.billingAddress);
    expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toBe('Chez Aglaé');
    expect(await page.getByLabel(words.province, { exact: true }).inputValue()).toBe('QC');
  });
});

test('it is canceled, resumed, and paid by another card; its receipt is read', async () => {
  const ownKitchen = await subscribed();
  await inApp(ownKitchen, { ...PHONE, colorScheme: 'dark' }, async (page) => {
    await openScreen(page, server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: words.premium.settings_text }).click();
    await page.getByText(words.status_active, { exact: true }).waitFor();
    await page.getByText(TOTAL).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);

    await button(page, words.cancel).click();
    const asks = page.getByRole('dialog', { name: words.cancel_title });
    await asks.getByText(words.cancel_kept).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);
    await asks.getByRole('button', { name: words.cancel }).click();
    await button(page, words.resume).waitFor();
    expect(await page.getByText(words.resume_note).count()).toBe(1);
    expect(await findingsInAllWindows(page)).toEqual([]);
    await button(page, words.resume).click();
    await button(page, words.cancel).waitFor();

    await page.getByRole('link', { name: words.card }).click();
    await page
      .getByRole('heading', { name: interpolate(words.card_number, { brand: 'Visa', last4: '4242' }) })
      .waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);
    await page.getByRole('link', { name: words.change_card }).click();
    await page.getByLabel(words.card_label, { exact: true }).fill('4242');
    await button(page, words.default_save).click();
    await page.getByText(words.card_bad_number).waitFor();
    await page.getByLabel(words.card_label, { exact: true }).fill('5555 5555 5555 4444');
    expect(await findingsInAllWindows(page)).toEqual([]);
    await button(page, words.default_save).click();
    const changedCard = interpolate(words.card_number, { brand: 'Mastercard', last4: '4444' });
    await page.getByRole('heading', { name: changedCard }).waitFor();

    await openScreen(page, server.url + APP_PATHS.paymentHistory);
    await page.getByRole('link', { name: TOTAL }).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);
    await page.getByRole('link', { name: TOTAL }).click();
    const receipt = page.getByRole('article');
    await receipt.getByText('12, rue du Port').waitFor();
    expect(await receipt.innerText()).toContain(TOTAL);
    expect(await findingsInAllWindows(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      receipt.getByRole('link', { name: words.download_pdf }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect(await pdfText(await file.path())).toContain('Chez Aglaé inc.');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await receipt.isVisible()).toBe(true);
    expect(await page.getByText(words.premium.sandbox).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await openScreen(page, server.url + APP_PATHS.billingAddress);
    await page.getByLabel(words.city, { exact: true }).fill('Lévis');
    expect(await findingsInAllWindows(page)).toEqual([]);
    await page.locator('[data-part="form-foot"] [type="submit"]').click();
    await page.waitForURL(server.url + APP_PATHS.subscription);
    const { billing_address } = await ownKitchen.owner.ask<{ billing_address: { city: string } }>(
      200,
      'GET',
      API_PATHS.billingAddress,
    );
    expect(billing_address.city).toBe('Lévis');
    // Nobody who has subscribed is asked again.
    await openScreen(page, server.url + APP_PATHS.subscriptionCreate);
    await page.waitForURL(server.url + APP_PATHS.subscription);
  });
});

test('an owner without a subscription sees the offer and its price at every premium action', async () => {
  await inApp(await kitchen(), PHONE, async (page) => {
    for (const [path, title] of [
      [APP_PATHS.qr, words.premium.qr_download_title],
      [APP_PATHS.languages, words.premium.translation_title],
      [APP_PATHS.assistant, words.premium.chat_title],
    ] as const) {
      await openScreen(page, server.url + path);
      await button(page, words.premium.what).waitFor();
      expect(await page.getByRole('alert').filter({ hasText: /./ }).allInnerTexts(), 'no failure').toEqual([]);
      await button(page, words.premium.what).click();
      const offer = page.getByRole('dialog', { name: title });
      await offer.getByText(words.premium.kept).waitFor();
      await offer.locator('[data-part="offer-price"]').waitFor();
      expect(await offer.getByRole('link', { name: words.premium.subscribe }).getAttribute('href')).toBe(
        APP_PATHS.subscriptionCreate,
      );
      expect(await findingsInAllWindows(page)).toEqual([]);
      await offer.getByRole('button', { name: words.premium.not_now }).click();
      await offer.waitFor({ state: 'hidden' });
    }
    // The overview is of those who have one.
    await openScreen(page, server.url + APP_PATHS.subscription);
    await page.waitForURL(server.url + APP_PATHS.subscriptionCreate);
    await openScreen(page, server.url + APP_PATHS.paymentHistory);
    await page.getByRole('heading', { name: words.history_empty }).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);
  });
});

test('every screen of the subscription says that it is a sandbox, the page of its clock too', async () => {
  const note = (page: Page) => page.getByRole('main').getByText(words.premium.sandbox);
  await inApp(await kitchen(), PHONE, async (page) => {
    await openScreen(page, server.url + APP_PATHS.subscriptionCreate);
    await note(page).waitFor();
    await openScreen(page, server.url + APP_PATHS.paymentHistory);
    await note(page).waitFor();
    await page.route(`**${API_PATHS.mySubscription}?*`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(server.url + APP_PATHS.subscription);
    await page.getByRole('main').getByText(words.load_failed).waitFor();
    expect(await note(page).count()).toBe(1);
  });
  const ownKitchen = await subscribed({ is_known: false });
  const { invoices } = await ownKitchen.owner.ask<{ invoices: Invoice[] }>(200, 'GET', API_PATHS.invoices);
  const screens = [
    APP_PATHS.subscriptionDetails,
    APP_PATHS.subscription,
    APP_PATHS.defaultPaymentMethod,
    APP_PATHS.paymentHistory,
    fillPath(APP_PATHS.invoice, { id: invoices[0]?.id ?? '' }),
    APP_PATHS.billingAddress,
    APP_PATHS.paymentMethod,
  ];
  await inApp(ownKitchen, { ...PHONE, locale: 'fr' }, async (page) => {
    for (const path of screens) {
      await openScreen(page, server.url + path);
      await note(page).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await note(page).count()).toBe(1);
    }
    await page.getByRole('link', { name: words.premium.sandbox_clock }).waitFor();
    await page.goto(server.url + API_PATHS.devPayments);
    await page.getByRole('heading', { name: words.sandbox.sandbox_title }).waitFor();
    expect(await page.getByText(words.sandbox.sandbox_lead).count()).toBe(1);
  });
});

// Last: it moves the clock for every subscription here.
test('an overdue subscription is shown on every screen, closes the menu after a week, and opens it again once paid', async () => {
  const ownKitchen = await subscribed({ payment_method_id: 'pm_card_chargeCustomerFail' });
  await ownKitchen.owner.publish(ownKitchen.id);
  await wait(31);
  await inApp(ownKitchen, PHONE, async (page) => {
    await page.goto(`${server.url}/admin`);
    const payNow = page.getByRole('main').getByRole('link', { name: words.premium.pay });
    await payNow.waitFor();
    expect(await statusOf(ownKitchen)).toBe(200);
    expect(await findingsInAllWindows(page)).toEqual([]);
    await wait(8);
    await expect.poll(() => statusOf(ownKitchen)).toBe(403);

    await payNow.click();
    await page.getByText(words.status_past_due, { exact: true }).waitFor();
    await pay(page).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);
    await pay(page).click();
    await page.getByText(words.status_active, { exact: true }).waitFor();
    expect(await statusOf(ownKitchen)).toBe(200);
    const { invoices } = await ownKitchen.owner.ask<{ invoices: Invoice[] }>(200, 'GET', API_PATHS.invoices);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['paid']));
    await openScreen(page, server.url + fillPath(APP_PATHS.invoice, { id: invoices[0]?.id ?? '' }));
    await page.getByRole('article').getByText(TOTAL).first().waitFor();
  });
});

// After all others: it moves the clock too.
test('the account is deleted once the subscription has ended, and not before', async () => {
  const ownKitchen = await subscribed();
  const { user } = await ownKitchen.owner.ask<{ user: { email: string } }>(200, 'GET', API_PATHS.me);
  await inApp(ownKitchen, { ...PHONE, locale: 'fr' }, async (page) => {
    const remove = async () => {
      await page.goto(server.url + APP_PATHS.accountEdit);
      await page.getByRole('button', { name: account.delete_begin }).click();
      await page.locator('[data-part="delete-form"] input').fill(user.email);
      await page.getByRole('button', { name: account.delete_now }).click();
    };
    await remove();
    const refusalText = `${account.not_deleted} ${errors.subscription_active}`;
    await page.locator('[data-part="delete-form"]').getByText(refusalText).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);
    expect((await ownKitchen.owner.request('GET', API_PATHS.me)).status).toBe(200);

    await ownKitchen.owner.ask(200, 'POST', API_PATHS.cancelSubscription, { type: 'default' });
    await wait(32);
    const ownSubscription = () => ownKitchen.owner.ask(200, 'GET', API_PATHS.mySubscription);
    await expect.poll(ownSubscription).toMatchObject({ subscription: { status: 'canceled', is_active: false } });
    await remove();
    await page.waitForURL(`**${APP_PATHS.signIn}`);
    await page.getByRole('dialog', { name: account.deleted_title }).waitFor();
    expect((await ownKitchen.owner.request('GET', API_PATHS.me)).status).toBe(401);
  });
});

test('an owner reads what is free and what premium costs before a menu is sent or typed', async () => {
  const costNote = (page: Page) => page.locator('[data-part="cost-note"]');
  await withPage({ browser, origin: server.url, locale: 'fr-CA', ...PHONE }, async (page) => {
    await signUp(page, server.url);
    await finishOnboarding(page, onboarding, 'Chez Zoé');
    await costNote(page).waitFor();
    expect(await costNote(page).innerText()).toMatch(/30 pages par mois.*gratuit.*premium.*29,00.*par mois/);
    expect(await findingsInAllWindows(page)).toEqual([]);
    await page.getByRole('button', { name: onboarding.skip }).click();
    await page.waitForURL('**/admin/restaurant/menus/1');
    await page.goto(server.url + APP_PATHS.restaurantImport);
    await costNote(page).waitFor();
    expect(await costNote(page).innerText()).toContain('29,00');
  });
});

test('without payments, no screen mentions a subscription and its addresses redirect home', async () => {
  const free = await sharedServer();
  const owner = new OwnerByHttp(free.url);
  const restaurant = { name: 'Chez Léa', main_locale: 'en', currency: 'CAD', timezone: 'America/Toronto' } as const;
  await owner.begin(`${randomUUID()}@example.com`, restaurant);
  await withPage({ browser, origin: free.url }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(free.url + APP_PATHS.subscriptionCreate);
    await page.waitForURL(`${free.url}/admin/restaurant/menus/1`);
    const pathsAsked: string[] = [];
    page.on('request', (request) => pathsAsked.push(new URL(request.url()).pathname));
    await page.goto(free.url + APP_PATHS.restaurantImport, { waitUntil: 'networkidle' });
    await page.getByText(englishImports.lead).waitFor();
    expect(pathsAsked).toContain(APP_PATHS.restaurantImport);
    expect(pathsAsked).not.toContain(API_PATHS.prices);
    await page.goto(free.url + APP_PATHS.settings);
    await page.getByRole('link', { name: 'Usage' }).waitFor();
    expect(await page.getByRole('link', { name: englishPremium.settings_text }).count()).toBe(0);
  });
});

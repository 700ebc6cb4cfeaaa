import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Subscription } from '../shared/api/subscriptions.ts';
import { premium, subscription as words } from '../shared/i18n/app/en.ts';
import { errors } from '../shared/i18n/server/en.ts';
import { API_PATHS, APP_PATHS } from '../shared/paths.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { screenFindings } from './screen-checks.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';
import { STEP_DEADLINE_MS } from './with-page.ts';

const SCRIPT = 'https://js.stripe.com/**';
/** Replaces Stripe's script at the network's edge, with the documented calls of a card form. */
const STRIPE_JS = `
window.asked = [];
window.Stripe = () => {
  const handlers = {};
  const element = {
    mount(place) { place.textContent = 'The card’s fields'; queueMicrotask(() => handlers.ready?.()); },
    on(name, handler) { handlers[name] = handler; return element; },
    once() { return element; }, off() { return element; }, update() {}, unmount() {}, destroy() {},
  };
  const elements = (options) => {
    window.asked.push(['elements', options.clientSecret]);
    return { create: () => element, getElement: () => null, update() {}, on() {}, off() {}, submit: async () => ({}) };
  };
  return {
    elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    confirmSetup: async ({ redirect }) => {
      window.asked.push(['confirmSetup', redirect]);
      return { setupIntent: { payment_method: 'pm_1Card' } };
    },
    handleNextAction: async ({ clientSecret }) => {
      window.asked.push(['handleNextAction', clientSecret]);
      return { paymentIntent: {} };
    },
  };
};
`;

const ACTIVE: Subscription = {
  ...{ status: 'active', is_active: true, price_id: 'price_month', amount: 2900, currency: 'CAD', interval: 'month' },
  ...{ current_period_end: '2026-12-22T12:00:00.000Z', cancel_at: null, ended_at: null, closes_at: null },
  default_payment_method: null,
};

/** The server's payment answers, for which it would ask Stripe. */
async function answerForStripe(page: Page): Promise<{ bodies: unknown[] }> {
  const stripeRequests = { bodies: [] as unknown[] };
  let isPaid = false;
  const answers: Record<string, (route: Route) => object> = {
    [API_PATHS.mySubscription]: () => ({ subscription: isPaid ? ACTIVE : null }),
    [API_PATHS.prices]: () => ({
      prices: [{ id: 'price_month', product_id: 'prod_1', amount: 2900, currency: 'CAD', interval: 'month' }],
    }),
    [API_PATHS.products]: () => ({ products: [{ id: 'prod_1', name: 'Ardoise premium' }] }),
    [API_PATHS.paymentIntent]: () => ({ intent: { client_secret: 'seti_1_secret_1' } }),
    [API_PATHS.billingAddress]: () => ({ billing_address: null }),
    [API_PATHS.subscriptionPreview]: () => ({
      preview: { subtotal: 2900, taxes: [], total: 2900, currency: 'CAD' },
    }),
    [API_PATHS.invoices]: () => ({ invoices: [] }),
    [API_PATHS.subscribe]: (route) => {
      stripeRequests.bodies.push(route.request().postDataJSON());
      isPaid = true;
      return { subscription: { ...ACTIVE, status: 'incomplete', is_active: false }, client_secret: 'pi_1_secret_1' };
    },
  };
  await page.route('**/api/data?*', (route) =>
    route.fulfill({
      json: {
        ...{ translation_languages: {}, currencies: {}, operator: { name: 'Ardoise', privacy_url: null } },
        payments: { provider: 'stripe', publishable_key: 'pk_test_1' },
        reads_web_pages: true,
        has_own_domains: false,
      },
    }),
  );
  await page.route('**/api/subscriptions/**', (route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    return answer ? route.fulfill({ json: answer(route) }) : route.continue();
  });
  return stripeRequests;
}

const env = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  // There is no server: requests are answered in the browser.
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};

test('Stripe’s script is loaded on the subscription’s screens alone, reads the card and lets the bank ask', async () => {
  const [server, browser] = await Promise.all([ownServer(env), sharedBrowser()]);
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Léa', main_locale: 'en', currency: 'CAD', timezone: 'America/Toronto' } as const;
  await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  context.setDefaultTimeout(STEP_DEADLINE_MS);
  try {
    await owner.signIn(context);
    const page = await context.newPage();
    const scripts: string[] = [];
    const refusedPaths: string[] = [];
    page.on('console', (entry) => {
      if (/Content Security Policy/i.test(entry.text())) refusedPaths.push(entry.text());
    });
    await page.route(SCRIPT, (route) => {
      scripts.push(new URL(page.url()).pathname);
      return route.fulfill({ contentType: 'text/javascript', body: STRIPE_JS });
    });
    const stripeRequests = await answerForStripe(page);

    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: premium.settings_text }).waitFor();
    expect(scripts).toEqual([]);
    const foreign = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.src = 'https://js.stripe.com/v3';
      return await new Promise((resolve) => {
        script.onload = () => resolve('loaded');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      });
    });
    expect([foreign, scripts, refusedPaths.length > 0]).toEqual(['refused', [], true]);

    refusedPaths.length = 0;
    await page.getByRole('link', { name: premium.settings_text }).click();
    await page.getByText('The card’s fields').waitFor();
    expect(new URL(page.url()).pathname).toBe(APP_PATHS.subscriptionCreate);
    // An owner who reads English, on Eastern time: Ontario or Québec.
    await page.getByLabel(words.province, { exact: true }).selectOption('ON');
    expect(new Set(scripts)).toEqual(new Set([APP_PATHS.subscription]));
    expect(await screenFindings(page)).toEqual([]);
    // Stripe doesn't answer the server: what happened and what to do is shown where the card is, and in the banner.
    const away = { code: 'payment_provider_unavailable', message: errors.payment_provider_unavailable };
    const answersLate = (route: Route) => route.fulfill({ status: 503, json: { error: away } });
    await page.route(`**${API_PATHS.subscribe}?*`, answersLate, { times: 1 });
    await page.getByRole('button', { name: 'Pay', exact: false }).click();
    await page.getByRole('main').getByText(errors.payment_provider_unavailable).waitFor();
    await page.getByRole('alert').filter({ hasText: errors.payment_provider_unavailable }).waitFor();
    expect(stripeRequests.bodies).toEqual([]);
    await page.getByRole('button', { name: 'Pay', exact: false }).click();
    await page.getByRole('dialog', { name: words.started_title }).waitFor();
    expect(stripeRequests.bodies).toEqual([{ payment_method_id: 'pm_1Card', price_id: 'price_month', province: 'ON' }]);
    // Defined by the script above.
    const confirmedPayments = await page.evaluate(() => (window as unknown as { asked: [string, string][] }).asked);
    expect(new Map(confirmedPayments)).toEqual(
      new Map([
        ['elements', 'seti_1_secret_1'],
        ['confirmSetup', 'if_required'],
        ['handleNextAction', 'pi_1_secret_1'],
      ]),
    );
    expect(refusedPaths).toEqual([]);

    for (const path of [
      APP_PATHS.subscriptionDetails,
      APP_PATHS.subscription,
      APP_PATHS.defaultPaymentMethod,
      APP_PATHS.paymentHistory,
      APP_PATHS.billingAddress,
      APP_PATHS.paymentMethod,
    ]) {
      await page.goto(server.url + path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      expect([path, await page.getByText(premium.sandbox).count()]).toEqual([path, 0]);
    }
    expect((await fetch(server.url + API_PATHS.devPayments)).status).toBe(404);

    await page.unroute(SCRIPT);
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(server.url + APP_PATHS.defaultPaymentMethod);
    await page.getByText('js.stripe.com').waitFor();
    expect(await screenFindings(page)).toEqual([]);
  } finally {
    await context.close();
  }
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright-core';
import type { User } from '../../shared/api/accounts.ts';
import type { PaymentProviderName } from '../../shared/api/app-data.ts';
import type { Import } from '../../shared/api/imports.ts';
import type { Invoice, SubscriptionPrice } from '../../shared/api/subscriptions.ts';
import { isFinished } from '../../shared/import-status.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Item, Restaurant } from '../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { mailedCode } from '../../test/mailed-code.ts';
import { sampleMenu, sampleRestaurant } from '../../test/sample-publication.ts';

const MENU_PHOTO = join(import.meta.dirname, '../../test/menus/grill-photo.jpg');

type MenuFile = { name: string; mimeType: string; buffer: Buffer };

export type Demo = { restaurant_id: string; invoice_id: string };

/** Calls the API with the browser's own session, so that its pages are signed in afterwards. */
class OwnerInBrowser {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  async call<Answer>(method: string, path: string, data?: object): Promise<Answer> {
    const { cookies } = await this.#request.storageState();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const answer = await this.#request.fetch(this.#origin + path, {
      method,
      headers: { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      ...(data ? { data } : {}),
    });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${text}`);
    // The wire's contract: the routes' own tests check the shapes.
    return JSON.parse(text || 'null') as Answer;
  }

  /** Uploads a menu and waits until it is read; its review stays open. */
  async importMenu(restaurantId: string, file: MenuFile): Promise<void> {
    const { cookies } = await this.#request.storageState();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    await this.#request.post(this.#origin + fillPath(API_PATHS.restaurantMenusUpload, { id: restaurantId }), {
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
      multipart: { apply: 'review', files: file },
    });
    for (let tries = 0; tries < 600; tries += 1) {
      const { imports } = await this.call<{ imports: Import[] }>('GET', API_PATHS.imports);
      if (imports[0] && isFinished(imports[0].status)) return;
      await delay(200);
    }
    throw new Error('The menu was not read.');
  }
}

/** Signs up and confirms; without a restaurant. */
export async function signUpNewcomer(request: APIRequestContext, origin: string, locale: AppLocale): Promise<User> {
  const owner = new OwnerInBrowser(request, origin);
  const email = `screens-${randomUUID()}@example.com`;
  await owner.call('GET', API_PATHS.csrfCookie);
  await owner.call('POST', API_PATHS.register, { email, locale });
  const code = await mailedCode(origin, email);
  return (await owner.call<{ user: User }>('POST', API_PATHS.confirm, { email, code })).user;
}

/** Signs up and subscribes an owner whose interface speaks `locale`, and publishes the sample restaurant, with a second menu and a dish that is sold out. `file` is read; without it, a photo. */
export async function makeDemoRestaurant(
  request: APIRequestContext,
  origin: string,
  locale: AppLocale,
  file?: MenuFile,
): Promise<Demo> {
  await signUpNewcomer(request, origin, locale);
  const owner = new OwnerInBrowser(request, origin);
  const { name, main_locale, currency, timezone, tagline, address, phone, hours } = sampleRestaurant();
  const { restaurant } = await owner.call<{ restaurant: Restaurant }>('POST', API_PATHS.restaurants, {
    name,
    main_locale,
    currency,
    timezone,
  });
  const own = fillPath(API_PATHS.restaurant, { id: restaurant.id });
  await owner.call('PUT', own, { tagline, address, phone, hours });
  const { title, sections } = sampleMenu();
  await owner.call('PUT', fillPath(API_PATHS.menu, { id: 1 }), { title });
  await makeSections(owner, 1, sections);
  const { menu } = await owner.call<{ menu: { id: number } }>('POST', API_PATHS.menus, { title: 'Lunch' });
  await makeSections(owner, menu.id, sections.slice(1, 2));
  const invoice_id = await subscribe(owner);
  await owner.call('POST', fillPath(API_PATHS.restaurantPublish, { id: restaurant.id }), {});
  const photo = async () => ({ name: 'menu-hiver.jpg', mimeType: 'image/jpeg', buffer: await readFile(MENU_PHOTO) });
  await owner.importMenu(restaurant.id, file ?? (await photo()));
  const linkPath = fillPath(API_PATHS.serviceLink, { id: restaurant.id });
  const { address: link } = await owner.call<{ address: string }>('POST', linkPath, {});
  await owner.call('POST', API_PATHS.serviceSession, { token: new URL(link).hash.slice(1) });
  return { restaurant_id: restaurant.id, invoice_id };
}

/** A restaurant of an owner who hasn't subscribed. */
export async function makeFreeRestaurant(request: APIRequestContext, origin: string, locale: AppLocale): Promise<void> {
  await signUpNewcomer(request, origin, locale);
  const { name, main_locale, currency, timezone } = sampleRestaurant();
  const restaurant = { name, main_locale, currency, timezone };
  await new OwnerInBrowser(request, origin).call('POST', API_PATHS.restaurants, restaurant);
}

/** Monthly, with the sandbox's working card. Returns the first invoice's id; empty if there is nothing to pay. */
async function subscribe(owner: OwnerInBrowser): Promise<string> {
  const { payments } = await owner.call<{ payments: { provider: PaymentProviderName } }>('GET', API_PATHS.data);
  if (payments.provider === 'off') return '';
  const { prices } = await owner.call<{ prices: SubscriptionPrice[] }>('GET', API_PATHS.prices);
  const price_id = prices.find(({ interval }) => interval === 'month')?.id;
  await owner.call('POST', API_PATHS.subscribe, { payment_method_id: 'pm_card_visa', price_id, province: 'QC' });
  await owner.call('PUT', API_PATHS.billingAddress, {
    ...{ name: 'Aglaé Roy', company: 'Chez Aglaé inc.', tax_number: null, line1: '12, rue du Port', line2: null },
    ...{ city: 'Québec', province: 'QC', postal_code: 'G1K 4A1', country: 'CA' },
  });
  const { invoices } = await owner.call<{ invoices: Invoice[] }>('GET', API_PATHS.invoices);
  return invoices[0]?.id ?? '';
}

async function makeSections(
  owner: OwnerInBrowser,
  menu_id: number,
  sections: ReturnType<typeof sampleMenu>['sections'],
) {
  for (const { title, description, price, items } of sections) {
    const { section } = await owner.call<{ section: { id: number } }>('POST', API_PATHS.sections, {
      menu_id,
      title,
      description,
      price,
    });
    for (const item of items) {
      const { title, description, price, price_max, price_text, variants, options, tags } = item;
      const made = await owner.call<{ item: Item }>('POST', API_PATHS.items, {
        menu_section_id: section.id,
        ...{ title, description, price, price_max, price_text, variants, options, tags },
      });
      if (item.id === 3)
        await owner.call('PUT', fillPath(API_PATHS.itemSoldOut, { id: made.item.id }), { until: 'tomorrow' });
    }
  }
}

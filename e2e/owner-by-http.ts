import type { BrowserContext } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { Import } from '../shared/api/imports.ts';
import { isFinished } from '../shared/import-status.ts';
import type { AppLocale, MenuLocale } from '../shared/locales.ts';
import type { Currency } from '../shared/money.ts';
import { keepSession } from '../test/keep-session.ts';
import { mailedCode } from '../test/mailed-code.ts';

type NewRestaurant = { name: string; main_locale: MenuLocale; currency: Currency; timezone: string };
type UploadedFile = { name: string; type: string; bytes: Buffer };

/** An owner's client over the network: keeps cookies and sends what a browser's app sends. */
export class OwnerByHttp {
  readonly #origin: string;
  readonly #cookies: Map<string, string>;

  constructor(origin: string, cookies = new Map<string, string>()) {
    this.#origin = origin;
    this.#cookies = cookies;
  }

  /** The same browser at another node of the same installation. */
  at(origin: string): OwnerByHttp {
    return new OwnerByHttp(origin, this.#cookies);
  }

  /** Signs a browser context in as this owner. */
  async signIn(context: BrowserContext): Promise<void> {
    await context.addCookies([...this.#cookies].map(([name, value]) => ({ name, value, url: this.#origin })));
    await keepSession(context);
  }

  async request(method: string, path: string, body?: object | FormData): Promise<Response> {
    const headers = new Headers({
      accept: 'application/json',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    const token = this.#cookies.get('XSRF-TOKEN');
    if (token !== undefined && method !== 'GET') headers.set('x-xsrf-token', decodeURIComponent(token));
    if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json');
    const requestBody = body instanceof FormData ? body : body && JSON.stringify(body);
    const answer = await fetch(this.#origin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(requestBody ? { body: requestBody } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** The answer's JSON; fails if the status is another. */
  async ask<Answer>(status: number, method: string, path: string, body?: object | FormData): Promise<Answer> {
    const answer = await this.request(method, path, body);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([status, expect.anything()]);
    // The API's contract: the routes' own tests check the shapes.
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }

  /**
   * Registers, reads the code in the outbox, confirms, and creates the restaurant. Returns its id.
   * @param not the newest code that was mailed to the address before
   */
  async begin(email: string, restaurant: NewRestaurant, locale: AppLocale = 'en', not?: string): Promise<string> {
    await this.request('GET', '/sanctum/csrf-cookie');
    await this.ask(201, 'POST', '/register', { email, locale });
    const code = await mailedCode(this.#origin, email, not);
    await this.ask(200, 'POST', '/confirm', { email, code });
    const created = await this.ask<{ restaurant: { id: string } }>(201, 'POST', '/api/restaurants', restaurant);
    return created.restaurant.id;
  }

  /** Adds a section at the end of a menu, by default the one that a restaurant begins with. Returns its id. */
  async addSection(title: string, menu_id = 1): Promise<number> {
    const { section } = await this.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', {
      menu_id,
      title,
    });
    return section.id;
  }

  /** Uploads one file, applied as soon as it is read, and waits for its end. */
  async importMenu(restaurantId: string, { name, type, bytes }: UploadedFile): Promise<Import> {
    const form = new FormData();
    form.append('option', 'add');
    form.append('files', new File([new Uint8Array(bytes)], name, { type }));
    const startedImport = await this.ask<{ import: Import }>(
      202,
      'POST',
      `/api/restaurants/${restaurantId}/menus`,
      form,
    );
    const findEnded = async () => {
      const { import: now } = await this.ask<{ import: Import }>(200, 'GET', `/api/imports/${startedImport.import.id}`);
      if (!isFinished(now.status)) throw new Error(`The import is still ${now.status}.`);
      return now;
    };
    return await vi.waitFor(findEnded, { timeout: 120_000, interval: 500 });
  }

  async publish(restaurantId: string): Promise<void> {
    await this.ask(200, 'POST', `/api/restaurants/${restaurantId}/publish`, {});
  }

  async qrCode(restaurantId: string, format: 'png' | 'svg'): Promise<Buffer> {
    const answer = await this.request('GET', `/api/restaurants/${restaurantId}/qr.${format}`);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }
}

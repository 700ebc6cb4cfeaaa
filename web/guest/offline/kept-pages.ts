import { OFFLINE_ID } from './messages.ts';

/** Of one restaurant: its menus in their languages, some 12 KB each. */
const MAX_PAGES = 60;
/** A copy that was not opened for so long is requested again. */
const OLD_MS = 60 * 60 * 1_000;
const KEPT_AT = 'kept-at';
// The stored body is no longer compressed.
const LEFT_OUT = ['content-encoding', 'content-length'];
/** The end of what a named QR code says, which is a short address as well. */
const NAMED_CODE = /\/q\/[^/]+$/;
const LINE_TEMPLATE = new RegExp(`<template id="${OFFLINE_ID}">(.*?)<time></time>(.*?)<i>(.*?)</i></template>`);

/** Copies of a restaurant's pages. `path` is its short address, as the QR code holds it. */
export class KeptPages {
  readonly #path: string;
  readonly #name: string;

  constructor(path: string) {
    this.#path = path;
    this.#name = `pages of ${path}`;
  }

  isOurs({ pathname }: URL): boolean {
    return pathname === this.#path || pathname.startsWith(`${this.#path}/`);
  }

  async forget(): Promise<void> {
    await caches.delete(this.#name);
  }

  /** Stores a page as the network returned it. Pages that are no longer shown are removed: all of it if the restaurant isn't. */
  async keep(url: URL, answer: Response): Promise<void> {
    if (answer.status === 403 || answer.status === 410) return await this.forget();
    const pages = await caches.open(this.#name);
    if (answer.status === 404) await pages.delete(keyOf(url));
    if (answer.status !== 200 || answer.redirected) return;
    const text = await answer.text();
    // A captive portal's sign-in page has none.
    if (!LINE_TEMPLATE.test(text)) return;
    const copyHeaders = new Headers(answer.headers);
    for (const name of LEFT_OUT) copyHeaders.delete(name);
    copyHeaders.set(KEPT_AT, new Date().toISOString());
    // The newest last.
    await pages.delete(keyOf(url));
    await pages.put(keyOf(url), new Response(text, { headers: copyHeaders }));
    const cachedRequests = await pages.keys();
    for (const key of cachedRequests.slice(0, Math.max(0, cachedRequests.length - MAX_PAGES))) await pages.delete(key);
  }

  /** The short address leads to the page that was seen last, not to one that was stored in case it is asked for. */
  async markSeen(url: URL): Promise<void> {
    // Opening it would create it again.
    if (!(await caches.has(this.#name))) return;
    const pages = await caches.open(this.#name);
    const cachedPage = await pages.match(keyOf(url));
    if (!cachedPage) return;
    await pages.delete(keyOf(url));
    await pages.put(keyOf(url), cachedPage);
  }

  async isCurrent(url: URL): Promise<boolean> {
    if (!(await caches.has(this.#name))) return false;
    const cachedPage = await (await caches.open(this.#name)).match(keyOf(url));
    return cachedPage !== undefined && Date.now() - keptAt(cachedPage).getTime() < OLD_MS;
  }

  /** The copy of an address, which says of when it is; for the short address the way to the page seen last. */
  async find(url: URL): Promise<Response | undefined> {
    const pages = await caches.open(this.#name);
    const cachedUrls = (await pages.keys()).map((key) => key.url);
    if (url.pathname.replace(/\/$/, '').replace(NAMED_CODE, '') === this.#path) {
      const newestUrl = cachedUrls.at(-1);
      return newestUrl === undefined ? undefined : Response.redirect(newestUrl, 302);
    }
    const inAnyLanguage = cachedUrls.findLast((key) => new URL(key).pathname === new URL(keyOf(url)).pathname);
    const cachedPage = await pages.match(keyOf(url));
    if (cachedPage) return await asCopy(cachedPage, false);
    const otherLanguagePage = inAnyLanguage && (await pages.match(inAnyLanguage));
    return otherLanguagePage ? await asCopy(otherLanguagePage, true) : undefined;
  }
}

/** The same page, whatever other parameters its address has. */
function keyOf({ origin, pathname, searchParams }: URL): string {
  const languageCode = searchParams.get('lang');
  return (
    origin + pathname.replace(/\/$/, '') + (languageCode === null ? '' : `?lang=${encodeURIComponent(languageCode)}`)
  );
}

const keptAt = (cachedPage: Response): Date => new Date(cachedPage.headers.get(KEPT_AT) ?? 0);

/** @param isOtherLanguage The guest asked for a language that is not kept. */
async function asCopy(cachedPage: Response, isOtherLanguage: boolean): Promise<Response> {
  const text = await cachedPage.text();
  const language = /<html lang="([\w-]+)"/.exec(text)?.[1] ?? 'en';
  const cachedAt = keptAt(cachedPage);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(cachedAt);
  const timeElement = `<time datetime="${cachedAt.toISOString()}">${date}</time>`;
  const textWithLine = text.replace(
    LINE_TEMPLATE,
    (_, before: string, after: string, only: string) =>
      `<p class="as-of" id="${OFFLINE_ID}" role="status">${before}${timeElement}${after}${isOtherLanguage ? only : ''}</p>`,
  );
  return new Response(textWithLine, { headers: cachedPage.headers });
}

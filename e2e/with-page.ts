import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The timeout for anything in a page: for hangs, on a machine that is busy with other work. */
export const STEP_DEADLINE_MS = 60_000;

/**
 * Opens a page in a context of its own, with reduced motion unless the journey is about it (each frame of an animation is
 * rendered by the CPU), closes it afterwards, and fails if anything went wrong in it: a console error, an exception, a
 * missing file, or a request to another host than the server.
 */
export async function withPage(
  { browser, origin, ...options }: BrowserContextOptions & { browser: Browser; origin: string },
  run: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(STEP_DEADLINE_MS);
  const problems: string[] = [];
  try {
    context.on('page', (page) => watch(page, origin, problems));
    await run(await context.newPage(), context);
  } catch (error) {
    if (error instanceof Error) addToMessage(error, await whatStood(context, problems));
    throw error;
  } finally {
    await context.close();
  }
  expect(problems).toEqual([]);
}

/** The stack repeats the message as it was when the error was made, and is what reports print. */
function addToMessage(error: Error, words: string): void {
  const { message, stack } = error;
  error.message = message + words;
  if (stack !== undefined) error.stack = stack.replace(message, () => error.message);
}

/** For the failure's reader: the address and the text of each open page, and what went wrong in it. */
async function whatStood(context: BrowserContext, problems: string[]): Promise<string> {
  const pages = context.pages().map(async (page) => {
    const words = await page.evaluate(() => document.body.innerText).catch(String);
    return `\n\n${page.url()}\n${words.slice(0, 1500)}`;
  });
  return [...(await Promise.all(pages)), ...problems.map((problem) => `\n- ${problem}`)].join('');
}

function watch(page: Page, origin: string, problems: string[]): void {
  page.on('console', (entry) => {
    if (entry.type() === 'error' && !entry.text().startsWith('Failed to load resource')) problems.push(entry.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const isElsewhere = /^https?:/.test(request.url()) && new URL(request.url()).origin !== origin;
    if (isElsewhere) problems.push(`asked ${request.url()}`);
  });
  page.on('response', (response) => {
    // A server that is stopping answers 503.
    const isFile = /^\/(assets|files)\//.test(new URL(response.url()).pathname);
    if (isFile && response.status() >= 400 && response.status() !== 503)
      problems.push(`${response.status()} ${response.url()}`);
  });
}

/**
 * Opens a screen of the app from the current one through the browser's history. Loading the app for each screen costs five
 * times as much (docs/decisions/089), so only a page's first screen is loaded. Resolves once the heading has changed: for two
 * screens with the same heading use `page.goto`.
 */
export async function openScreen(page: Page, address: string): Promise<void> {
  const isInApp = page.url().startsWith(new URL('/admin', address).href);
  const before = isInApp ? await page.$('h1') : null;
  if (!before) {
    await page.goto(address);
    return;
  }
  const text = await before.textContent();
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await page.waitForFunction(([heading, was]) => !heading.isConnected || heading.textContent !== was, [
    before,
    text,
  ] as const);
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

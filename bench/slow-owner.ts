import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { keepSession } from '../test/keep-session.ts';

/** The owner's phone: as narrow as phones are, four times slower than this machine. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Events shorter than a frame aren't reported; they count as this. */
const FRAME_MS = 16;

/** Lighthouse's slow 4G, and WebPageTest's slow 3G. */
export const SLOW_NETWORKS = {
  'slow 4G': { latency: 150, kilobits: 1_638 },
  'slow 3G': { latency: 400, kilobits: 400 },
} as const;
export type SlowNetwork = keyof typeof SLOW_NETWORKS;

export type OwnerPage = {
  page: Page;
  session: CDPSession;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A new tab without caches on the owner's phone, signed in by cookies. */
export async function openOwnerPage(
  browser: Browser,
  url: string,
  cookies: ReadonlyMap<string, string>,
): Promise<OwnerPage> {
  const context: BrowserContext = await browser.newContext(PHONE);
  await context.addCookies(Array.from(cookies, ([name, value]) => ({ name, value, url })));
  await keepSession(context);
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}

export type Download = { requests: number; kilobytes: number };

/** Slows the page's network; returns what has been requested and received so far. */
export async function slowNetwork({ session }: OwnerPage, network: SlowNetwork): Promise<() => Download> {
  const { latency, kilobits } = SLOW_NETWORKS[network];
  const throughput = (kilobits * 1_000) / 8;
  let requests = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return () => ({ requests, kilobytes: bytes / 1_000 });
}

export type ActionFigures = {
  /** From the touch or key to the next paint, of the slowest event. */
  paint_ms: number;
  longest_task_ms: number;
};

type Watched = { interactions: { paint: number; task: number } };

/** What the page's user waited for during an action, which ends when the screen shows its effect. */
export async function measureAction(page: Page, act: () => Promise<void>): Promise<ActionFigures> {
  await settle(page);
  await page.evaluate(() => {
    // The page holds what `watchInteractions` put there.
    Object.assign((window as unknown as Watched).interactions, { paint: 0, task: 0 });
  });
  await act();
  await settle(page);
  // As above.
  const { paint, task } = await page.evaluate(() => (window as unknown as Watched).interactions);
  return { paint_ms: Math.max(paint, FRAME_MS), longest_task_ms: task };
}

/** Waits until the page has been idle twice, after which its observers have reported. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
      // A task of its own, which comes after the observers' callbacks.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

/** Runs in the page, before anything of it. */
function watchInteractions(): void {
  const interactions = { paint: 0, task: 0 };
  Object.assign(window, { interactions });
  const observe = (options: PerformanceObserverInit & { durationThreshold?: number }, take: (ms: number) => void) =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) take(duration);
    }).observe(options);
  observe({ type: 'event', durationThreshold: 16 }, (ms) => {
    interactions.paint = Math.max(interactions.paint, ms);
  });
  observe({ type: 'longtask' }, (ms) => {
    interactions.task = Math.max(interactions.task, ms);
  });
}

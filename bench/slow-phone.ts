import type { Browser } from 'playwright-core';

/** Lighthouse's "slow 4G" and the processor of a cheap phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

export type PhoneFigures = {
  lcp_ms: number;
  cls: number;
  longest_task_ms: number;
  /** Of the task with the most processor time. Other work on the machine affects it less. */
  longest_task_processor_ms: number;
};

type Seen = { lcp: number; cls: number; longest: number };
type WatchedPage = { metrics: Seen };

/** Opens a page on a simulated slow phone without caches, and returns what its guest waited for. */
export async function openOnSlowPhone(browser: Browser, url: string): Promise<PhoneFigures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await browser.startTracing(page, { categories: ['toplevel', 'loading'] });
    await page.goto(url, { waitUntil: 'networkidle' });
    const longest_task_processor_ms = longestTaskIn(await browser.stopTracing());
    // The page holds what `watch` put there.
    const { lcp, cls, longest } = await page.evaluate(() => (window as unknown as WatchedPage).metrics);
    return { lcp_ms: lcp, cls, longest_task_ms: longest, longest_task_processor_ms };
  } finally {
    await context.close();
  }
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/**
 * From Chromium's trace (Trace Event Format), for the thread that showed the page, since it began to. The trace also
 * has the empty page that a new tab shows first, in a process of its own.
 */
function longestTaskIn(trace: Buffer): number {
  // As Chromium writes it.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const whole = traceEvents.filter(({ ph }) => ph === 'X');
  const [shown] = whole
    .filter(({ name }) => name === 'DocumentLoader::CommitNavigation')
    .toSorted((one, other) => other.ts - one.ts);
  if (!shown) throw new Error('The trace has no page.');
  const tasks = whole.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === shown.pid &&
      tid === shown.tid &&
      // The task of this event began before it.
      ts + dur >= shown.ts,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const metrics = { lcp: 0, cls: 0, longest: 0 };
  Object.assign(window, { seen: metrics });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    metrics.longest = Math.max(metrics.longest, duration);
  });
  observe('layout-shift', (entry) => {
    // The types of the DOM don't have this entry.
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) metrics.cls += value;
  });
}

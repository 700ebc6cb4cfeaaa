import type { BrowserClient, Event } from '@sentry/browser';
import { APP_PATHS } from '../../shared/paths.ts';

/** Requests by the app's own code; files of the page belong to its load. */
const BY_CODE = ['fetch', 'xmlhttprequest'];

/**
 * Reports the page's load, and each request that the server answered, with its duration in the browser (specification §7,
 * sample rate 1). The browser measures them by itself, also before this was loaded; nothing is patched. What an answer says of
 * itself in Server-Timing has the declared route, so that no address is sent, and the server's own trace.
 */
export function traceRequests(client: BrowserClient, public_key: string): void {
  const reportEntry = (entry: PerformanceEntry): void => {
    const traceOfEntry = entry instanceof PerformanceResourceTiming ? requestTrace(entry) : undefined;
    if (!traceOfEntry) return;
    const { trace_id } = traceOfEntry.contexts.trace;
    const dynamicSamplingContext = { public_key, trace_id, sample_rate: '1', sampled: 'true' };
    client.captureEvent({ ...traceOfEntry, sdkProcessingMetadata: { dynamicSamplingContext } });
  };
  for (const type of ['navigation', 'resource'])
    new PerformanceObserver((list) => list.getEntries().forEach(reportEntry)).observe({ type, buffered: true });
}

type TransactionEvent = Event & { contexts: { trace: { trace_id: string } } };

function requestTrace(entry: PerformanceResourceTiming): TransactionEvent | undefined {
  const isLoad = entry instanceof PerformanceNavigationTiming;
  if (!isLoad && !BY_CODE.includes(entry.initiatorType)) return undefined;
  const descriptionOf = (name: string) => entry.serverTiming.find((timing) => timing.name === name)?.description;
  const [request_id, route] = [descriptionOf('request'), descriptionOf('route')];
  // Another server's, or one that no answer came to; and browsers report it behind https and on localhost only.
  if (request_id === undefined || route === undefined) return undefined;
  const trace_id = request_id.replaceAll('-', '');
  const startedAt = performance.timeOrigin + entry.startTime;
  return {
    type: 'transaction',
    platform: 'javascript',
    // To the server each of the app's addresses is the app.
    transaction: isLoad ? screenOf(new URL(entry.name).pathname) : route,
    transaction_info: { source: 'route' },
    start_timestamp: startedAt / 1_000,
    timestamp: (startedAt + entry.duration) / 1_000,
    tags: { app: 'owner', request_id },
    contexts: {
      trace: {
        trace_id,
        // As random as the trace's id.
        span_id: trace_id.slice(-16),
        op: isLoad ? 'pageload' : 'http.client',
        // Not in every browser.
        ...(entry.responseStatus ? { data: { 'http.response.status_code': entry.responseStatus } } : {}),
      },
    },
    spans: [],
  };
}

/** The declared address of a screen: one that is loaded may hold ids. */
function screenOf(pathname: string): string {
  const isOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);
  return Object.values(APP_PATHS).find(isOf) ?? 'unknown';
}

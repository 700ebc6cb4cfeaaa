import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  eventFiltersIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { reportsMeta } from './report-queue.ts';
import { traceRequests } from './trace-requests.ts';

/** What says nothing about the app: a lost network, a request that was cancelled, the browser's own complaints. */
const NOISE = [
  /^AbortError/,
  /^NotAllowedError/,
  /Failed to fetch|NetworkError|Load failed|network connection was lost/,
  /dynamically imported module|Importing a module script failed/,
  /ResizeObserver loop/,
];

const dsn = reportsMeta()?.content ?? '';
const client = new BrowserClient({
  dsn,
  integrations: [
    eventFiltersIntegration({ ignoreErrors: NOISE, allowUrls: [location.origin], denyUrls: [/-extension:\/\//] }),
    dedupeIntegration(),
  ],
  stackParser: defaultStackParser,
  tracesSampleRate: 1,
  transport: makeFetchTransport,
  traceLifecycle: 'static',
  sendClientReports: false,
  maxBreadcrumbs: 0,
  dataCollection: { userInfo: false },
  beforeSend: onlyWhere,
});
client.init();

const waiting = [...globalThis.thrownErrors];
const report = (...thrown: unknown[]): number => {
  for (const error of thrown) client.captureException(error);
  return thrown.length;
};
globalThis.thrownErrors = { push: report, [Symbol.iterator]: () => [][Symbol.iterator]() };
report(...waiting);
traceRequests(client, new URL(dsn).username);

/** Kinds of errors and where they began. A message may quote what the owner typed, and an address holds ids and tokens. */
function onlyWhere(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, exception, sdk } = event;
  const values = (exception?.values ?? []).map(({ type, stacktrace, mechanism }) => ({
    type: type ?? 'Error',
    value: 'in the owner’s app',
    ...(mechanism ? { mechanism: { type: mechanism.type, handled: mechanism.handled ?? true } } : {}),
    stacktrace: {
      frames: (stacktrace?.frames ?? []).map(({ filename = '', function: name = '?', lineno = 0, colno = 0 }) => ({
        filename: pathOf(filename),
        function: name,
        lineno,
        colno,
        in_app: true,
      })),
    },
  }));
  return {
    type: undefined,
    platform: 'javascript',
    level: 'error',
    ...(event_id === undefined ? {} : { event_id }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(sdk ? { sdk: { ...sdk, settings: { infer_ip: 'never' } } } : {}),
    tags: { app: 'owner', language: document.documentElement.lang },
    exception: { values },
  };
}

/** Of a script's address only its path: the name by which its source map is found. */
function pathOf(filename: string): string {
  const path = URL.canParse(filename) ? new URL(filename).pathname : '';
  return path.startsWith('/assets/') || path.startsWith('/web/') ? `app://${path}` : 'app:///page';
}

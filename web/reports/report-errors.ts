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
const IGNORED_MESSAGES = [
  /^AbortError/,
  /^NotAllowedError/,
  /Failed to fetch|NetworkError|Load failed|network connection was lost/,
  /dynamically imported module|Importing a module script failed/,
  /ResizeObserver loop/,
];

const reportsDsn = reportsMeta()?.content ?? '';
const sentryClient = new BrowserClient({
  dsn: reportsDsn,
  integrations: [
    eventFiltersIntegration({
      ignoreErrors: IGNORED_MESSAGES,
      allowUrls: [location.origin],
      denyUrls: [/-extension:\/\//],
    }),
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
sentryClient.init();

const waitingErrors = [...globalThis.thrownErrors];
const reportThrown = (...thrown: unknown[]): number => {
  for (const error of thrown) sentryClient.captureException(error);
  return thrown.length;
};
globalThis.thrownErrors = { push: reportThrown, [Symbol.iterator]: () => [][Symbol.iterator]() };
reportThrown(...waitingErrors);
traceRequests(sentryClient, new URL(reportsDsn).username);

/** Kinds of errors and where they began. A message may quote what the owner typed, and an address holds ids and tokens. */
function onlyWhere(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, exception, sdk } = event;
  const exceptionValues = (exception?.values ?? []).map(({ type, stacktrace, mechanism }) => ({
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
    exception: { values: exceptionValues },
  };
}

/** Of a script's address only its path: the name by which its source map is found. */
function pathOf(filename: string): string {
  const path = URL.canParse(filename) ? new URL(filename).pathname : '';
  return path.startsWith('/assets/') || path.startsWith('/web/') ? `app://${path}` : 'app:///page';
}

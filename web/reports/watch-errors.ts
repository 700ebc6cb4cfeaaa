import { reportsMeta } from './report-queue.ts';

/** Errors before the SDK is there: a loop must not fill the memory. */
const MAX_EARLY = 10;

/**
 * Collects the errors of the owner's app from its first moment on, and loads what reports them once the first screen is there.
 * A script of its own, which only servers with SENTRY_DSN name in their document: the app itself knows nothing of it.
 */
const early: unknown[] = [];
globalThis.thrownErrors = early;

const keep = (thrown: unknown): void => {
  // What pages of others or extensions throw comes without its error, or isn't one.
  if (!(thrown instanceof Error)) return;
  if (globalThis.thrownErrors !== early || early.length < MAX_EARLY) globalThis.thrownErrors.push(thrown);
};

addEventListener('error', ({ error }) => keep(error));
addEventListener('unhandledrejection', ({ reason }) => keep(reason));
// React tells of errors that a screen caught here only.
const { error: write } = console;
console.error = (...values) => {
  write(...values);
  keep(values.find((value) => value instanceof Error));
};

function load(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = reportsMeta()?.dataset['script'] ?? '';
  document.head.append(script);
}

// Safari has no idle callback.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
addEventListener('load', () => whenIdle(load));

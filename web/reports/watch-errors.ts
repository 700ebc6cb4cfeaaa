import { reportsMeta } from './report-queue.ts';

/** Errors before the SDK is there: a loop must not fill the memory. */
const MAX_EARLY = 10;

/**
 * Collects the errors of the owner's app from its first moment on, and loads what reports them once the first screen is there.
 * A script of its own, which only servers with SENTRY_DSN name in their document: the app itself doesn't know it.
 */
const earlyErrors: unknown[] = [];
globalThis.thrownErrors = earlyErrors;

const keepError = (thrown: unknown): void => {
  // What pages of others or extensions throw comes without its error, or isn't one.
  if (!(thrown instanceof Error)) return;
  if (globalThis.thrownErrors !== earlyErrors || earlyErrors.length < MAX_EARLY) globalThis.thrownErrors.push(thrown);
};

addEventListener('error', ({ error }) => keepError(error));
addEventListener('unhandledrejection', ({ reason }) => keepError(reason));
// Only here does React report errors that a screen caught.
const { error: write } = console;
console.error = (...values) => {
  write(...values);
  keepError(values.find((value) => value instanceof Error));
};

function loadReporter(): void {
  const scriptElement = document.createElement('script');
  scriptElement.type = 'module';
  scriptElement.src = reportsMeta()?.dataset['script'] ?? '';
  document.head.append(scriptElement);
}

// Safari has no idle callback.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
addEventListener('load', () => whenIdle(loadReporter));

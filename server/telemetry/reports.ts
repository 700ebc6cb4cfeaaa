import type { Env } from '../env.ts';
import type { Reports, RequestTrace } from './report-types.ts';
import { serializeError } from './serialize-error.ts';

/** What a report of a failure may contain: ids, and our own names. By the log's field, the tag's name. */
const TAGS: Readonly<Record<string, string>> = {
  label: 'label',
  reqId: 'request_id',
  job: 'job',
  job_id: 'job_id',
  import_id: 'import_id',
  item_id: 'item_id',
};

let reports: Reports | undefined;

/** Begins to report errors and to trace requests if SENTRY_DSN is set; else nothing is loaded. */
export async function openReports(env: Pick<Env, 'SENTRY_DSN' | 'NODE_ENV'>): Promise<void> {
  if (env.SENTRY_DSN === undefined) return;
  const { openSentry } = await import('./sentry.ts');
  reports = openSentry(env.SENTRY_DSN, env.NODE_ENV);
}

/** Sends what waits and ends reporting. */
export async function closeReports(): Promise<void> {
  const closing = reports;
  reports = undefined;
  await closing?.close();
}

type LogEntry = {
  /** An object with fields and a line, or one of both. */
  entry: readonly unknown[];
  /** Those of its logger. */
  bindings: Readonly<Record<string, unknown>>;
  /** Whether its level is that of errors: of others, only what has a label is a failure. */
  isError: boolean;
};

/** Reports what was logged, without what people wrote. */
export function reportFailure({ entry, bindings, isError }: LogEntry): void {
  if (!reports) return;
  const [first, second] = entry;
  const fields: Readonly<Record<string, unknown>> = isObject(first) ? first : {};
  if (!isError && fields['label'] === undefined) return;
  const thrown = first instanceof Error ? first : fields['err'];
  const error = thrown === undefined ? undefined : serializeError(thrown);
  const line = typeof first === 'string' ? first : second;
  const facts = { ...bindings, ...fields };
  const tags = Object.entries(TAGS).flatMap(([field, tag]) => {
    const value = facts[field];
    return typeof value === 'string' || typeof value === 'number' ? [[tag, String(value)]] : [];
  });
  reports.failure({
    // Some libraries log an error's message as the line: it may quote what people wrote.
    title: typeof line === 'string' && line !== error?.message && line !== messageOf(thrown) ? line : 'an error',
    error,
    tags: Object.fromEntries(tags),
    request_id: typeof facts['reqId'] === 'string' ? facts['reqId'] : undefined,
  });
}

export function traceRequest(trace: RequestTrace): void {
  reports?.request(trace);
}

const messageOf = (thrown: unknown): string | undefined => (thrown instanceof Error ? thrown.message : undefined);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

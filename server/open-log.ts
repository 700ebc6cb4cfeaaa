import pino, { type Logger } from 'pino';
import type { Env } from './env.ts';

// Fields that must never be logged, in case an object that has them is logged by mistake.
const SECRET_KEYS = [
  'cookie',
  'authorization',
  'set-cookie',
  'email',
  'new_email',
  'code',
  'token',
  'to',
  'x-xsrf-token',
];
const PATHS = SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

// Some minutes of a busy log, for a slow reader.
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/**
 * Lines that can't be written are dropped, as are those that pile up because the reader has stopped: the server continues
 * without its log. pino's own destination retries for ever, on the main thread, and ends the process with an uncaught
 * error.
 */
const standardOutput: pino.DestinationStream = {
  write(line) {
    if (process.stdout.writableLength < MAX_WAITING_BYTES) process.stdout.write(line);
  },
};

/** One JSON line per entry on standard output. Requests are logged by their declared route, people not at all. */
export const openLog = (env: Pick<Env, 'LOG_LEVEL'>, destination: pino.DestinationStream = standardOutput): Logger =>
  pino(
    {
      level: env.LOG_LEVEL,
      redact: { paths: PATHS, censor: '[removed]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      // The collector of the log knows the process and the machine.
      base: null,
      serializers: { err: serializeError },
    },
    destination,
  );

// SQLSTATE class 22, data exception: the message quotes the value that was wrong (PostgreSQL's manual, appendix A).
const QUOTES_A_VALUE = /^22...$/;

/**
 * An error without what a driver attaches to it: Drizzle's query error has the parameters in its message and fields, and
 * the database's own `detail` repeats values. Its `code` is logged as `error_code`, as `code` is removed everywhere.
 */
function serializeError(error: unknown): SerializedError {
  if (!isErrorLike(error)) return { type: typeof error };
  const { code, constraint, cause, stack } = error;
  const hasQuery = 'query' in error && 'params' in error;
  const quotes = typeof code === 'string' && QUOTES_A_VALUE.test(code);
  const message = quotes ? 'a value that the database refused' : String(error.message);
  return {
    type: error.constructor.name,
    message: hasQuery ? message.split('\n', 1)[0] : message,
    ...(typeof stack === 'string'
      ? { stack: hasQuery || quotes ? framesOf(stack, String(error.message)) : stack }
      : {}),
    ...(typeof code === 'string' ? { error_code: code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
}

/**
 * An error in one line, for standard error: what kinds of errors, their codes and where, without any message, since a
 * message may quote what people have written. For the operator's commands, whose output is mailed and kept with the job.
 */
export function errorLine(error: unknown): string {
  const kinds: string[] = [];
  const frames: string[] = [];
  for (let cause: SerializedError | undefined = serializeError(error); cause; cause = cause.cause) {
    kinds.push([cause.type, cause.error_code, cause.constraint].filter(Boolean).join(' '));
    // The innermost error's are where it began.
    if (cause.stack) frames.splice(0, Infinity, ...framesOf(cause.stack, cause.message ?? '').split('\n'));
  }
  return [kinds.join(', caused by '), ...frames.map((frame) => frame.trim())].join(' ');
}

type SerializedError = {
  type: string;
  message?: string | undefined;
  stack?: string;
  error_code?: string;
  constraint?: string;
  cause?: SerializedError;
};

type ErrorLike = { message: string; stack?: string; cause?: unknown; code?: unknown; constraint?: unknown };

/** The queue reports its errors as plain objects. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error);

/** A stack begins with the message, which may have several lines, and some that look like frames. */
const framesOf = (stack: string, message: string): string =>
  stack
    .slice(stack.includes(message) ? stack.indexOf(message) + message.length : 0)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

import pino, { type Logger } from 'pino';
import type { Env } from './env.ts';

// What a log must never hold, should an object that carries it be logged by mistake.
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

// Some minutes of a busy log, for a reader that is slow.
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/**
 * Lines that can't be written are dropped, and so are those that a reader which has stopped lets pile up: the server
 * goes on without its log. pino's own destination tries again for ever, on the thread that serves, and ends the process
 * by an error that is no closed pipe.
 */
const standardOutput: pino.DestinationStream = {
  write(line) {
    if (process.stdout.writableLength < MAX_WAITING_BYTES) process.stdout.write(line);
  },
};

/** One JSON line an entry on standard output. Requests are named by their declared route, people not at all. */
export const openLog = (env: Pick<Env, 'LOG_LEVEL'>, destination: pino.DestinationStream = standardOutput): Logger =>
  pino(
    {
      level: env.LOG_LEVEL,
      redact: { paths: PATHS, censor: '[removed]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      // The process and the machine are known to whoever collects the lines.
      base: null,
      serializers: { err: serializeError },
    },
    destination,
  );

// SQLSTATE class 22, data exception: the message quotes the value that was wrong (PostgreSQL's manual, appendix A).
const QUOTES_A_VALUE = /^22...$/;

/**
 * An error without what a driver hangs on it: Drizzle's query error holds the parameters in its message and fields,
 * and the database's own `detail` repeats values. Its `code` is called `error_code`, as `code` is removed everywhere.
 */
function serializeError(error: unknown): unknown {
  if (!isErrorLike(error)) return { type: typeof error };
  const { code, constraint, cause, stack } = error;
  const hasQuery = 'query' in error && 'params' in error;
  const quotes = typeof code === 'string' && QUOTES_A_VALUE.test(code);
  const message = quotes ? 'a value that the database refused' : String(error.message);
  return {
    type: error.constructor.name,
    message: hasQuery ? message.split('\n', 1)[0] : message,
    ...(typeof stack === 'string' ? { stack: hasQuery || quotes ? framesOf(stack) : stack } : {}),
    ...(typeof code === 'string' ? { error_code: code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
}

type ErrorLike = { message: string; stack?: string; cause?: unknown; code?: unknown; constraint?: unknown };

/** The queue gives its errors as plain objects. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error);

/** A stack begins with the message, which may have several lines. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

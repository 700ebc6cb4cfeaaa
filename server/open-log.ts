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

/** One JSON line an entry on standard output. Requests are named by their declared route, people not at all. */
export const openLog = (env: Pick<Env, 'LOG_LEVEL'>, destination?: pino.DestinationStream): Logger =>
  pino(
    {
      level: env.LOG_LEVEL,
      // An error's `code` says what went wrong, not who signs in.
      redact: { paths: PATHS, censor: (value, [top]) => (top === 'err' ? value : '[removed]') },
      timestamp: pino.stdTimeFunctions.isoTime,
      // The process and the machine are known to whoever collects the lines.
      base: null,
      serializers: { err: serializeError },
    },
    destination,
  );

/**
 * An error without what a driver hangs on it: Drizzle's query error holds the parameters in its message and fields,
 * and the database's own `detail` repeats values.
 */
function serializeError(error: unknown): unknown {
  if (!isErrorLike(error)) return { type: typeof error };
  const { code, constraint, cause } = error;
  const hasQuery = 'query' in error && 'params' in error;
  const message = String(error.message);
  const firstLine = message.split('\n', 1)[0] ?? '';
  return {
    type: error.constructor.name,
    message: hasQuery ? firstLine : message,
    ...(typeof error.stack !== 'string' ? {} : { stack: hasQuery ? framesOf(error.stack) : error.stack }),
    ...(typeof code === 'string' ? { code } : {}),
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

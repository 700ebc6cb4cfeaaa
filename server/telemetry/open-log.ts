import pino, { type Logger } from 'pino';
import type { Env } from '../env.ts';
import { reportFailure } from './reports.ts';
import { framesOf, type SerializedError, serializeError } from './serialize-error.ts';

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

/** pino's levels. */
const WARN = 40;
const ERROR = 50;

/**
 * One JSON line per entry on standard output. Requests are logged by their declared route, people not at all. Errors are
 * also reported where the operator has error reports (telemetry/reports.ts), even if LOG_LEVEL leaves them out.
 */
export const openLog = (
  env: Pick<Env, 'LOG_LEVEL'> & Partial<Pick<Env, 'SENTRY_DSN'>>,
  destination: pino.DestinationStream = standardOutput,
): Logger => {
  const lowest = pino.levels.values[env.LOG_LEVEL] ?? Number.POSITIVE_INFINITY;
  return pino(
    {
      level: env.SENTRY_DSN !== undefined && lowest > WARN ? 'warn' : env.LOG_LEVEL,
      redact: { paths: PATHS, censor: '[removed]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      // The collector of the log knows the process and the machine.
      base: null,
      serializers: { err: serializeError },
      hooks: {
        logMethod(args, method, level) {
          if (level >= WARN) reportFailure({ entry: args, bindings: this.bindings(), isError: level >= ERROR });
          if (level >= lowest) method.apply(this, args);
        },
      },
    },
    destination,
  );
};

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

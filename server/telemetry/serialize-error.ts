// SQLSTATE class 22, data exception: the message quotes the value that was wrong (PostgreSQL's manual, appendix A).
const QUOTES_A_VALUE = /^22...$/;

/**
 * An error without what a driver attaches to it: Drizzle's query error has the parameters in its message and fields, and
 * the database's own `detail` repeats values. Its `code` is logged as `error_code`, as `code` is removed everywhere.
 */
export function serializeError(error: unknown): SerializedError {
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

export type SerializedError = {
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
export const framesOf = (stack: string, message: string): string =>
  stack
    .slice(stack.includes(message) ? stack.indexOf(message) + message.length : 0)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Codes with which the database ends or refuses a connection, or cancels a statement (PostgreSQL's manual, appendix A:
 * 08 connection exception, 28 invalid authorization, 3D unknown database, 53300 too many connections, 57P operator
 * intervention, 57014 statement timeout, 25P03 idle-in-transaction timeout), and the network's own error codes on the way
 * there.
 */
const LOSS_PATTERN =
  /^(08...|28...|3D...|53300|57P..|57014|25P03|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Thrown if no connection was available, or one was lost outside a query. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('the connection to the database was lost', { cause });
  }
}

/** Whether the database could not be reached or didn't finish: a retry may succeed. The answer is then a 503. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof DrizzleQueryError && isLoss(error.cause);
}

/**
 * Whether a driver's error means that its connection is unusable. Every error of the database has a code; the driver's
 * own errors without one ("Connection terminated unexpectedly") are about the connection.
 */
export function isLoss(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const lostCode = lossCode(error);
  if (lostCode !== undefined) return true;
  return error instanceof Error && error.constructor === Error && !('code' in error && error.code !== undefined);
}

/** Whether the database reports that it ends a connection: of a client that nobody listens to, this concerns nobody. */
export const isEndOfConnection = (error: Error): boolean =>
  'severity' in error && error.severity === 'FATAL' && lossCode(error)?.startsWith('57P') === true;

/** The code that identifies a loss, searched in the causes too; for errors that may not come from the database. */
export function lossCode(error: unknown): string | undefined {
  for (let currentCause = error; currentCause instanceof Error; currentCause = currentCause.cause)
    if ('code' in currentCause && typeof currentCause.code === 'string' && LOSS_PATTERN.test(currentCause.code))
      return currentCause.code;
  return undefined;
}

import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What the database says when it ends a connection, refuses one, or gives a statement up for its time (PostgreSQL's
 * manual, appendix A: 08 connection exception, 28 invalid authorization, 3D unknown database, 53300 too many
 * connections, 57P operator intervention, 57014 the statement's deadline, 25P03 the transaction's), and what the network
 * says on the way there.
 */
const LOSS =
  /^(08...|28...|3D...|53300|57P..|57014|25P03|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Thrown if no connection could be had, or one was lost outside a query. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('the connection to the database was lost', { cause });
  }
}

/** Whether the database could not be asked, or not to the end: asking again may succeed. The answer is then a 503. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof DrizzleQueryError && isLoss(error.cause);
}

/**
 * Whether an error of the driver says that its connection is of no use any more. All that the database answers has a
 * code; what the driver itself says without one ("Connection terminated unexpectedly") is about its connection.
 */
export function isLoss(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const code = lossCode(error);
  if (code !== undefined) return true;
  return error instanceof Error && error.constructor === Error && !('code' in error && error.code !== undefined);
}

/** The code that tells a loss, looked for in the causes too: for what may be no error of the database at all. */
export function lossCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && LOSS.test(cause.code)) return cause.code;
  return undefined;
}

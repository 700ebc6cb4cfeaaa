import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { ConnectionLost, isLoss } from './connection-lost.ts';

type ConnectCallback = Parameters<Pool['connect']>[0];

/**
 * A query lasts milliseconds, so these wait for a second or so. More would be answered after their clients have left, and
 * keep the memory of their requests until then.
 */
const MAX_WAITING_PER_CONNECTION = 50;
/** A small pool, too, gets through the scans of a full dining room. */
const MIN_MAX_WAITING = 500;

/**
 * pg's pool, made safe against lost connections. pg-pool listens to errors of idle clients only: losing a client that is
 * checked out would end the process. Here it is released to the pool at once, which replaces it; its user gets the error
 * from the query, and its own release does nothing. A client whose query failed without an answer from the database counts
 * as lost, too: Drizzle doesn't release it if that query was `begin`.
 */
export class WatchedPool extends Pool {
  readonly #maxWaiting: number;

  constructor(config: PoolConfig & { max: number }) {
    super(config);
    this.#maxWaiting = Math.max(MIN_MAX_WAITING, config.max * MAX_WAITING_PER_CONNECTION);
    this.on('connect', watchQueries);
  }

  /** Undefined while another may wait for a connection. */
  #findOverload(): ConnectionLost | undefined {
    if (this.waitingCount < this.#maxWaiting) return undefined;
    return new ConnectionLost(new Error('too many queries wait for a connection of the database'));
  }

  /** @throws ConnectionLost if none is available, at once if too many wait. */
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const overload = this.#findOverload();
    // The pool's own `query`, which handles its client's errors itself.
    if (callback) {
      if (overload) {
        process.nextTick(() => callback(overload, undefined, () => undefined));
        return undefined;
      }
      super.connect((error, client, done) => callback(error && new ConnectionLost(error), client, done));
      return undefined;
    }
    if (overload) return Promise.reject(overload);
    return super.connect().then(watchErrors, (error: unknown) => {
      throw new ConnectionLost(error);
    });
  }
}

/** Once per checkout: the client may be released more than once, and is released by itself if it is lost. */
function watchErrors(client: PoolClient): PoolClient {
  const giveBack = client.release;
  let isReleased = false;
  const releaseOnce: PoolClient['release'] = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', releaseOnce);
    giveBack(error);
  };
  client.on('error', releaseOnce);
  client.release = releaseOnce;
  return client;
}

/** Once per client. */
function watchQueries(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watchedQuery = (...args: unknown[]): unknown => {
    const result = query(...args);
    // The callback form, which the pool itself uses, returns nothing.
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (isLoss(error)) client.release(error);
      });
    return result;
  };
  // Has the original's parameters and result; its overloads can't be repeated here.
  client.query = watchedQuery as PoolClient['query'];
}

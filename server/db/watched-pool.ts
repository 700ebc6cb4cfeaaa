import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { ConnectionLost, isLoss } from './connection-lost.ts';

type Callback = Parameters<Pool['connect']>[0];

/**
 * pg's pool, in which a connection may be lost at any time. pg-pool listens to errors of idle clients only: one that is
 * lost while it is checked out would end the process. Here it goes back to the pool at once, which replaces it; whoever
 * has it checked out is told by the query's error, and gives it back a second time in vain. A client whose query ended
 * without the database's answer is lost, too: Drizzle doesn't give it back if that query was `begin`.
 */
export class WatchedPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    this.on('connect', watchQueries);
  }

  /** @throws ConnectionLost if there is none to be had. */
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    // The pool's own `query`, which listens to its client's errors itself.
    if (callback) {
      super.connect((error, client, done) => callback(error && new ConnectionLost(error), client, done));
      return undefined;
    }
    return super.connect().then(watchErrors, (error: unknown) => {
      throw new ConnectionLost(error);
    });
  }
}

/** Once a checkout: the client may be released more than once, and releases itself if it is lost. */
function watchErrors(client: PoolClient): PoolClient {
  const giveBack = client.release;
  let isReleased = false;
  const release: PoolClient['release'] = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', release);
    giveBack(error);
  };
  client.on('error', release);
  client.release = release;
  return client;
}

/** Once a client. */
function watchQueries(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]): unknown => {
    const result = query(...args);
    // The form with a callback, which the pool itself uses, returns nothing.
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (isLoss(error)) client.release(error);
      });
    return result;
  };
  // It takes and returns whatever the original does, whose overloads can't be repeated here.
  client.query = watched as PoolClient['query'];
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../server/db/db.ts';
import type { TestApp } from './test-app.ts';

/** Before a transaction of the request begins, or before it commits; the first is number 1. */
export type Stop = { at: 'before' | 'commit'; transaction: number };
/** Stops one of the transactions of the requests that run in its context. */
export class StoppedRequest {
  readonly #stop: Stop;
  readonly #release = Promise.withResolvers<void>();
  readonly #stopped = Promise.withResolvers<void>();
  #transactions = 0;

  constructor(stop: Stop) {
    this.#stop = stop;
  }

  /** Resolves to false if the request ended without reaching its stop. */
  async reaches(answer: Promise<unknown>): Promise<boolean> {
    return await Promise.race([this.#stopped.promise.then(() => true), answer.then(() => false)]);
  }

  release(): void {
    this.#release.resolve();
  }

  async run<T>(transaction: (stopAtCommit: () => Promise<void>) => Promise<T>): Promise<T> {
    this.#transactions += 1;
    const isStopped = this.#transactions === this.#stop.transaction;
    const wait = async () => {
      this.#stopped.resolve();
      await this.#release.promise;
    };
    if (isStopped && this.#stop.at === 'before') await wait();
    return await transaction(async () => {
      if (isStopped && this.#stop.at === 'commit') await wait();
    });
  }
}

/** From now on a request that runs in the returned storage can be stopped at one of its transactions. */
export function stopTransactions(t: TestApp): AsyncLocalStorage<StoppedRequest> {
  const stopped = new AsyncLocalStorage<StoppedRequest>();
  t.deps.db = new Proxy(t.deps.db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      const request = stopped.getStore();
      if (property !== 'transaction' || request === undefined) return value;
      const transaction: Db['transaction'] = (run, config) =>
        request.run((stopAtCommit) =>
          target.transaction(async (tx) => {
            const result = await run(tx);
            await stopAtCommit();
            return result;
          }, config),
        );
      return transaction;
    },
  });
  return stopped;
}

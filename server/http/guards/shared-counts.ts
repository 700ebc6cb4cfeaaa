import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Deps } from '../../deps.ts';
import { MonotonicRateLimitStore } from './monotonic-rate-limit-store.ts';
import { countEvent, sweepCounts } from './queries.ts';
import { limitKey } from './sender.ts';

const SWEEP_EVERY_MS = 60_000;

type CountDeps = Pick<Deps, 'db' | 'log' | 'now' | 'secret'>;

/**
 * The counts of one route, shared by all nodes through the database. In front of it each node counts in memory: what this
 * node alone refuses costs no query, and while the database is unavailable its own count holds.
 */
export class SharedCounts implements FastifyRateLimitStore {
  readonly #deps: CountDeps;
  readonly #route: string;
  readonly #own: MonotonicRateLimitStore;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(deps: CountDeps, route: string) {
    this.#deps = deps;
    this.#route = route;
    this.#own = new MonotonicRateLimitStore(() => deps.now().getTime());
  }

  incr(sender: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number): void {
    const ownCount = this.#own.count(sender, windowMs);
    if (ownCount.current > max) callback(null, ownCount);
    else
      void this.#countForAll(sender, windowMs).then(
        (shared) => callback(null, shared),
        (error: unknown) => {
          this.#deps.log.warn({ err: error }, 'a limit was counted by this process alone');
          callback(null, ownCount);
        },
      );
  }

  child(): SharedCounts {
    throw new Error('The counts of a route have no children.');
  }

  async #countForAll(sender: string, window_ms: number): Promise<{ current: number; ttl: number }> {
    const { db, now } = this.#deps;
    const time = now();
    if (Math.abs(time.getTime() - this.#sweptAt) > SWEEP_EVERY_MS) {
      this.#sweptAt = time.getTime();
      await sweepCounts(db, time);
    }
    const countKey = limitKey(this.#deps, this.#route, sender);
    const { count, ends_at } = await countEvent(db, { key: countKey, window_ms, now: time });
    return { current: count, ttl: Date.parse(ends_at) - time.getTime() };
  }
}

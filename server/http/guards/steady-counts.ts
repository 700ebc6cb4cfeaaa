import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const MAX_ADDRESSES = 50_000;

/**
 * Rate-limit counts in fixed windows, in this process. The plugin's own store uses the wall clock: after it was set back
 * by an hour, a busy address would be refused for an hour. It also refuses a whole burst at once, because its answers
 * share one object.
 */
export class SteadyCounts implements FastifyRateLimitStore {
  // A limit by `max` would allocate for all addresses at once, and there are dozens of these.
  readonly #windows = new LRUCache<string, { count: number; ends_at: number }>({
    maxSize: MAX_ADDRESSES,
    sizeCalculation: () => 1,
  });

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindowMs: number): void {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.ends_at <= now) {
      window = { count: 0, ends_at: now + timeWindowMs };
      this.#windows.set(key, window);
    }
    window.count += 1;
    callback(null, { current: window.count, ttl: window.ends_at - now });
  }

  /** A route with a limit of its own has a separate count. */
  child(): SteadyCounts {
    return new SteadyCounts();
  }
}

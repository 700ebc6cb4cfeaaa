import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const MAX_ADDRESSES = 50_000;

/**
 * Counts of requests in windows of time, in this process. The plugin's own store goes by the time of day: a clock that is
 * set back by an hour would refuse a busy address for an hour. It also refuses all of a burst at once, as its answers
 * share one object.
 */
export class SteadyCounts implements FastifyRateLimitStore {
  #windows: LRUCache<string, { count: number; ends_at: number }> | undefined;

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindowMs: number): void {
    // Made by the first request: it takes its room for all addresses at once, and there are dozens of these.
    this.#windows ??= new LRUCache({ max: MAX_ADDRESSES });
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.ends_at <= now) {
      window = { count: 0, ends_at: now + timeWindowMs };
      this.#windows.set(key, window);
    }
    window.count += 1;
    callback(null, { current: window.count, ttl: window.ends_at - now });
  }

  /** A route with a limit of its own counts apart. */
  child(): SteadyCounts {
    return new SteadyCounts();
  }
}

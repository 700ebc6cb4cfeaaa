import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const MAX_ADDRESSES = 50_000;

/**
 * Rate-limit counts in fixed windows, in this process. The plugin's own store uses the wall clock: after it was set back
 * by an hour, a busy address would be refused for an hour. It also refuses a whole burst at once, because its answers
 * share one object.
 */
export class MonotonicRateLimitStore implements FastifyRateLimitStore {
  // A limit by `max` would allocate for all addresses at once, and there are dozens of these.
  readonly #windows = new LRUCache<string, { count: number; ends_at: number }>({
    maxSize: MAX_ADDRESSES,
    sizeCalculation: () => 1,
  });
  readonly #now: () => number;

  /** @param now In milliseconds; by default a clock that is never set back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  count(key: string, windowMs: number): { current: number; ttl: number } {
    const now = this.#now();
    let currentWindow = this.#windows.get(key);
    if (!currentWindow || currentWindow.ends_at <= now || currentWindow.ends_at > now + 2 * windowMs) {
      currentWindow = { count: 0, ends_at: now + windowMs };
      this.#windows.set(key, currentWindow);
    }
    currentWindow.count += 1;
    return { current: currentWindow.count, ttl: currentWindow.ends_at - now };
  }

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindowMs: number): void {
    callback(null, this.count(key, timeWindowMs));
  }

  child(): MonotonicRateLimitStore {
    throw new Error('The counts of a route have no children.');
  }
}

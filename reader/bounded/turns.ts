import { availableParallelism } from 'node:os';

const CORES = availableParallelism();
/** Running steps of all pools of this program. */
let running = 0;

/**
 * Limits concurrent work: each pool always has one step running; a second one starts if a core is free and there is enough
 * memory. The others wait in order.
 */
export class Turns {
  readonly at_once: number;
  readonly #roomBytes: number;
  readonly #waiting: (() => void)[] = [];
  #own = 0;

  /** `room_bytes`: free memory that a second step needs. */
  constructor({ at_once, room_bytes }: { at_once: number; room_bytes: number }) {
    this.at_once = Math.max(1, Math.min(at_once, CORES));
    this.#roomBytes = room_bytes;
  }

  /** Steps that wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async run<T>(step: () => Promise<T>): Promise<T> {
    await this.#begin();
    try {
      return await step();
    } finally {
      this.#end();
    }
  }

  #begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    this.#next();
    return promise;
  }

  #end(): void {
    this.#own -= 1;
    running -= 1;
    this.#next();
  }

  #next(): void {
    while (this.#waiting.length > 0 && this.#hasRoom()) {
      this.#own += 1;
      running += 1;
      this.#waiting.shift()?.();
    }
  }

  #hasRoom(): boolean {
    if (this.#own === 0) return true;
    return this.#own < this.at_once && running < CORES && process.availableMemory() > this.#roomBytes;
  }
}

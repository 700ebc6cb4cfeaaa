import { BoundedChild, type CallLimits, type ChildLimits, type ChildResult } from './bounded-child.ts';
import { boundsError, ChildError } from './child-messages.ts';
import { Turns } from './turns.ts';

type PoolOptions = ChildLimits & {
  /** The child's program: a file that calls `answerCalls`. */
  program: string;
  /** For one call with all its attempts. */
  call_limits: CallLimits;
  /** The maximum of concurrent calls, each in its own child; at most the machine's cores. */
  at_once: number;
  /** Above this number of waiting calls, new ones are rejected with `queue_full`. No limit by default. */
  most_waiting?: number;
  /** Idle time after which children end. By default they stay until the pool is closed. */
  idle_ms?: number;
};

/** A child process and those that replace it when it needs a restart or has died. */
type Place = { child: BoundedChild | undefined };

/**
 * Child processes with low priority that handle calls, started on demand and restarted after they ended. Damage by untrusted
 * files ends with the child.
 */
export class ChildPool {
  readonly #options: PoolOptions;
  readonly #turns: Turns;
  readonly #places: Place[];
  /** Idle places, the last used one at the end: its child is warm. */
  readonly #free: Place[];
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** The peak memory of one child during a call. */
  peak_bytes = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
    // Memory for a new child that grows to its limit while the running one does too.
    this.#turns = new Turns({ at_once: options.at_once, room_bytes: 2 * options.memory_limit_bytes });
    this.#places = Array.from({ length: this.#turns.at_once }, (): Place => ({ child: undefined }));
    this.#free = this.#places.toReversed();
  }

  get at_once(): number {
    return this.#turns.at_once;
  }

  /** For the children that are running now. */
  get pids(): number[] {
    return this.#places.flatMap(({ child }) => (child?.is_alive ? (child.pid ?? []) : []));
  }

  /**
   * @param options `again` is the call for a new child if the call ran out of memory, also in a child that no earlier calls had
   * filled; by default only the latter is tried.
   * @throws {ChildError} a problem of the limits, or the child's own.
   */
  async ask(call: unknown, options: { again?: unknown } = {}): Promise<ChildResult> {
    if (this.#turns.waiting >= (this.#options.most_waiting ?? Number.POSITIVE_INFINITY))
      throw boundsError('queue_full');
    return await this.#turns.run(async () => {
      const childPlace = this.#free.pop();
      if (!childPlace) throw new Error('More calls than places have their turn.');
      clearTimeout(this.#idle);
      try {
        return await this.#run(childPlace, call, options.again);
      } finally {
        this.#free.push(childPlace);
        this.#endWhenIdle();
      }
    });
  }

  /** Ends the children; running and waiting calls are rejected with `child_crashed`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await this.#endAll();
  }

  async #run(childPlace: Place, call: unknown, again: unknown): Promise<ChildResult> {
    const { call_limits: limits, memory_limit_bytes } = this.#options;
    const startTime = performance.now();
    const isFilled = (await this.#childOf(childPlace)).peak_bytes > memory_limit_bytes / 4;
    // Earlier calls must not decide the result of this one: the call with less comes only after a child of its own.
    const calls = [call, ...(isFilled ? [call] : []), ...(again === undefined ? [] : [again])];
    let processorMs = 0;
    for (;;) {
      const child = await this.#childOf(childPlace);
      try {
        const result = await child.call(calls.shift(), {
          processor_ms: limits.processor_ms - processorMs,
          wall_ms: limits.wall_ms - (performance.now() - startTime),
        });
        return { ...result, processor_ms: processorMs + result.processor_ms };
      } catch (error) {
        const isShortOfMemory = error instanceof ChildError && error.problem === 'out_of_memory';
        if (!isShortOfMemory || calls.length === 0) throw error;
        processorMs += error.processor_ms;
        await child.end();
      } finally {
        this.peak_bytes = Math.max(this.peak_bytes, child.peak_bytes, childPlace.child?.peak_bytes ?? 0);
      }
    }
  }

  async #childOf(childPlace: Place): Promise<BoundedChild> {
    if (this.#isClosed) throw boundsError('child_crashed');
    if (!childPlace.child?.is_alive || (await childPlace.child.needsRestart())) {
      await childPlace.child?.end();
      if (this.#isClosed) throw boundsError('child_crashed');
      childPlace.child = new BoundedChild(this.#options.program, this.#options);
    }
    return childPlace.child;
  }

  #endWhenIdle(): void {
    const { idle_ms } = this.#options;
    if (idle_ms === undefined || this.#free.length < this.#places.length) return;
    this.#idle = setTimeout(() => void this.#endAll(), idle_ms).unref();
  }

  async #endAll(): Promise<void> {
    // Removed from their places first: no call may get a child that is ending.
    const children = this.#places.map(({ child }) => child);
    for (const childPlace of this.#places) childPlace.child = undefined;
    await Promise.all(children.map((child) => child?.end()));
  }
}

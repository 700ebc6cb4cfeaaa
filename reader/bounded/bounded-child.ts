import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { type BoundsProblem, boundsError, type ChildAnswer, ChildError, type ChildRequest } from './child-messages.ts';
import { findProcessUsage } from './process-usage.ts';

const WATCH_EVERY_MS = 100;
/** A process that holds this fraction of its limit after a call has too little memory left for the next one. */
const RESTART_AT = 0.7;
/** Otherwise the young heap grows to 48 MB with each call's garbage. */
const LEAN = ['--max-semi-space-size=4'];
/**
 * No part of the parent's environment: untrusted files are opened there, so no key or address is within reach. Settings
 * for glibc's malloc: freed pictures are returned to the system instead of fragmenting the heaps; the megabytes that an
 * OCR engine allocates and frees all the time are kept (returning them is a quarter of a picture's time; many
 * of the detector's layers are of some 10 MB); memory comes in huge pages (`hugetlb=1`, from glibc 2.35; older versions
 * ignore it), which saves an eighth of that time.
 */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(16 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(64 * 1024 * 1024),
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

/** Of Linux (proc(5)): which process the kernel ends if memory is short. The server itself has 0. */
const ENDED_FIRST = '1000';

/** Resident memory above which a child is killed. */
export type ChildLimits = { memory_limit_bytes: number };

/**
 * Limits of one call, after which its child is killed. `processor_ms` counts the processor time of all of the child's
 * threads, so that a busy machine is slower but fails nothing; where a system doesn't report it, time counts. `wall_ms`
 * is the last resort, for a call that hardly gets the processor or waits for something that never comes.
 */
export type CallLimits = { processor_ms: number; wall_ms: number };

/** A call's result and the processor time that it used. */
export type ChildResult = { result: unknown; processor_ms: number };

/**
 * One child process, whose program calls `answerCalls`, and its current call. A call that exceeds a limit kills the
 * process.
 */
export class BoundedChild {
  readonly #child: ChildProcess;
  readonly #limits: ChildLimits;
  readonly #exited: Promise<void>;
  #nextId = 1;
  #isAlive = true;
  #killedFor: BoundsProblem = 'child_crashed';
  #isKilled = false;
  #rejectCall: ((error: ChildError) => void) | undefined;
  /** Processor time of the current call, as last measured. */
  #spentMs = 0;
  /** The peak memory during calls, in bytes. */
  peak_bytes = 0;

  constructor(program: string, limits: ChildLimits) {
    this.#limits = limits;
    this.#child = fork(program, { execArgv: LEAN, env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.#exited = new Promise((resolve) => {
      const handleEnd = (cause?: unknown) => {
        this.#isAlive = false;
        this.#rejectCall?.(boundsError(this.#killedFor, { cause, processor_ms: this.#spentMs }));
        resolve();
      };
      this.#child.once('exit', (code, signal) => {
        // Nobody else sends it: the kernel does if the machine, or the service's limit, has no more memory.
        if (signal === 'SIGKILL' && !this.#isKilled) this.#killedFor = 'out_of_memory';
        handleEnd(new Error(`The child process ended (${signal ?? code}).`));
      });
      this.#child.once('error', handleEnd);
    });
    this.#lowerPriority();
    this.#endFirst();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get is_alive(): boolean {
    return this.#isAlive && this.#child.connected;
  }

  /** Whether earlier calls left so much memory allocated that the next one needs a new process. */
  async needsRestart(): Promise<boolean> {
    if (!this.#isAlive || this.#child.pid === undefined) return true;
    const usage = await findProcessUsage(this.#child.pid);
    return (usage?.resident_bytes ?? 0) > this.#limits.memory_limit_bytes * RESTART_AT;
  }

  /** @throws {ChildError} the child's own problem, or why the process was killed. One call at a time. */
  async call(call: unknown, limits: CallLimits): Promise<ChildResult> {
    const id = this.#nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<ChildResult>();
    this.#spentMs = 0;
    this.#rejectCall = reject;
    const listen = (answer: ChildAnswer) => {
      if (answer.id !== id) return;
      const { processor_ms } = answer;
      if ('problem' in answer)
        reject(new ChildError(answer.problem, { cause: new Error(answer.detail), processor_ms }));
      else resolve({ result: answer.result, processor_ms });
    };
    this.#child.on('message', listen);
    const deadline = setTimeout(() => this.#kill('server_busy'), limits.wall_ms);
    const watch = this.#watch(id, limits);
    try {
      this.#child.send({ id, call } satisfies ChildRequest, (error) => {
        if (error) reject(boundsError('child_crashed', { cause: error }));
      });
      return await promise;
    } finally {
      clearTimeout(deadline);
      clearInterval(watch);
      this.#child.off('message', listen);
      this.#rejectCall = undefined;
    }
  }

  /** Kills the process and waits until it is gone. */
  async end(): Promise<void> {
    this.#kill(this.#killedFor);
    await this.#exited;
  }

  #kill(problem: BoundsProblem): void {
    this.#killedFor = problem;
    this.#isKilled = true;
    this.#child.kill('SIGKILL');
  }

  /** Kills the process when the call `id` exceeds a limit. */
  #watch(id: number, limits: CallLimits): NodeJS.Timeout {
    const { pid } = this.#child;
    const startTime = performance.now();
    /** Processor time before the call. */
    let earlierMs: number | undefined;
    const look = async () => {
      if (!this.#isAlive || pid === undefined) return;
      const usage = await findProcessUsage(pid);
      // Measured for a call that has ended meanwhile.
      if (!this.#rejectCall || this.#nextId !== id + 1) return;
      earlierMs ??= usage?.processor_ms;
      this.#spentMs = usage ? usage.processor_ms - (earlierMs ?? 0) : performance.now() - startTime;
      this.peak_bytes = Math.max(this.peak_bytes, usage?.resident_bytes ?? 0);
      if (usage && usage.resident_bytes > this.#limits.memory_limit_bytes) this.#kill('out_of_memory');
      else if (this.#spentMs > limits.processor_ms) this.#kill('out_of_time');
    };
    void look();
    return setInterval(() => void look(), WATCH_EVERY_MS);
  }

  #lowerPriority(): void {
    try {
      if (this.#child.pid !== undefined) setPriority(this.#child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The system forbids it, or the process has ended: it works at any priority.
    }
  }

  /** So that a page for which there is too little memory costs that page, rather than the server. */
  #endFirst(): void {
    try {
      if (process.platform === 'linux') writeFileSync(`/proc/${this.#child.pid}/oom_score_adj`, ENDED_FIRST);
    } catch {
      // As above: then the largest process is ended.
    }
  }
}

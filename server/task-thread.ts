import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';

export type TaskThread<Task, Answer> = {
  /**
   * @param turn Who asks: the id of a restaurant or a user. The thread's time is shared between those who wait.
   * @throws what the task threw; an error if the thread ended with it: memory limit, deadline or `close`.
   */
  ask(task: Task, turn: string): Promise<Answer>;
  close(): Promise<void>;
};

/** The thread has ended with the task: its deadline, its memory, or `close`. */
export class ThreadEnd extends Error {}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

type TaskThreadOptions = {
  /** The thread's program, which calls `answerTasks`. */
  program: URL;
  /** For the error if it ends: "that makes pages". */
  purpose: string;
  max_memory_mb: number;
  /** From when the thread begins a task. A task that lasts longer ends with its thread; the others run in the next one. */
  deadline_ms?: number;
  /** Passed to the program as `workerData`. */
  data?: unknown;
};

export type TaskMessage<Task> = { id: number; task: Task };
export type AnswerMessage<Answer> =
  | { id: number; begun: true }
  | { id: number; answer: Answer }
  | { id: number; error: Error };

type Waiting<Task, Answer> = { task: Task; resolve(answer: Answer): void; reject(error: Error): void };
type Running<Task, Answer> = Waiting<Task, Answer> & {
  id: number;
  turn: string;
  begun_at: number;
  timer?: NodeJS.Timeout;
};

/** Of the memory that the service may use: the rest is the server's and that of other threads. */
const THREAD_SHARE = 1 / 3;

/** A thread that is larger than the service may be would end the server instead of itself. @param limitBytes 0 if unlimited. */
export function threadMemoryMb(maxMemoryMb: number, limitBytes: number = process.constrainedMemory()): number {
  const availableMb = Math.floor((limitBytes * THREAD_SHARE) / (1024 * 1024));
  return limitBytes > 0 ? Math.min(maxMemoryMb, availableMb) : maxMemoryMb;
}

/** With the process's cache of compiled modules, if it has one: a thread starts in less than half the time. */
function threadEnvironment(): NodeJS.ProcessEnv | undefined {
  const folder = getCompileCacheDir();
  // Node appends its version to its folder.
  // biome-ignore lint/style/noProcessEnv: passed on, not read
  return folder === undefined ? undefined : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) };
}

/**
 * A worker thread for tasks that would block the event loop, one at a time: a task that needs too much time, or memory,
 * ends alone. Started by the first task, and restarted by the next one if it has ended; it doesn't keep the process alive.
 */
export function openTaskThread<Task, Answer>(options: TaskThreadOptions): TaskThread<Task, Answer> {
  const { program, purpose, max_memory_mb, deadline_ms, data } = options;
  const queue = new FairQueue<Waiting<Task, Answer>>();
  let worker: Worker | undefined;
  let running: Running<Task, Answer> | undefined;
  let isClosed = false;
  let lastId = 0;

  const start = (): Worker => {
    const env = threadEnvironment();
    const started = new Worker(program, {
      ...(env && { env }),
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: threadMemoryMb(max_memory_mb) },
    });
    let reason: Error = new ThreadEnd(`The thread ${purpose} has ended.`);
    started.unref();
    started.on('message', (message: AnswerMessage<Answer>) => {
      if (!running || running.id !== message.id) return;
      if ('begun' in message) {
        running.begun_at = performance.now();
        if (deadline_ms !== undefined) running.timer = setTimeout(() => void started.terminate(), deadline_ms).unref();
        return;
      }
      const { resolve, reject } = end(running);
      if ('error' in message) reject(message.error);
      else resolve(message.answer);
      runNext();
    });
    started.on('error', (error) => {
      reason = isOutOfMemory(error) ? new ThreadEnd(`The thread ${purpose} has no more memory.`) : asError(error);
    });
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      if (running) end(running).reject(reason);
      runNext();
    });
    return started;
  };

  const end = (endedTask: Running<Task, Answer>): Waiting<Task, Answer> => {
    clearTimeout(endedTask.timer);
    queue.charge(endedTask.turn, performance.now() - endedTask.begun_at);
    running = undefined;
    return endedTask;
  };

  const runNext = (): void => {
    if (running) return;
    const next = queue.shift();
    if (!next) return;
    if (isClosed) {
      next.item.reject(new Error(`The thread ${purpose} is closed.`));
      runNext();
      return;
    }
    worker ??= start();
    running = { ...next.item, turn: next.turn, id: ++lastId, begun_at: performance.now() };
    try {
      worker.postMessage({ id: running.id, task: running.task } satisfies TaskMessage<Task>);
    } catch (error) {
      // What can't be copied to a thread.
      end(running).reject(error instanceof Error ? error : new Error(String(error)));
      runNext();
    }
  };

  return {
    ask(task, turn) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      queue.push(turn, { task, resolve, reject });
      runNext();
      return promise;
    },
    close: async () => {
      isClosed = true;
      if (worker) await worker.terminate();
      else runNext();
    },
  };
}

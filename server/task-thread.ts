import { Worker } from 'node:worker_threads';

export type TaskThread<Task, Answer> = {
  /** @throws what the task threw; an error if the thread ended: memory limit, deadline or `close`. */
  ask(task: Task): Promise<Answer>;
  close(): Promise<void>;
};

export type TaskThreadOptions = {
  /** The thread's program, which calls `answerTasks`. */
  program: URL;
  /** For the error if it ends: "that makes pages". */
  purpose: string;
  max_memory_mb: number;
  /** A task that takes longer ends the thread with all its tasks. Without it there is no limit. */
  deadline_ms?: number;
  /** Passed to the program as `workerData`. */
  data?: unknown;
};

export type TaskMessage<Task> = { id: number; task: Task };
export type AnswerMessage<Answer> = { id: number; answer: Answer } | { id: number; error: Error };

type Waiting<Answer> = {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
};

/**
 * A worker thread for tasks that would block the event loop. Started by the first task, and restarted by the next one if it
 * has ended; it doesn't keep the process alive.
 */
export function openTaskThread<Task, Answer>(options: TaskThreadOptions): TaskThread<Task, Answer> {
  const { program, purpose, max_memory_mb, deadline_ms, data } = options;
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | undefined;
  let last = 0;

  const start = (): Worker => {
    const started = new Worker(program, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: max_memory_mb },
    });
    let reason = new Error(`The thread ${purpose} has ended.`);
    started.unref();
    started.on('message', (said: AnswerMessage<Answer>) => {
      const task = waiting.get(said.id);
      waiting.delete(said.id);
      clearTimeout(task?.timer);
      if ('error' in said) task?.reject(said.error);
      else task?.resolve(said.answer);
    });
    started.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error));
    });
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer);
        reject(reason);
      }
      waiting.clear();
    });
    return started;
  };

  return {
    ask(task) {
      worker ??= start();
      const current = worker;
      const id = ++last;
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const end = () => void current.terminate();
      const timer = deadline_ms === undefined ? undefined : setTimeout(end, deadline_ms).unref();
      waiting.set(id, { resolve, reject, timer });
      current.postMessage({ id, task } satisfies TaskMessage<Task>);
      return promise;
    },
    close: async () => void (await worker?.terminate()),
  };
}

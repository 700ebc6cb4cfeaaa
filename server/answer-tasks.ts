import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { AnswerMessage, TaskMessage } from './task-thread.ts';

/** The worker's side of task-thread.ts: says that a task begins, runs it, and posts its result or its error. */
export function answerTasks<Task, Answer>(carryOut: (task: Task) => Answer | Promise<Answer>): void {
  const tell = (message: AnswerMessage<Answer>): void => parentPort?.postMessage(message);
  let isFlushed = false;
  parentPort?.on('message', async ({ id, task }: TaskMessage<Task>) => {
    tell({ id, begun: true });
    try {
      tell({ id, answer: await carryOut(task) });
    } catch (error) {
      tell({ id, error: error instanceof Error ? error : new Error(String(error)) });
    }
    // A thread is terminated, so what it compiled would not be written at its end.
    if (!isFlushed) flushCompileCache();
    isFlushed = true;
  });
}

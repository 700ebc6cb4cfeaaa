import { answerTasks } from '../server/answer-tasks.ts';

/** A thread's program for tests of task-thread.ts. */
export type SlowTask = { name: string; kind: 'answer' | 'never' | 'throw' };

answerTasks(({ name, kind }: SlowTask): string => {
  if (kind === 'throw') throw new Error(`${name} failed`);
  const begun_at = performance.now();
  // Without an end, but for the deadline of the test that would otherwise keep a processor busy.
  while (kind === 'never' && performance.now() - begun_at < 60_000) Math.sqrt(begun_at);
  return name;
});

import { type ChildAnswer, ChildError, type ChildRequest } from './child-messages.ts';

/**
 * The child's side of bounded-child.ts: answers calls one after another. The process exits when its parent is gone, however
 * that ended. An error with its own `problem` is reported with it, any other as `child_crashed`.
 */
export function answerCalls(run: (call: unknown) => Promise<unknown>): void {
  const parent = process.ppid;
  process.once('disconnect', () => process.exit(0));
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, 1_000).unref();

  let previousAnswer: Promise<void> = Promise.resolve();
  process.on('message', ({ id, call }: ChildRequest) => {
    previousAnswer = previousAnswer.then(async () => {
      tell(await answer(id, () => run(call)));
    });
  });
}

async function answer(id: number, run: () => Promise<unknown>): Promise<ChildAnswer> {
  const usageBefore = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(usageBefore);
    return (user + system) / 1_000;
  };
  try {
    const result = await run();
    return { id, result, processor_ms: spent() };
  } catch (error) {
    const problem = error instanceof ChildError ? error.problem : 'child_crashed';
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, problem, detail, processor_ms: spent() };
  }
}

function tell(message: ChildAnswer): void {
  process.send?.(message);
}

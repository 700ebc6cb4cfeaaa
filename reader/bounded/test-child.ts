import { answerCalls } from './answer-calls.ts';

/** What the child of bounded-child.test.ts does. */
export type TestCall = 'spin' | 'pause' | 'nothing' | 'wait for ever' | 'fail';

const PAUSE_MS = 900;
const TURN_MS = 50;

/** The cast: only bounded-child.test.ts calls it. */
answerCalls((call) => run(call as TestCall));

async function run(call: TestCall): Promise<string> {
  switch (call) {
    case 'spin':
      for (;;) {
        spin();
        // The parent's messages are read in between.
        await new Promise((resolve) => setImmediate(resolve));
      }
    case 'pause':
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return 'rested';
    case 'wait for ever':
      await new Promise((resolve) => setTimeout(resolve, 2 ** 31 - 1));
      return 'never';
    case 'fail':
      spin();
      throw new Error('a call that fails');
    case 'nothing':
      return 'done';
  }
}

function spin(): void {
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < TURN_MS * 1_000);
}

import { afterEach, expect, test } from 'vitest';
import type { SlowTask } from '../test/slow-tasks.ts';
import { openTaskThread, type TaskThread, threadMemoryMb } from './task-thread.ts';

let thread: TaskThread<SlowTask, string>;
const open = (deadline_ms?: number): TaskThread<SlowTask, string> => {
  thread = openTaskThread({
    program: new URL('../test/slow-tasks.ts', import.meta.url),
    purpose: 'of the test',
    max_memory_mb: 32,
    ...(deadline_ms === undefined ? {} : { deadline_ms }),
  });
  return thread;
};
afterEach(() => thread.close());

const ask = (name: string, kind: SlowTask['kind'] = 'answer', turn = 'one') => thread.ask({ name, kind }, turn);

test('a task that exceeds its deadline ends alone: those that wait behind it are answered', async () => {
  open(200);
  const slow = ask('slow', 'never');
  const others = [ask('a'), ask('b'), ask('c', 'throw'), ask('d')];
  const outcomes = await Promise.allSettled([slow, ...others]);
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message))).toEqual([
    'The thread of the test has ended.',
    'a',
    'b',
    'c failed',
    'd',
  ]);
});

test('the deadline does not count the time in the queue', async () => {
  open(400);
  const tasks = [ask('slow', 'never', 'a'), ask('slower', 'never', 'b'), ask('last', 'answer', 'c')];
  expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});

test('one who asks much waits behind another', async () => {
  open();
  const order: string[] = [];
  const note = async (name: string, turn: string) => void order.push(await ask(name, 'answer', turn));
  await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => note(name, 'a')), note('b1', 'b')]);
  expect(order.indexOf('b1')).toBeLessThan(3);
});

test('tasks that wait when it is closed are refused', async () => {
  open();
  const [running, waiting] = [ask('slow', 'never'), ask('a')];
  const outcomes = Promise.allSettled([running, waiting]);
  await thread.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask('b')).rejects.toThrow('is closed');
});

test('a thread has less memory than the service that it is in', () => {
  const megabytes = (count: number) => count * 1024 * 1024;
  expect(threadMemoryMb(512, megabytes(512))).toBe(170);
  expect(threadMemoryMb(256, megabytes(2_048))).toBe(256);
  expect(threadMemoryMb(512, 0)).toBe(512);
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { BoundedChild, type CallLimits } from './bounded-child.ts';
import { ChildError } from './child-messages.ts';
import { ChildPool } from './child-pool.ts';
import type { TestCall } from './test-child.ts';

const PROGRAM = fileURLToPath(new URL('./test-child.ts', import.meta.url));
const MEMORY = { memory_limit_bytes: 500 * 1024 * 1024 };
/** A minute is never reached, even on a busy machine. */
const PATIENT: CallLimits = { processor_ms: 60_000, wall_ms: 60_000 };

const children: BoundedChild[] = [];
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.end()));
});

/** A child that has started: no call counts the time of its start. */
async function startedChild(): Promise<BoundedChild> {
  const child = new BoundedChild(PROGRAM, MEMORY);
  children.push(child);
  await child.call('nothing' satisfies TestCall, PATIENT);
  return child;
}

async function failureOf(call: Promise<unknown>): Promise<ChildError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ChildError)) throw new Error('the call fails with a ChildError', { cause: error });
  return error;
}

it('lets a call wait for longer than the processor time that it may use', async () => {
  const child = await startedChild();
  const answer = await child.call('pause' satisfies TestCall, { ...PATIENT, processor_ms: 400 });
  expect(answer.result).toBe('rested');
  expect(answer.processor_ms).toBeLessThan(400);
});

it('kills a call that used up its processor time, and reports how much it was', async () => {
  const child = await startedChild();
  const error = await failureOf(child.call('spin' satisfies TestCall, { ...PATIENT, processor_ms: 300 }));
  expect(error.problem).toBe('out_of_time');
  expect(error.processor_ms).toBeGreaterThan(300);
  expect(child.is_alive).toBe(false);
});

it('ends a call that gets nowhere at its last deadline, as the server’s fault', async () => {
  const child = await startedChild();
  const error = await failureOf(child.call('wait for ever' satisfies TestCall, { ...PATIENT, wall_ms: 200 }));
  expect(error.problem).toBe('server_busy');
});

it('reports the processor time of a call that failed by itself', async () => {
  const child = await startedChild();
  const error = await failureOf(child.call('fail' satisfies TestCall, PATIENT));
  expect(error.problem).toBe('child_crashed');
  expect(error.processor_ms).toBeGreaterThanOrEqual(50);
});

it('is what the kernel ends first if memory is short, and its call then fails for that reason', async () => {
  const child = await startedChild();
  const { pid } = child;
  if (pid === undefined) throw new Error('the child runs');
  if (process.platform === 'linux') expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
  const failure = failureOf(child.call('wait for ever' satisfies TestCall, PATIENT));
  // As the kernel does.
  process.kill(pid, 'SIGKILL');
  expect((await failure).problem).toBe('out_of_memory');
});

it('measures each call by itself', async () => {
  const child = await startedChild();
  await failureOf(child.call('fail' satisfies TestCall, PATIENT));
  expect((await child.call('nothing' satisfies TestCall, PATIENT)).processor_ms).toBeLessThan(50);
});

it('answers the next call in a new process', async () => {
  const pool = new ChildPool({
    program: PROGRAM,
    ...MEMORY,
    call_limits: { processor_ms: 1_500, wall_ms: 60_000 },
    at_once: 1,
  });
  expect((await failureOf(pool.ask('spin' satisfies TestCall))).problem).toBe('out_of_time');
  expect((await pool.ask('nothing' satisfies TestCall)).result).toBe('done');
  await pool.close();
});

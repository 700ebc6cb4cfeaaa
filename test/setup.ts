import { afterAll, afterEach, expect, vi } from 'vitest';
import { closeAll } from './closers.ts';

// A console.error that a test didn't expect is a defect; one that it expects is spied on by the test itself.
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = consoleError.mock.calls.splice(0);
  expect(calls, 'console.error was called').toEqual([]);
});

afterAll(closeAll, 60_000);

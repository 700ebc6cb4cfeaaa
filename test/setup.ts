import { afterAll, afterEach, expect, vi } from 'vitest';
import { closeAll } from './closers.ts';
import { refuseNetwork, takeRefused } from './refuse-network.ts';

refuseNetwork();

// A console.error that a test didn't expect is a defect; one that it expects is spied on by the test itself.
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = consoleError.mock.calls.splice(0);
  expect(calls, 'console.error was called').toEqual([]);
  expect(takeRefused(), 'another machine was asked for').toEqual([]);
});

afterAll(closeAll, 60_000);

// The files of a worker run one after another in one process: none may affect the next.
const env = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

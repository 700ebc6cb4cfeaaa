import { expect, test, vi } from 'vitest';
import { nextMarkTime, noteServerTime } from './server-time.ts';

const SERVER = Date.parse('2026-06-15T18:00:00.000Z');
const HOUR_MS = 60 * 60 * 1_000;

test('a tap is timed by the server’s clock, whatever the phone’s says, and later than every tap before', () => {
  vi.useFakeTimers({ now: SERVER - HOUR_MS });
  noteServerTime(new Date(SERVER).toISOString(), Date.now() - 400);
  // The answer was written 200 ms ago.
  expect(nextMarkTime()).toBe(new Date(SERVER + 200).toISOString());
  expect(nextMarkTime()).toBe(new Date(SERVER + 201).toISOString());
  vi.advanceTimersByTime(5_000);
  expect(nextMarkTime()).toBe(new Date(SERVER + 5_200).toISOString());
  // An answer that was slower to come back.
  noteServerTime(new Date(SERVER + 1_000).toISOString(), Date.now());
  expect(nextMarkTime()).toBe(new Date(SERVER + 5_201).toISOString());
});

import { expect, it } from 'vitest';
import { findProcessUsage, parsePs, parseStat } from './process-usage.ts';

it('tells the memory and the processor time of a process', async () => {
  const usage = await findProcessUsage(process.pid);
  expect(usage?.resident_bytes).toBeGreaterThan(10_000_000);
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1_000;
  expect(usage?.processor_ms).toBeGreaterThan(0);
  expect(usage?.processor_ms).toBeLessThanOrEqual(own + 20);
});

it('tells nothing of a process that is gone', async () => {
  expect(await findProcessUsage(2 ** 22 + 1)).toBeUndefined();
});

it('reads the time of a program whose name looks like fields', () => {
  const fields = 'S 1 7 7 0 -1 4194304 0 0 0 0 250 31 9 9 20 0 11 0';
  expect(parseStat(`77 (menu) (1 2 3) ${fields}`)).toBe(2_810);
});

it.each([
  ['  12345   0:01.23\n', 12_345, 1_230],
  ['12345 00:01:05\n', 12_345, 65_000],
  ['8 2-03:00:00', 8, 183_600_000],
])('reads what other systems print: %j', (line, kilobytes, processor_ms) => {
  expect(parsePs(line)).toEqual({ resident_bytes: kilobytes * 1024, processor_ms });
});

it('reads nothing where nothing was printed', () => {
  expect(parsePs('\n')).toBeUndefined();
});

import { TZDate } from '@date-fns/tz';

/** The month that it is in a timezone, "2026-11", and when the next one begins there. */
export function usageMonth(now: Date, timezone: string): { month: string; resets_at: Date } {
  const local = TZDate.tz(timezone, now);
  const [year, index] = [local.getFullYear(), local.getMonth()];
  // The parts are those of the timezone: where midnight is skipped by a change of the clocks, the first hour there is.
  const next = new TZDate(year, index + 1, 1, timezone);
  return { month: `${year}-${String(index + 1).padStart(2, '0')}`, resets_at: new Date(next.getTime()) };
}

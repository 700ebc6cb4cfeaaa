import { TZDate } from '@date-fns/tz';
import { VISITS_KEPT_DAYS } from '../../shared/limits.ts';

/** The day (ISO 8601) that it is in a timezone at a moment, in milliseconds since 1970. */
export const localDay = (timezone: string, at: number): string => new TZDate(at, timezone).toISOString().slice(0, 10);

/** Every day that is shown, oldest first; the last one is today. */
export function keptDays(timezone: string, now: Date): string[] {
  // At noon in UTC: counted by the calendar, whatever the clocks do in between.
  const today = Date.parse(`${localDay(timezone, now.getTime())}T12:00:00Z`);
  return Array.from({ length: VISITS_KEPT_DAYS }, (_, index) => {
    const day = new Date(today);
    day.setUTCDate(day.getUTCDate() - (VISITS_KEPT_DAYS - 1 - index));
    return day.toISOString().slice(0, 10);
  });
}

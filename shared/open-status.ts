import type { OpeningHours, OpeningPeriod } from './opening-hours.ts';

/** ISO 8601: Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const DAYS_OF_WEEK = WEEKDAYS.length;
const MINUTES_OF_DAY = 24 * 60;

/** A moment on the restaurant's clock. */
export type LocalTime = { /** ISO 8601. */ date: string /** Since midnight. */; minutes: number };

const FORMAT = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en', { ...FORMAT, timeZone }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Whether somebody has set a restaurant's timezone: of one without, no hour of its clock is known. */
export const hasTimezone = ({ timezone }: { timezone: string }): boolean => timezone !== 'UTC';

export type OpenStatus =
  /** `until` is null if it never closes. */
  | { is_open: true; until: string | null }
  /** `opens` is null if nothing is known within a week. */
  | { is_open: false; opens: { days_ahead: number; weekday: number; time: string } | null };

/** Whether a menu is served at a moment of the restaurant's clock; without periods it always is. */
export const isServed = (periods: readonly OpeningPeriod[], time: LocalTime): boolean =>
  periods.length === 0 || openStatus({ periods: [...periods], closed: [] }, time).is_open;

type Span = { start: number; end: number };

/** Whether the restaurant is open at a moment of its clock, and until when or from when. */
export function openStatus(hours: OpeningHours, { date, minutes }: LocalTime): OpenStatus {
  // Of yesterday, today and the week after it, in minutes since today's midnight.
  const spans = Array.from({ length: DAYS_OF_WEEK + 2 }, (_, index) => index - 1)
    .flatMap((ahead) => spansOf(hours, addDays(date, ahead), ahead * MINUTES_OF_DAY))
    .sort((one, other) => one.start - other.start);
  let end: number | undefined;
  for (const span of spans) if (span.start <= (end ?? minutes) && span.end > (end ?? minutes)) end = span.end;
  if (end !== undefined)
    return { is_open: true, until: end - minutes >= DAYS_OF_WEEK * MINUTES_OF_DAY ? null : timeOf(end) };
  const next = spans.find(({ start }) => start > minutes);
  if (!next) return { is_open: false, opens: null };
  const days_ahead = Math.floor(next.start / MINUTES_OF_DAY);
  return {
    is_open: false,
    opens: { days_ahead, weekday: weekdayOf(addDays(date, days_ahead)), time: timeOf(next.start) },
  };
}

function spansOf({ periods, closed }: OpeningHours, date: string, midnight: number): Span[] {
  if (closed.some(({ from, to }) => from <= date && date <= to)) return [];
  const isDated = ({ valid_from: from, valid_through: to }: OpeningPeriod) =>
    from !== null && to !== null && from <= date && date <= to;
  const dated = periods.filter(isDated);
  const valid = dated.length > 0 ? dated : periods.filter(({ valid_from }) => valid_from === null);
  return valid
    .filter(({ days }) => days.includes(weekdayOf(date)))
    .map(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      return { start: midnight + start, end: midnight + (end > start ? end : end + MINUTES_OF_DAY) };
    });
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function timeOf(minutes: number): string {
  const inDay = ((minutes % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}

// At noon in UTC: counted by the calendar, whatever the clocks do in between.
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The date some days later. */
export function addDays(date: string, count: number): string {
  const day = noonOf(date);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => noonOf(date).getUTCDay() || DAYS_OF_WEEK;

/** "11:00 PM" of "23:00". */
export function timeWords(time: string, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`1970-01-01T${time}:00Z`));
}

export function weekdayWords(day: number, languageTag: string): string {
  // January 1, 2024 was a Monday.
  return new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}

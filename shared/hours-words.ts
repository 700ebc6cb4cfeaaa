import { LANGUAGE_TAGS, type MenuLocale } from './locales.ts';
import { timeWords, WEEKDAYS, weekdayWords } from './open-status.ts';
import type { OpeningHours, OpeningPeriod } from './opening-hours.ts';

/** "Tuesday – Friday" and "11:30 AM – 2:30 PM, 5:30 PM – 11:00 PM". No times: closed. */
export type HoursLine = { days: string; times: string | null };
/** The lines of a week; `dates` if it replaces the usual one. */
export type HoursWeek = { dates: string | null; lines: HoursLine[] };

const RANGE = ' – ';

/** The weekly hours, each row the neighbouring days that have the same; then what replaces them. */
export function hoursWeeks({ periods }: Pick<OpeningHours, 'periods'>, locale: MenuLocale): HoursWeek[] {
  const weeks = Map.groupBy(periods, ({ valid_from, valid_through }) => `${valid_from} ${valid_through}`);
  return [...weeks.values()]
    .sort(([one], [other]) => (one?.valid_from ?? '').localeCompare(other?.valid_from ?? ''))
    .map((week) => ({ dates: datesOf(week[0], locale), lines: linesOf(week, locale) }));
}

/** "December 24, 2026 – December 26, 2026", or one date. */
export function dateSpanWords(from: string, to: string, locale: MenuLocale): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const words = (date: string) => format.format(new Date(date));
  return from === to ? words(from) : words(from) + RANGE + words(to);
}

const datesOf = (period: OpeningPeriod | undefined, locale: MenuLocale): string | null =>
  period?.valid_from && period.valid_through ? dateSpanWords(period.valid_from, period.valid_through, locale) : null;

/** The usual times of a weekday, without dates that replace them; empty if it is closed. */
export const timesOfDay = ({ periods }: Pick<OpeningHours, 'periods'>, day: number, tag: string): string[] =>
  timesWords(
    periods.filter(({ valid_from }) => valid_from === null),
    day,
    tag,
  );

const timesWords = (week: readonly OpeningPeriod[], day: number, tag: string): string[] =>
  week
    .filter(({ days }) => days.includes(day))
    .sort((one, other) => one.from.localeCompare(other.from))
    // The isolates of Unicode UAX #9: a time keeps its order within a text that is read from the right.
    .map(({ from, to }) => `\u2068${timeWords(from, tag)}${RANGE}${timeWords(to, tag)}\u2069`);

function linesOf(week: readonly OpeningPeriod[], locale: MenuLocale): HoursLine[] {
  const tag = LANGUAGE_TAGS[locale];
  const runs: { first: number; last: number; times: string | null }[] = [];
  for (const day of WEEKDAYS) {
    const times = timesWords(week, day, tag);
    const joinedTimes = times.length > 0 ? times.join(', ') : null;
    const run = runs.at(-1);
    if (run?.times === joinedTimes && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day, times: joinedTimes });
  }
  return runs.map(({ first, last: lastDay, times }) => ({
    days: first === lastDay ? weekdayWords(first, tag) : weekdayWords(first, tag) + RANGE + weekdayWords(lastDay, tag),
    times,
  }));
}

/**
 * All of them as one text.
 * @param closed_day What closed days are called; without it they are left out.
 */
export function hoursText({ periods, closed }: OpeningHours, locale: MenuLocale, closed_day?: string): string {
  const weeks = hoursWeeks({ periods }, locale).flatMap(({ dates, lines }) => [
    ...(dates === null ? [] : [`${dates}:`]),
    ...lines.flatMap(({ days, times }) => {
      const hoursText = times ?? closed_day;
      return hoursText === undefined ? [] : [`${days} ${hoursText}`];
    }),
  ]);
  const dates = closed.map(({ from, to }) => `× ${dateSpanWords(from, to, locale)}`);
  return [...weeks, ...dates].join('; ');
}

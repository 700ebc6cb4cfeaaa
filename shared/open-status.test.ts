import { TZDate } from '@date-fns/tz';
import { expect, test } from 'vitest';
import { localTime, openStatus } from './open-status.ts';
import { type OpeningHours, type OpeningPeriod, openingHoursSchema } from './opening-hours.ts';

const period = (days: number[], from: string, to: string, dates?: [string, string]): OpeningPeriod => ({
  days,
  from,
  to,
  valid_from: dates?.[0] ?? null,
  valid_through: dates?.[1] ?? null,
});
const BISTRO: OpeningHours = {
  periods: [
    period([2, 3, 4, 5], '11:30', '14:30'),
    period([2, 3, 4, 5, 6], '17:30', '23:00'),
    period([5, 6], '23:00', '02:00'),
  ],
  closed: [{ from: '2026-12-24', to: '2026-12-26' }],
};

/** 2026-11-24 is a Tuesday. */
test.each([
  ['2026-11-24', 12 * 60, { is_open: true, until: '14:30' }],
  ['2026-11-24', 11 * 60 + 29, { is_open: false, opens: { days_ahead: 0, weekday: 2, time: '11:30' } }],
  ['2026-11-24', 14 * 60 + 30, { is_open: false, opens: { days_ahead: 0, weekday: 2, time: '17:30' } }],
  ['2026-11-24', 23 * 60, { is_open: false, opens: { days_ahead: 1, weekday: 3, time: '11:30' } }],
  // Two periods that touch are one evening, and it is still Friday's at one on Saturday.
  ['2026-11-27', 22 * 60, { is_open: true, until: '02:00' }],
  ['2026-11-28', 60, { is_open: true, until: '02:00' }],
  ['2026-11-28', 2 * 60, { is_open: false, opens: { days_ahead: 0, weekday: 6, time: '17:30' } }],
  ['2026-11-29', 60, { is_open: true, until: '02:00' }],
  ['2026-11-29', 12 * 60, { is_open: false, opens: { days_ahead: 2, weekday: 2, time: '11:30' } }],
  ['2026-12-25', 20 * 60, { is_open: false, opens: { days_ahead: 4, weekday: 2, time: '11:30' } }],
])('on %s at minute %i: %j', (date, minutes, status) => {
  expect(openStatus(BISTRO, { date, minutes })).toEqual(status);
});

test('the hours of a season replace the usual ones while it lasts', () => {
  const hours: OpeningHours = {
    periods: [
      period([1, 2, 3, 4, 5, 6, 7], '12:00', '22:00'),
      period([6, 7], '10:00', '20:00', ['2027-07-01', '2027-07-31']),
    ],
    closed: [],
  };
  // Thursday, July 1.
  expect(openStatus(hours, { date: '2027-07-01', minutes: 15 * 60 })).toEqual({
    is_open: false,
    opens: { days_ahead: 2, weekday: 6, time: '10:00' },
  });
  expect(openStatus(hours, { date: '2027-07-03', minutes: 11 * 60 })).toEqual({ is_open: true, until: '20:00' });
  expect(openStatus(hours, { date: '2027-08-01', minutes: 21 * 60 })).toEqual({ is_open: true, until: '22:00' });
});

test('a restaurant that never closes has no end, and one without hours within a week no beginning', () => {
  const always = { periods: [period([1, 2, 3, 4, 5, 6, 7], '00:00', '00:00')], closed: [] };
  expect(openStatus(always, { date: '2026-11-24', minutes: 700 })).toEqual({ is_open: true, until: null });
  const past = { periods: [period([1], '10:00', '12:00', ['2026-01-01', '2026-02-01'])], closed: [] };
  expect(openStatus(past, { date: '2026-11-24', minutes: 700 })).toEqual({ is_open: false, opens: null });
});

test('the clock is the restaurant’s, on both sides of the hour that is skipped and the one that is repeated', () => {
  const zone = 'America/Montreal';
  const at = (text: string) => localTime(new Date(text), zone);
  expect(at('2026-11-25T03:30:00Z')).toEqual({ date: '2026-11-24', minutes: 22 * 60 + 30 });
  // 2 a.m. becomes 3 a.m. on March 8, and again 1 a.m. on November 1.
  expect(at('2026-03-08T06:59:00Z')).toEqual({ date: '2026-03-08', minutes: 119 });
  expect(at('2026-03-08T07:00:00Z')).toEqual({ date: '2026-03-08', minutes: 180 });
  expect(at('2026-11-01T05:30:00Z')).toEqual({ date: '2026-11-01', minutes: 90 });
  expect(at('2026-11-01T06:30:00Z')).toEqual({ date: '2026-11-01', minutes: 90 });
  expect(at('2026-11-25T05:00:00Z')).toEqual({ date: '2026-11-25', minutes: 0 });
  // The same as the library that counts the days of visits.
  for (let hour = 0; hour < 24 * 366; hour += 5) {
    const instant = Date.UTC(2026, 0, 1, hour, 17);
    const day = new TZDate(instant, zone);
    expect(localTime(new Date(instant), zone)).toEqual({
      date: day.toISOString().slice(0, 10),
      minutes: day.getHours() * 60 + day.getMinutes(),
    });
  }
});

test.each([
  ['no day', { periods: [{ ...period([], '10:00', '12:00') }], closed: [] }],
  ['no time', { periods: [period([1], '24:00', '12:00')], closed: [] }],
  ['half a season', { periods: [{ ...period([1], '10:00', '12:00'), valid_from: '2026-01-01' }], closed: [] }],
  [
    'a season that ends before it begins',
    { periods: [period([1], '10:00', '12:00', ['2026-02-01', '2026-01-01'])], closed: [] },
  ],
  ['no date', { periods: [period([1], '10:00', '12:00')], closed: [{ from: '2026-02-30', to: '2026-03-01' }] }],
])('refuses %s', (_, hours) => {
  expect(openingHoursSchema.safeParse(hours).success).toBe(false);
});

import { expect, it } from 'vitest';
import { nextServiceDay } from './sold-out.ts';

it.each([
  ['an afternoon', '2026-06-15T18:00:00.000Z', 'America/Toronto', '2026-06-16T09:00:00.000Z'],
  ['after midnight, the evening before', '2026-06-16T05:00:00.000Z', 'America/Toronto', '2026-06-16T09:00:00.000Z'],
  ['05:00 itself', '2026-06-16T09:00:00.000Z', 'America/Toronto', '2026-06-17T09:00:00.000Z'],
  ['the night the clock goes forward', '2026-03-07T23:00:00.000Z', 'America/Toronto', '2026-03-08T09:00:00.000Z'],
  ['the night the clock goes back', '2026-10-31T23:00:00.000Z', 'America/Toronto', '2026-11-01T10:00:00.000Z'],
  ['east of Greenwich', '2026-06-15T18:00:00.000Z', 'Asia/Tokyo', '2026-06-15T20:00:00.000Z'],
  ['half an hour off', '2026-06-15T18:00:00.000Z', 'Asia/Kolkata', '2026-06-15T23:30:00.000Z'],
])('comes back after %s', (_name, now, timezone, back) => {
  expect(nextServiceDay(new Date(now), timezone).toISOString()).toBe(back);
});

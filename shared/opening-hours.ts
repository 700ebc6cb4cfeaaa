import * as z from 'zod/mini';
import { MAX_CLOSED_SPANS, MAX_OPENING_PERIODS } from './limits.ts';

/** Opening hours as days and times on the restaurant's own clock: neither a change of the clocks nor a date moves them. */

const DAYS_OF_WEEK = 7;

const dateSchema = z.iso.date();
/** "17:30"; as an end "00:00" is midnight. */
const timeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid_value' }));

/**
 * Open from one time to another on some weekdays; an end that is not later is on the next day. With dates the period
 * holds from the first to the last of them, and replaces the usual hours on those days.
 */
export const openingPeriodSchema = z
  .strictObject({
    /** ISO 8601: Monday is 1, Sunday 7. */
    days: z
      .array(z.int().check(z.gte(1), z.lte(DAYS_OF_WEEK)))
      .check(z.minLength(1, { error: 'required' }), z.maxLength(DAYS_OF_WEEK)),
    from: timeSchema,
    to: timeSchema,
    valid_from: z.nullable(dateSchema),
    valid_through: z.nullable(dateSchema),
  })
  .check(
    z.refine(({ valid_from, valid_through }) => (valid_from === null) === (valid_through === null), {
      error: 'required',
      path: ['valid_through'],
    }),
    z.refine(({ valid_from: from, valid_through: to }) => from === null || to === null || from <= to, {
      error: 'too_small',
      path: ['valid_through'],
    }),
  );
export type OpeningPeriod = z.infer<typeof openingPeriodSchema>;

/** Closed from one date to another, both included. */
export const closedSpanSchema = z
  .strictObject({ from: dateSchema, to: dateSchema })
  .check(z.refine(({ from, to }) => from <= to, { error: 'too_small', path: ['to'] }));
export type ClosedSpan = z.infer<typeof closedSpanSchema>;

export const openingHoursSchema = z.strictObject({
  periods: z.array(openingPeriodSchema).check(z.maxLength(MAX_OPENING_PERIODS)),
  closed: z.array(closedSpanSchema).check(z.maxLength(MAX_CLOSED_SPANS)),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

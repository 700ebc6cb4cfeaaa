import type { OpeningPeriod } from '../../../shared/opening-hours.ts';

/** A line of days and times in a form; without dates it is of every week. */
export type PeriodLine = { days: string[]; from: string; to: string; valid_from: string; valid_through: string };

export const NEW_PERIOD: PeriodLine = { days: [], from: '', to: '', valid_from: '', valid_through: '' };

export const periodLine = ({ days, valid_from, valid_through, ...times }: OpeningPeriod): PeriodLine => ({
  ...times,
  days: days.map(String),
  valid_from: valid_from ?? '',
  valid_through: valid_through ?? '',
});

export const readPeriod = ({ days, valid_from, valid_through, ...times }: PeriodLine): OpeningPeriod => ({
  ...times,
  days: days.map(Number).sort(),
  valid_from: valid_from || null,
  valid_through: valid_through || null,
});

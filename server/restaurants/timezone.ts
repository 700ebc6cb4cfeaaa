import { Refusal } from '../../shared/errors.ts';
import { findTimezone } from '../../shared/timezones.ts';

/** @throws Refusal `validation_failed` of the field `timezone`, if there is none of that name. */
export function checkTimezone(name: string): string {
  const timezone = findTimezone(name);
  if (timezone === undefined) throw new Refusal('validation_failed', { fields: { timezone: 'invalid_value' } });
  return timezone;
}

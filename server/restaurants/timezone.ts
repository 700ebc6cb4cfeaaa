import { Refusal } from '../../shared/errors.ts';

/**
 * The IANA timezone of a name, with its usual capitals.
 *
 * @throws Refusal `validation_failed` of the field `timezone`; offsets such as "+05:00" are not timezones either.
 */
export function checkTimezone(name: string): string {
  try {
    if (/^\p{L}/u.test(name)) return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // Intl knows no such timezone.
  }
  throw new Refusal('validation_failed', { fields: { timezone: 'invalid_value' } });
}

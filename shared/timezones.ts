/**
 * The IANA timezone of a name, with its usual capitals; undefined if there is none. Offsets such as "+05:00" are not
 * timezones either.
 */
export function findTimezone(name: string): string | undefined {
  if (!/^\p{L}/u.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // Intl knows no such timezone.
    return undefined;
  }
}

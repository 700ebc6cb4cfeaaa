/** The browser's IANA time zone, for example "America/Montreal". */
export const browserTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';

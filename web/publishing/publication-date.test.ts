import { expect, test } from 'vitest';
import { publicationDate } from './publication-date.ts';

const INSTANT = '2026-11-22T03:05:00.000Z';

test.each([
  ['en', 'America/Montreal', 'November 21, 2026 at 10:05 PM'],
  ['fr', 'America/Montreal', '21 novembre 2026 à 22:05'],
  ['en', 'Europe/Paris', 'November 22, 2026 at 4:05 AM'],
] as const)('%s in %s: by the restaurant’s own clock', (locale, timezone, words) => {
  // Intl sets a narrow no-break space before AM and PM.
  expect(publicationDate(INSTANT, locale, timezone).replace(/\s/g, ' ')).toBe(words);
});

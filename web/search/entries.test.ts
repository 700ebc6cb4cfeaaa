import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { APP_PATHS } from '../../shared/paths.ts';
import { screenEntries } from './entries.ts';

// The type of i18next's function says which messages exist; here each is its own key.
const keysAsWords = ((key: string) => key) as unknown as TFunction;

test.each([true, false])('screens of what the operator may offer are listed only if it does: %s', (isOffered) => {
  const entries = screenEntries(keysAsWords, { hasPayments: isOffered, hasOwnDomains: isOffered, isOwner: true });
  const paths = entries.map(({ path }) => path);
  expect([paths.includes(APP_PATHS.subscription), paths.includes(APP_PATHS.ownDomain)]).toEqual([isOffered, isOffered]);
  expect(paths).toContain(APP_PATHS.settings);
});

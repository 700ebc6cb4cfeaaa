import { expect, test } from 'vitest';
import { guessPlace } from './guess-place.ts';

const NOTHING = {
  address: null,
  timezone: 'Etc/UTC',
  chargesQst: false,
  currency: 'CAD',
  locale: 'en',
  language: 'en',
  fallback: '',
} as const;

test.each([
  ['nothing known', {}, { country: 'CA', province: '' }],
  ['what the sandbox begins with', { fallback: 'QC' }, { country: 'CA', province: 'QC' }],
  [
    'what was saved',
    { address: { country: 'CA', province: 'AB' }, timezone: 'America/Toronto' },
    { country: 'CA', province: 'AB' },
  ],
  ['an address abroad', { address: { country: 'FR', province: 'Bretagne' } }, { country: 'FR', province: '' }],
  ['Eastern time in French', { timezone: 'America/Toronto', locale: 'fr' }, { country: 'CA', province: 'QC' }],
  ['Eastern time in English', { timezone: 'America/Toronto' }, { country: 'CA', province: '' }],
  ['Eastern time with QST', { timezone: 'America/Toronto', chargesQst: true }, { country: 'CA', province: 'QC' }],
  ['Montreal', { timezone: 'America/Montreal' }, { country: 'CA', province: 'QC' }],
  ['euros and a French browser', { currency: 'EUR', language: 'fr-FR' }, { country: 'FR', province: '' }],
  ['dollars of Canada and an American browser', { language: 'en-US' }, { country: 'CA', province: '' }],
  ['euros and a browser without a country', { currency: 'EUR', language: 'fr' }, { country: 'CA', province: '' }],
] as const)('%s', (_, known, place) => {
  expect(guessPlace({ ...NOTHING, ...known })).toEqual(place);
});

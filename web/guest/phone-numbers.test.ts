import { expect, test } from 'vitest';
import { phoneNumbers } from './phone-numbers.ts';

test.each([
  ['+1 514 555 0142', ['+15145550142']],
  ['(514) 555-0142', ['5145550142']],
  ['514 555 0142 / 514 555 0143', ['5145550142', '5145550143']],
  ['Salle : 01 23 45 67 89, terrasse : 01.23.45.67.90', ['0123456789', '0123456790']],
  ['514-555-0142 poste 12', ['5145550142']],
  ['+44 (0)20 7946 0958', ['+442079460958']],
  ['1010', ['1010']],
  ['12 or 15', []],
  ['ask for Marie', []],
  ['514 555 0142 514 555 0143', []],
])('%s: a call to each of %j', (text, digits) => {
  expect(phoneNumbers(text).map((number) => number.digits)).toEqual(digits);
});

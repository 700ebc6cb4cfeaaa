import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows', form: 'computer' },
  ],
  [
    'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    { browser: 'Firefox', system: 'Android', form: 'phone' },
  ],
  ['', { browser: null, system: null, form: null }],
  ['   ', { browser: null, system: null, form: null }],
] as const)('%s', (name, device) => {
  expect(describeDevice(name)).toEqual(device);
});

test.each(['Kitchen display', '(((', 'x'.repeat(200), 'Mozilla/5.0', '<b>/1'])(
  'a name without any use is no error: %j',
  (name) => {
    for (const value of Object.values(describeDevice(name))) expect(value === null || value.length > 0).toBe(true);
  },
);

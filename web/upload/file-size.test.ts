import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [3, 'en', '1 kB'],
  [480_400, 'en', '480 kB'],
  [1_240_000, 'en', '1.2 MB'],
  [480_400, 'fr', '480 ko'],
  [20_000_000, 'fr', '20 Mo'],
  [1_240_000, 'fr', '1,2 Mo'],
] as const)('%i bytes in %s are %s', (bytes, locale, words) => expect(plain(fileSize(bytes, locale))).toBe(words));

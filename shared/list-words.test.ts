import { expect, test } from 'vitest';
import { joinWords } from './list-words.ts';

test.each([
  ['en', 'milk, eggs'],
  ['fr', 'milk, eggs'],
  ['ko', 'milk, eggs'],
  ['zh', 'milk、eggs'],
  ['ja', 'milk、eggs'],
  ['ar', 'milk، eggs'],
] as const)('%s joins words with its own comma', (locale, text) => {
  expect(joinWords(['milk', 'eggs'], locale)).toBe(text);
  expect(joinWords(['milk'], locale)).toBe('milk');
});

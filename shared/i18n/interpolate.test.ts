import { expect, it } from 'vitest';
import { interpolate, message } from './interpolate.ts';

const words = { left_one: '{{count}} left', left_other: '{{count}} lefts', hello: 'Hello {{name}}' };

it('fills names and leaves unknown ones', () => {
  expect(interpolate('Hello {{name}}, {{other}}', { name: 'Léa' })).toBe('Hello Léa, {{other}}');
});

it('does not read placeholders in what it fills in', () => {
  expect(interpolate('{{a}}', { a: '{{b}}', b: 'no' })).toBe('{{b}}');
});

it('picks the plural form of the language', () => {
  expect([0, 1, 2].map((count) => message(words, 'left', { count }, 'en'))).toEqual(['0 lefts', '1 left', '2 lefts']);
  expect(message(words, 'left', { count: 0 }, 'fr')).toBe('0 left');
});

it('gives the key where there are no words', () => {
  expect(message(words, 'missing')).toBe('missing');
});

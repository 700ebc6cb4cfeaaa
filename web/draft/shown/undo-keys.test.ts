import { expect, test } from 'vitest';
import { directionOf } from './undo-keys.ts';

const pressed = (key: string, held: string) => ({
  key,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  altKey: held.includes('a'),
  shiftKey: held.includes('s'),
});

test.each([
  ['z', 'c', 'undo'],
  ['z', 'm', 'undo'],
  ['Z', 'cs', 'redo'],
  ['Z', 'ms', 'redo'],
  ['y', 'c', 'redo'],
  ['y', 'm', undefined],
  ['z', '', undefined],
  ['z', 'ca', undefined],
  ['z', 'cm', undefined],
])('%s with %s', (key, held, direction) => {
  expect(directionOf(pressed(key, held))).toBe(direction);
});

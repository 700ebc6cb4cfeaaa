import { expect, it } from 'vitest';
import { weave } from './weave.ts';

it.each([
  ['abc', '', 'abc'],
  ['', 'abc', 'abc'],
  ['abc', 'cba', 'abc'],
  ['abc', 'xaycz', 'xaybcz'],
  ['abc', 'cxyaz', 'azbcxy'],
])('keeps the order of %s, and puts what only %s has after what precedes it', (base, other, woven) => {
  expect(weave([...base], [...other]).join('')).toBe(woven);
});

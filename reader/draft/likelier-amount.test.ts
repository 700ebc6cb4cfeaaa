import { expect, it } from 'vitest';
import { likelierAmount } from './likelier-amount.ts';

const amount = (value: string) => ({ value, boxes: [], confidence: 0.5, alternatives: [] });

it.each([
  ['a stroke read as a digit', '710', [8, 9, 11], '10'],
  ['a stroke before decimals', '710.50', [8, 9, 11], '10.50'],
  ['a lost point', '1050', [8, 9.5, 11], '10.50'],
])('%s', (_, read, others, likely) => {
  expect(likelierAmount(amount(read), others)).toMatchObject({ value: likely, alternatives: [read] });
});

it('is what was read if nothing, or more than one amount, fits', () => {
  expect(likelierAmount(amount('710'), [20, 25, 30])).toEqual(amount('710'));
  expect(likelierAmount(amount('1112'), [9, 11.5, 112])).toEqual(amount('1112'));
  expect(likelierAmount(amount('700'), [8, 9, 11])).toEqual(amount('700'));
});

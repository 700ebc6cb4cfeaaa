import { expect, it } from 'vitest';
import { easternShares, splitEastern, toHalfWidth } from './eastern-text.ts';

it.each([
  ['宫保鸡丁38元', ['宫保鸡丁', '38元']],
  ['宫保鸡丁￥38', ['宫保鸡丁', '￥38']],
  ['焼き鳥1,280円', ['焼き鳥', '1,280円']],
  ['宫保鸡丁Kung', ['宫保鸡丁', 'Kung']],
  ['ラーメン', ['ラーメン']],
  ['crème', ['crème']],
  ['12.50€', ['12.50€']],
  ['', []],
])('the words of %j are %j', (text, words) => {
  expect(splitEastern(text)).toEqual(words);
});

it('writes figures and signs of full width as others do', () => {
  expect(toHalfWidth('￥１，２８０（税込）')).toBe('¥1,280(税込)');
});

it('tells Japanese by the letters that only it has', () => {
  expect(easternShares('焼き鳥 380')).toEqual({ eastern: 1, kana: 1 / 3 });
  expect(easternShares('宫保鸡丁 abcd')).toEqual({ eastern: 0.5, kana: 0 });
});

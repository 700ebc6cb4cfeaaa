import { describe, expect, test } from 'vitest';
import { spokenWordsOf } from './phonetic-keys.ts';

const keysOf = (text: string) => new Set(spokenWordsOf(text).flatMap(({ keys }) => keys));
const soundAlike = (a: string, b: string) => [...keysOf(a)].some((key) => keysOf(b).has(key));

describe('spokenWordsOf', () => {
  test.each([
    ['Carbonara', 'カルボナーラ'],
    ['Carbonara', '까르보나라'],
    ['Carbonara', 'كاربونارا'],
    ['Tiramisù', 'ティラミスはありますか'],
    ['Bulgogi', '불고기'],
    ['Samgyeopsal', '삼겹살은'],
    ['Tonkatsu', 'とんかつ'],
    ['Bruschetta', 'ブルスケッタ'],
    ['Schnitzel', 'シュニッツェル'],
    ['Gazpacho', 'الغازباتشو'],
  ])('%s sounds like %s', (title, word) => {
    expect(soundAlike(title, word)).toBe(true);
  });

  test.each([
    ['Carbonara', '불고기'],
    ['Tiramisù', 'テリーヌ'],
    ['Panna cotta', 'Bistecca'],
  ])('%s does not sound like %s', (title, word) => {
    expect(soundAlike(title, word)).toBe(false);
  });

  test('compares no word of fewer than three consonants', () => {
    expect(spokenWordsOf('thé パイ 차')).toEqual([]);
  });
});

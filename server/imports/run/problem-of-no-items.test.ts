import { expect, it } from 'vitest';
import { problemOfNoItems } from './problem-of-no-items.ts';

const reading = (text: string, confidence: number) => ({
  words: text.split(' ').map((word) => ({
    text: word,
    box: { page: 0, x: 0.1, y: 0.1, width: 0.1, height: 0.02 },
    confidence,
    size: 0.02,
    bold: false,
    italic: false,
  })),
});
const FILES = [{}];
const COVER = 'Welcome to our house which has been open since the old mill was built beside the river';

it('blames the content where text was read without a dish', () => {
  expect(problemOfNoItems([reading(COVER, 0.95)], [], FILES)).toBe('no_items');
});

it('finds no text where only scraps of a blurred picture were read', () => {
  expect(problemOfNoItems([reading(COVER, 0.4)], [], FILES)).toBe('no_text');
  expect(problemOfNoItems([reading('oi ~l Welc', 0.95)], [], FILES)).toBe('no_text');
});

it('blames the page that failed, which may be that of the dishes', () => {
  const failures = [{ file: 'dishes.jpg', page: null, problem: 'no_text' as const }];
  expect(problemOfNoItems([reading(COVER, 0.95)], failures, FILES)).toBe('no_text');
  const tooLarge = [{ file: 'carte.pdf', page: 2, problem: 'out_of_memory' as const }];
  expect(problemOfNoItems([reading(COVER, 0.95)], tooLarge, FILES)).toBe('out_of_memory');
});

it('blames the content of a text, which is legible however short it is', () => {
  expect(problemOfNoItems([reading('Welcome', 1)], [], [{ is_laid_out: true }])).toBe('no_items');
  expect(problemOfNoItems([reading('Welcome', 1)], [], [{ is_laid_out: true }, {}])).toBe('no_text');
});

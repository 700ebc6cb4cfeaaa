import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const widthOf = (text: string) => [...text].length;
const broken = (text: string, width: number) => breakLines(text, width, widthOf);

test.each([
  ['duck with cherries', 30, ['duck with cherries']],
  ['duck with cherries', 10, ['duck with ', 'cherries']],
  ['  duck   with cherries ', 30, ['duck with cherries']],
  ['', 10, []],
])('%j in %i', (text, width, lines) => {
  expect(broken(text, width)).toEqual(lines);
});

test('no word is lost, and no line is wider than the column', () => {
  const text = 'Slowly roasted with thyme, shallots and a spoonful of old vinegar from the cellar';
  for (let width = 6; width < 90; width += 1) {
    const lines = broken(text, width);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(lines.filter((line) => widthOf(line.trimEnd()) > width)).toEqual([]);
  }
});

test('a short last word isn’t left alone', () => {
  expect(broken('potatoes cooked in ashes with salt', 30)).toEqual(['potatoes cooked in ashes ', 'with salt']);
});

test('Chinese and Japanese break between characters, but no line begins with their punctuation', () => {
  expect(broken('枝豆をゆでます。', 7)).toEqual(['枝豆をゆで', 'ます。']);
});

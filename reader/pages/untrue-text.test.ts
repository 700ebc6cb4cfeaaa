import { describe, expect, it } from 'vitest';
import type { PageReading, Word } from '../reading.ts';
import type { PdfPageText } from '../text/layer/pdf-page.ts';
import { findUntrueFonts, joinTrueText } from './untrue-text.ts';

/** Words in rows of four; a confidence below 1 is OCR's. */
const wordsOf = (text: string, confidence = 1, shift = 0): Word[] =>
  text.split(' ').map((word, at) => ({
    text: word,
    box: { page: 0, x: 0.1 + 0.2 * (at % 4), y: 0.1 + 0.05 * Math.floor(at / 4) + shift, width: 0.15, height: 0.02 },
    confidence,
    size: 0.02,
    bold: false,
    italic: false,
  }));

const PRINTED = 'leek soup with bread green salad and walnuts roast trout with butter';
const LAYER = 'leek soup with bread green salad and walnuts spbtu uspvu xjui cvuufs';
const layerWords = wordsOf(LAYER);
const lyingFont = {
  claimed_words: ['spbtu', 'uspvu', 'xjui', 'cvuufs'],
  words: new Set(layerWords.slice(8)),
};
/** As OCR reads the page. */
const pictured = (words: Word[]): Pick<PageReading, 'words' | 'text_problem'> => ({ words });
const page: PdfPageText = { width: 595, height: 842, turn: 0, words: layerWords, icons: [], doubtful: [lyingFont] };

describe('a doubtful font', () => {
  it('is untrue if the page shows other words', () => {
    expect(findUntrueFonts([lyingFont], wordsOf(PRINTED, 0.9))).toEqual([lyingFont]);
  });

  it('is true if the page shows its words, and if hardly anything was read there', () => {
    expect(findUntrueFonts([lyingFont], wordsOf(LAYER, 0.9))).toEqual([]);
    expect(findUntrueFonts([lyingFont], wordsOf('leek soup with', 0.9))).toEqual([]);
  });

  it('is untrue if its letters have no names', () => {
    const unnamedFont = { claimed_words: undefined, words: new Set<Word>() };
    expect(findUntrueFonts([unnamedFont], [])).toEqual([unnamedFont]);
  });
});

it('keeps the text of the true fonts, and reads only the other words in the picture', () => {
  const { words, text_problem } = joinTrueText(page, [lyingFont], pictured(wordsOf(PRINTED, 0.9)));
  expect(text_problem).toBe('text_partly_untrue');
  expect(words.map(({ text }) => text).join(' ')).toBe(PRINTED);
  expect(words.filter(({ confidence }) => confidence === 1)).toHaveLength(8);
});

it('takes the colour of a true word from the picture', () => {
  const pictureWords = wordsOf(PRINTED, 0.9).map((word): Word => ({ ...word, colour: [160, 20, 20] }));
  const { words } = joinTrueText(page, [lyingFont], pictured(pictureWords));
  expect(words.every(({ colour }) => colour?.[0] === 160)).toBe(true);
});

it('keeps only the picture’s words if it shows the others elsewhere', () => {
  const pictureWords = wordsOf(PRINTED, 0.9, 0.03);
  expect(joinTrueText(page, [lyingFont], pictured(pictureWords))).toEqual({
    words: pictureWords,
    text_problem: 'text_untrue',
  });
});

import { describe, expect, it } from 'vitest';
import { type PageReading, ReadingError, type Word } from '../reading.ts';
import type { PdfPageText } from '../text/layer/pdf-page.ts';
import { canKeepText, findUntrueFonts, joinTrueText } from './untrue-text.ts';

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

const PRINTED = 'leek soup with bread green salad and walnuts roast trout with butter braised lamb white beans';
const LAYER = 'leek soup with bread green salad and walnuts spbtu uspvu xjui cvuufs csbjtfe mbnc xijuf cfbot';
const layerWords = wordsOf(LAYER);
const lyingFont = {
  claimed_words: ['spbtu', 'uspvu', 'xjui', 'cvuufs', 'csbjtfe', 'mbnc', 'xijuf', 'cfbot'],
  words: new Set(layerWords.slice(8)),
};
/** As OCR reads the page. */
const pictured = (words: Word[]): Pick<PageReading, 'words' | 'text_problem'> => ({ words });
const page: PdfPageText = {
  width: 595,
  height: 842,
  turn: 0,
  words: layerWords,
  icons: [],
  doubtful: [lyingFont],
  is_unseen: false,
};

describe('a doubtful font', () => {
  it('is untrue if the page shows other words', () => {
    expect(findUntrueFonts([lyingFont], wordsOf(PRINTED, 0.9))).toEqual([lyingFont]);
  });

  it('is true if the page shows its words, and if hardly anything was read there', () => {
    expect(findUntrueFonts([lyingFont], wordsOf(LAYER, 0.9))).toEqual([]);
    expect(findUntrueFonts([lyingFont], wordsOf('leek soup with', 0.9))).toEqual([]);
  });

  it('is true if it claims too few words to compare', () => {
    const claimedWords = lyingFont.claimed_words.slice(0, 7);
    expect(findUntrueFonts([{ ...lyingFont, claimed_words: claimedWords }], wordsOf(PRINTED, 0.9))).toEqual([]);
  });

  it('is untrue if its letters have no names', () => {
    const unnamedFont = { claimed_words: undefined, words: new Set<Word>() };
    expect(findUntrueFonts([unnamedFont], [])).toEqual([unnamedFont]);
  });
});

describe('where the picture of a page can’t be read', () => {
  it.each(['no_text', 'script_unknown', 'out_of_memory', 'out_of_time'] as const)('its text is kept: %s', (problem) => {
    expect(canKeepText(page, new ReadingError(problem))).toBe(true);
  });

  it('letters without names are not kept, nor is a page that could not be stored', () => {
    const unnamed = { ...page, doubtful: [{ ...lyingFont, claimed_words: undefined }] };
    expect(canKeepText(unnamed, new ReadingError('no_text'))).toBe(false);
    expect(canKeepText(page, new ReadingError('storage_full'))).toBe(false);
    expect(canKeepText(page, new Error('unexpected'))).toBe(false);
  });
});

it('keeps the text of the true fonts, and reads only the other words in the picture', () => {
  const { words, text_problem } = joinTrueText(page, [lyingFont], pictured(wordsOf(PRINTED, 0.9)));
  expect(text_problem).toBe('text_partly_untrue');
  expect(words.map(({ text }) => text).join(' ')).toBe(PRINTED);
  expect(words.filter(({ confidence }) => confidence === 1)).toHaveLength(8);
});

describe('of what OCR reads where true text is,', () => {
  /** The page with a true word, and OCR's word, at these places (left, right, height). */
  const joinWith = (
    [trueText, ...trueBox]: [text: string, left: number, right: number, height: number],
    [readText, ...readBox]: [text: string, left: number, right: number, height: number],
  ) => {
    const wordAt = (text: string, [left, right, height]: [number, number, number], confidence: number): Word => ({
      ...(wordsOf('x', confidence)[0] as Word),
      text,
      box: { page: 0, x: left, y: 0.6 - height / 2, width: right - left, height },
    });
    const layer = { ...page, words: [...layerWords, wordAt(trueText, trueBox, 1)] };
    const { words } = joinTrueText(
      layer,
      [lyingFont],
      pictured([...wordsOf(PRINTED, 0.9), wordAt(readText, readBox, 0.9)]),
    );
    return words.slice(8).map(({ text }) => text);
  };

  it('the same word is left out', () => {
    expect(joinWith(['12.50', 0.1, 0.2, 0.02], ['12.5O', 0.11, 0.21, 0.018])).not.toContain('12.5O');
  });

  it.each([
    ['an amount with a true currency', ['€', 0.16, 0.2, 0.02], ['12.50€', 0.1, 0.2, 0.02]],
    ['an amount behind true leaders', ['..........', 0.1, 0.2, 0.02], ['.....12.50', 0.12, 0.25, 0.02]],
    ['a word within a true watermark', ['MENU', 0.1, 0.9, 0.3], ['12.50', 0.4, 0.5, 0.02]],
    ['a longer word than the true one', ['12', 0.1, 0.12, 0.02], ['12.50€/18.00€', 0.1, 0.2, 0.02]],
  ] as const)('%s is kept', (_, trueWord, readWord) => {
    expect(joinWith([...trueWord], [...readWord])).toContain(readWord[0]);
  });
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

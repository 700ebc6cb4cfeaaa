import type { PageReading, Word } from '../reader/reading.ts';

/** A line of a made-up page: words at places of a page 100 wide and 140 high, or one text from `x` on. */
export type MadeUpLine = {
  text: string;
  x?: number;
  y: number;
  size?: number;
  bold?: boolean;
  price?: string;
  at?: number;
};

const WIDTH = 100;
const HEIGHT = 140;
/** Width of a letter and of a space, as a share of the type's size. */
const LETTER = 0.5;

// What most made-up menus are of: a heading, and dishes below it with what is in them.
export const heading = (text: string, y: number, x = 5): MadeUpLine => ({ text, y, x, size: 4, bold: true });
export const dish = (text: string, y: number, price: string, x = 5): MadeUpLine => ({
  text,
  y,
  x,
  price,
  bold: true,
  at: x + 43,
});
export const about = (text: string, y: number, x = 5): MadeUpLine => ({ text, y, x, size: 1.7 });

export const soups = [
  heading('Soups', 5),
  dish('Leek soup', 12, '$7.50'),
  about('potatoes, cream, chives', 15),
  dish('Onion broth', 21, '$8.00'),
  about('toast, old cheese', 24),
];

/** A page as the text layer of a PDF has it. `price` is apart, its right edge at `at` (48 by default). */
export function madeUpPage(lines: MadeUpLine[], page = 0): PageReading {
  return {
    page,
    width: WIDTH,
    height: HEIGHT,
    engine: 'pdf-text',
    words: lines.flatMap((line) => wordsOf(line, page)),
    rules: [],
    seconds: 0,
  };
}

function wordsOf({ text, x = 5, y, size = 2, bold = false, price, at = 48 }: MadeUpLine, page: number): Word[] {
  const words: Word[] = [];
  let left = x;
  const put = (word: string, from: number): number => {
    const width = word.length * size * LETTER;
    const box = { page, x: from / WIDTH, y: y / HEIGHT, width: width / WIDTH, height: size / HEIGHT };
    words.push({ text: word, box, confidence: 1, size: size / HEIGHT, bold, italic: false });
    return from + width;
  };
  for (const word of text.split(' ')) left = put(word, left) + size * LETTER;
  if (price) {
    const parts = price.split(' ');
    let from = at - price.length * size * LETTER;
    for (const part of parts) from = put(part, from) + size * LETTER;
  }
  return words;
}

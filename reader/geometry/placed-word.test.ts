import { expect, it } from 'vitest';
import { madeUpPage } from '../../test/made-up-page.ts';
import type { PageReading } from '../reading.ts';
import { placeWords } from './placed-word.ts';

const textsOf = (page: PageReading) => placeWords(page).map(({ text }) => text);

it('joins a comma that is printed apart with its word', () => {
  const page = madeUpPage([
    { text: 'leek', x: 5, y: 10 },
    { text: ',', x: 9.4, y: 10.2 },
    { text: 'cream', x: 11, y: 10 },
  ]);
  expect(textsOf(page)).toEqual(['leek,', 'cream']);
});

it('drops the commas that OCR makes of a leader', () => {
  const page = madeUpPage([{ text: 'Leek soup', x: 5, y: 10, price: ', ,,, 7.50', at: 48 }]);
  expect(textsOf(page)).toEqual(['Leek', 'soup', '7.50']);
});

/** Words that are level, each followed by a sign as OCR boxes it: lower than its line. */
function rowsWithSigns(rows: number): PageReading {
  const page = madeUpPage(
    Array.from({ length: rows }, (_, row) => [
      { text: 'Soup', x: 5, y: 10 + 6 * row },
      { text: ';', x: 9.2, y: 10 + 6 * row },
      { text: '12', x: 70, y: 10 + 6 * row },
    ]).flat(),
  );
  const words = page.words.map((word) => {
    const { y, height, ...box } = word.box;
    const low = { ...box, y: y + 0.45 * height, height: 0.4 * height };
    return { ...word, confidence: 0.9, box: word.text === ';' ? low : word.box };
  });
  return { ...page, engine: 'ocr', words };
}

it('takes no slope from signs that hang below their line', () => {
  const figures = placeWords(rowsWithSigns(16)).filter(({ text }) => text === '12');
  expect(figures).toHaveLength(16);
  for (const { y0, word } of figures) expect(y0).toBeCloseTo(word.box.y, 4);
});

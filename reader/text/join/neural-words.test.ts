import { expect, it } from 'vitest';
import type { Letter } from '../../neural/recognise-line.ts';
import type { Raster } from '../../picture/raster.ts';
import { toWords } from './neural-words.ts';

/** A line across a page of 1,000 by 100 pixels whose ink is a bar from 100 to 900, 20 pixels high. */
const line = { x: 500, y: 50, width: 1_000, height: 60, angle: 0, score: 0.9 };
const ink: Raster = { data: new Uint8Array(1_000 * 100).fill(255), width: 1_000, height: 100, channels: 1 };
for (let y = 40; y < 60; y += 1) ink.data.fill(0, y * 1_000 + 100, y * 1_000 + 900);

const lettersOf = (text: string, places: number[]): Letter[] =>
  [...text].map((letter, index) => ({ text: letter, at: places[index] ?? 0, confidence: 0.9 }));
const evenly = (text: string, from = 0.12, step = 0.03) =>
  lettersOf(
    text,
    [...text].map((_, index) => from + step * index),
  );
const texts = (letters: Letter[]) => toWords(line, letters, ink, 1).map(({ text }) => text);

it('parts words at spaces, and after a comma where the space was lost', () =>
  expect(texts(evenly('Tomato,basil 4,50'))).toEqual(['Tomato,', 'basil', '4,50']));

it('parts a price from its title over a wide gap, without the leader between them', () => {
  const places = [0.1, 0.13, 0.16, 0.19, 0.4, 0.7, 0.73, 0.76, 0.79];
  expect(texts(lettersOf('Soup.7.50', places))).toEqual(['Soup', '7.50']);
});

it('gives words the bounds of their ink', () => {
  const [word] = toWords(line, evenly('Mushroom Risotto with truffle'), ink, 1);
  expect(word).toMatchObject({ text: 'Mushroom', y0: 40, y1: 60, confidence: expect.closeTo(0.9) });
  expect(word?.x0).toBe(100);
});

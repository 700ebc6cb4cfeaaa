import { expect, it } from 'vitest';
import { judgePicture } from './judge-picture.ts';

const WIDTH = 120;

/** A page of strokes of ink, three pixels wide and seven apart. */
function page({ ink, paper }: { ink: number; paper: number }) {
  const row = Array.from({ length: WIDTH }, (_, x) => (x % 10 < 3 ? ink : paper));
  const data = new Uint8ClampedArray(WIDTH * WIDTH * 4);
  for (let at = 0; at < WIDTH * WIDTH; at += 1) data.fill(row[at % WIDTH] ?? 0, at * 4, at * 4 + 4);
  return { data, width: WIDTH, height: WIDTH };
}

it.each([
  ['sharp print', { ink: 20, paper: 235 }, []],
  ['chalk on slate', { ink: 210, paper: 40 }, []],
  ['a photo at night', { ink: 10, paper: 90 }, ['dark']],
  ['grey on grey', { ink: 150, paper: 190 }, ['faint']],
] as const)('%s', (_, seen, flaws) => expect(judgePicture(page(seen))).toEqual(flaws));

it('distinguishes blurred from sharp pictures', () => {
  const gradient = new Uint8ClampedArray(WIDTH * WIDTH * 4);
  // Ink that fades into paper over twelve pixels and back.
  for (let at = 0; at < WIDTH * WIDTH; at += 1) {
    const phase = (at % WIDTH) % 24;
    gradient.fill(20 + (Math.abs(phase - 12) / 12) * 215, at * 4, at * 4 + 4);
  }
  expect(judgePicture({ data: gradient, width: WIDTH, height: WIDTH })).toEqual(['blurred']);
});

it('calls a smooth picture without letters nothing', () => {
  const size = 600;
  const smooth = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const isInDisc = Math.hypot((at % size) - 300, Math.floor(at / size) - 300) < 90;
    smooth.fill(isInDisc ? 230 : 40 + ((at % size) / size) * 120, at * 4, at * 4 + 4);
  }
  expect(judgePicture({ data: smooth, width: size, height: size })).toEqual([]);
});

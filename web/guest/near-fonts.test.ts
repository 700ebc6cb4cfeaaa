import { join } from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import { describe, expect, test } from 'vitest';
import { FONT_PACKAGES } from '../../shared/font-packages.ts';
import { FONT_KEYS } from '../../shared/fonts.ts';
import { FONT_SIZES, nearFonts } from './near-fonts.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules/@fontsource');

/** In the letters' size, as the font's file says. */
async function sizeOf(name: string, weight: number) {
  const file = join(PACKAGES, name, `files/${name}-latin-${weight}-normal.woff2`);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(file);
  const share = (value: number) => Number((value / unitsPerEm).toFixed(3));
  return { above: share(ascent), below: share(-descent), gap: share(lineGap), width: share(xWidthAvg) };
}

describe('system fonts until a font is loaded', () => {
  test.each(FONT_KEYS)('%s: they are as wide and as high as its files say', async (font) => {
    const { name, title_weight } = FONT_PACKAGES[font];
    const [title, text] = await Promise.all([sizeOf(name, title_weight), sizeOf(name, 400)]);
    const { above, below, title_width, text_width } = FONT_SIZES[font];
    expect(title).toEqual({ above, below, gap: 0, width: title_width });
    expect(text).toEqual({ above, below, gap: 0, width: text_width });
  });

  test('its line is as high as the font’s own, however much the letters are stretched', () => {
    const { faces } = nearFonts('Text', 'inter');
    const of = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(faces)?.[1]) / 100;
    expect(of('size-adjust') * of('ascent-override')).toBeCloseTo(FONT_SIZES.inter.above, 2);
    expect(of('size-adjust') * of('descent-override')).toBeCloseTo(FONT_SIZES.inter.below, 2);
  });
});

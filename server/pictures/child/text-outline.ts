import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, SvgExportFlag } from '@napi-rs/canvas';

/** Words as SVG path data at type size 1, their baseline beginning at the origin; `width` likewise. */
export type TextOutline = { path: string; width: number };

const FAMILY = 'Ardoise words';
const PIXELS = 100;
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Draws words as outlines of a font of ours, so that a file shows them on machines without any fonts. */
export function textOutline(text: string): TextOutline {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT)), FAMILY);
  const canvas = createCanvas(PIXELS * (text.length + 1), 2 * PIXELS, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = `${PIXELS}px "${FAMILY}"`;
  context.fillText(text, 0, PIXELS);
  const { width } = context.measureText(text);
  const drawn = [
    ...canvas
      .getContent()
      .toString()
      .matchAll(/ d="([^"]*)"/g),
  ]
    .map(([, path]) => path)
    .join('');
  return { path: atTypeSizeOne(drawn), width: width / PIXELS };
}

/** Absolute path data → the same, moved up by the baseline and shrunk to type size 1. */
function atTypeSizeOne(path: string): string {
  let isVertical = false;
  return path.replace(/([A-Z])|-?\d+(?:\.\d+)?/g, (token, command: string | undefined) => {
    if (command) {
      // Every command Skia writes takes pairs of x and y, but these two, which take one.
      isVertical = command === 'V';
      return token;
    }
    const value = (Number(token) - (isVertical ? PIXELS : 0)) / PIXELS;
    isVertical = !isVertical;
    return String(Number(value.toFixed(3)));
  });
}

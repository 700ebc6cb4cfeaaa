import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, SvgExportFlag } from '@napi-rs/canvas';

/** Words as SVG path data at type size 1, with the baseline's start at the origin; `width` in the same unit. */
export type TextOutline = { path: string; width: number };

const FAMILY = 'Ardoise words';
const PIXELS = 100;
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Draws words as outlines of a font of ours, so that a file looks the same on machines without fonts. */
export function textOutline(text: string): TextOutline {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT)), FAMILY);
  const canvas = createCanvas(PIXELS * (text.length + 1), 2 * PIXELS, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = `${PIXELS}px "${FAMILY}"`;
  context.fillText(text, 0, PIXELS);
  const { width } = context.measureText(text);
  const drawnParts = [
    ...canvas
      .getContent()
      .toString()
      .matchAll(/ d="([^"]*)"/g),
  ]
    .map(([, path]) => path)
    .join('');
  return { path: atTypeSizeOne(drawnParts), width: width / PIXELS };
}

/** Absolute path data → the same, moved up by the baseline and scaled to type size 1. */
function atTypeSizeOne(path: string): string {
  let isVertical = false;
  return path.replace(/([A-Z])|-?\d+(?:\.\d+)?/g, (token, command: string | undefined) => {
    if (command) {
      // Every command that Skia writes has pairs of x and y, except these two, which have one.
      isVertical = command === 'V';
      return token;
    }
    const value = (Number(token) - (isVertical ? PIXELS : 0)) / PIXELS;
    isVertical = !isVertical;
    return String(Number(value.toFixed(3)));
  });
}

/** What is clearly wrong with a page's picture: never guessed from the text, and nothing is said that can't be detected. */
export type PictureFlaw = 'dark' | 'faint' | 'blurred';

/** The brightest ink or paper of a page in good light is far above this; 0 to 255. */
const DARK_BELOW = 115;
/** Between the darkest and the brightest parts of a page that can be read. */
const FAINT_BELOW = 60;
/**
 * Edges of letters span this share of the picture's whole contrast from one pixel to the next. Measured on nine photos
 * and scans of menus at 1,800 pixels: 0.34 to 0.90 as they were, 0.13 to 0.24 blurred by 2 pixels, 0.05 to 0.16 by 4.
 */
const BLURRED_BELOW = 0.2;
/** With edges this soft there are no letters, sharp or blurred: a smooth picture isn't called blurred. */
const NO_LETTERS_BELOW = 0.04;

/** @param pixels RGBA, row by row, as of a canvas. */
export function judgePicture({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): PictureFlaw[] {
  const greyPixels = new Uint8Array(width * height);
  const levelCounts = new Uint32Array(256);
  for (let index = 0; index < greyPixels.length; index += 1) {
    const dataOffset = index * 4;
    // Rec. 601 luma.
    const greyLevel = Math.round(
      0.299 * (data[dataOffset] ?? 0) + 0.587 * (data[dataOffset + 1] ?? 0) + 0.114 * (data[dataOffset + 2] ?? 0),
    );
    greyPixels[index] = greyLevel;
    levelCounts[greyLevel] = (levelCounts[greyLevel] ?? 0) + 1;
  }
  const [low, high] = [countQuantile(levelCounts, 0.02), countQuantile(levelCounts, 0.98)];
  if (high < DARK_BELOW) return ['dark'];
  if (high - low < FAINT_BELOW) return ['faint'];
  const edgeShare = steepestStep(greyPixels, width, height) / (high - low);
  return edgeShare < BLURRED_BELOW && edgeShare >= NO_LETTERS_BELOW ? ['blurred'] : [];
}

/** The step between neighbouring pixels that only one in two hundred exceeds. */
function steepestStep(greyPixels: Uint8Array, width: number, height: number): number {
  const stepCounts = new Uint32Array(256);
  for (let y = 0; y < height; y += 1)
    for (let x = 1; x < width; x += 1) {
      const pixelOffset = y * width + x;
      const brightnessStep = Math.abs((greyPixels[pixelOffset] ?? 0) - (greyPixels[pixelOffset - 1] ?? 0));
      stepCounts[brightnessStep] = (stepCounts[brightnessStep] ?? 0) + 1;
    }
  return countQuantile(stepCounts, 0.995);
}

function countQuantile(counts: Uint32Array, share: number): number {
  const targetCount = share * counts.reduce((sum, count) => sum + count, 0);
  let countSoFar = 0;
  for (const [value, count] of counts.entries()) {
    countSoFar += count;
    if (countSoFar >= targetCount) return value;
  }
  return counts.length - 1;
}

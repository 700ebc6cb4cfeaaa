import { type Raster, resizeRaster } from '../picture/raster.ts';
import { runModel } from './models.ts';
import { type Rectangle, smallestRectangle } from './rectangle.ts';
import { findRegions, meanWithin } from './regions.ts';

/** A line of text, or a piece of one, in pixels of the page; `score` is the detector's confidence, 0 to 1. */
export type DetectedLine = Rectangle & { score: number };

/** The longer side of the detector's input in pixels, a multiple of the step: it is halved five times. */
const LONGEST = 1_536;
const STEP = 32;
const MAX_ENLARGEMENT = 2;
/** ImageNet's mean and standard deviation of the channels, in the order in which PaddleOCR applies them: blue first. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;
/** Minimum probability of text for a pixel, and for the mean over a line's pixels. */
const PIXEL = 0.3;
const LINE = 0.5;
/** The detector is trained on shrunken lines: each is expanded by this factor of its area over its perimeter. */
const GROWTH = 1.6;
const SHORTEST_SIDE = 3;

/** Pages higher than so many widths are processed in strips: scaled down as a whole, their letters would be lost. */
const TALL = 2;
/** The height of a strip and the overlap of two strips, in widths of the page. */
const STRIP = 1.4;
const SHARED = 0.2;

/** Lines of text on a page in colour, whatever their colours and lettering. */
export async function detectLines(page: Raster): Promise<DetectedLine[]> {
  if (page.height <= TALL * page.width) return detectIn(page);
  const lines: DetectedLine[] = [];
  const step = Math.round((STRIP - SHARED) * page.width);
  const [height, shared] = [Math.round(STRIP * page.width), Math.round(SHARED * page.width)];
  for (let top = 0; top === 0 || top + shared < page.height; top += step) {
    const bottom = Math.min(page.height, top + height);
    const strip = {
      ...page,
      data: page.data.subarray(top * page.width * 3, bottom * page.width * 3),
      height: bottom - top,
    };
    // The seam is in the middle of the overlap, so that each line is read from the strip that holds all of it.
    const from = top === 0 ? 0 : shared / 2;
    const to = bottom === page.height ? strip.height : strip.height - shared / 2;
    for (const line of await detectIn(strip))
      if (line.y >= from && line.y < to) lines.push({ ...line, y: line.y + top });
  }
  return lines;
}

async function detectIn(page: Raster): Promise<DetectedLine[]> {
  const scale = Math.min(MAX_ENLARGEMENT, LONGEST / Math.max(page.width, page.height));
  const [width, height] = [fitting(page.width * scale), fitting(page.height * scale)];
  const planes = toPlanes(await resizeRaster(page, width, height, 'linear'));
  const { floats } = await runModel('detector', planes, [1, 3, height, width]);
  const map = { data: floats, width, height };
  const [scaleX, scaleY] = [page.width / width, page.height / height];
  return findRegions(map, PIXEL).flatMap((outline) => {
    const shrunken = smallestRectangle(outline);
    if (!shrunken || Math.min(shrunken.width, shrunken.height) < SHORTEST_SIDE) return [];
    const score = meanWithin(map, shrunken);
    if (score < LINE) return [];
    const { x, y, width, height, angle } = grow(shrunken);
    // The two scales only differ by rounding to steps.
    return [{ x: x * scaleX, y: y * scaleY, width: width * scaleX, height: height * scaleY, angle, score }];
  });
}

const fitting = (pixels: number): number => Math.max(STEP, Math.round(pixels / STEP) * STEP);

function grow(rectangle: Rectangle): Rectangle {
  const { width, height } = rectangle;
  const by = (GROWTH * width * height) / (width + height);
  return { ...rectangle, width: width + by, height: height + by };
}

/** Planes of blue, green and red. */
function toPlanes({ data, width, height }: Raster): Float32Array {
  const size = width * height;
  const planes = new Float32Array(3 * size);
  for (const [plane, mean] of MEAN.entries()) {
    const factor = 1 / (DEVIATION[plane] ?? 1);
    for (let index = 0, offset = 2 - plane; index < size; index += 1, offset += 3)
      planes[plane * size + index] = ((data[offset] ?? 0) / 255 - mean) * factor;
  }
  return planes;
}

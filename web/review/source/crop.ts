import type { Box } from '../../../shared/menu.ts';

/** A region of a page, in fractions of its width and height. */
export type Region = { x: number; y: number; width: number; height: number };
/** A page's picture: its width and height in any unit. */
type PageSize = { width: number; height: number };

/** The smallest region around the boxes on the page of the first; undefined if there are none. */
export function unionOf(boxes: readonly Box[], page = boxes[0]?.page): (Region & { page: number }) | undefined {
  const pageBoxes = boxes.filter((box) => box.page === page);
  if (pageBoxes.length === 0 || page === undefined) return undefined;
  const x = Math.min(...pageBoxes.map((box) => box.x));
  const y = Math.min(...pageBoxes.map((box) => box.y));
  const rightEdge = Math.max(...pageBoxes.map((box) => box.x + box.width));
  const bottomEdge = Math.max(...pageBoxes.map((box) => box.y + box.height));
  return { page, x, y, width: rightEdge - x, height: bottomEdge - y };
}

export type CropShape = {
  /** Width by height, as seen. */
  aspect: number;
  /** Fraction of the page's width: a price of two digits keeps its neighbours. */
  min_width: number;
  /** Where in the crop the field is: a name at the start, a price at the end, so that each shows the other. */
  side: 'start' | 'end';
};

/** The part of the space around a field that is left on its own side. */
const MARGIN_SHARE = 0.15;
/** This much of the type's own height is shown above and below. */
const LINES_AROUND = 0.7;
/**
 * The region of the page to enlarge for a field: the field with the surrounding words, with the ratio `aspect` (width by
 * height, as seen) unless the page's edge or a tall field requires another.
 */
export function cropAround(field: Region, page: PageSize, { aspect, min_width, side }: CropShape): Region {
  const pageRatio = page.height / page.width;
  // Heights in page widths, so that both directions have the same unit.
  const fieldHeight = field.height * pageRatio;
  const wantedHeight = Math.max(
    fieldHeight * (1 + 2 * LINES_AROUND),
    min_width / aspect,
    (field.width * 1.08) / aspect,
  );
  const maxHeight = Math.max(fieldHeight * 1.2, 1 / aspect);
  const height = Math.min(wantedHeight, maxHeight, pageRatio);
  const width = Math.min(1, height * aspect);
  const spareWidth = Math.max(0, width - field.width);
  return {
    x: clamp(field.x - spareWidth * (side === 'start' ? MARGIN_SHARE : 1 - MARGIN_SHARE), 1 - width),
    y: clamp(field.y + field.height / 2 - height / pageRatio / 2, 1 - height / pageRatio),
    width,
    height: height / pageRatio,
  };
}

/** A region's position within a crop of the page, in fractions of the crop; may exceed its edges. */
export const placeWithin = (region: Region, crop: Region): Region => ({
  x: (region.x - crop.x) / crop.width,
  y: (region.y - crop.y) / crop.height,
  width: region.width / crop.width,
  height: region.height / crop.height,
});

/** A region with a margin, in fractions of the page's width, clipped to the page. */
export function padded(region: Region, page: PageSize, margin: number): Region {
  const roomY = (margin * page.width) / page.height;
  const x = Math.max(0, region.x - margin);
  const y = Math.max(0, region.y - roomY);
  return {
    x,
    y,
    width: Math.min(1, region.x + region.width + margin) - x,
    height: Math.min(1, region.y + region.height + roomY) - y,
  };
}

const clamp = (value: number, max: number): number => Math.min(Math.max(0, value), Math.max(0, max));

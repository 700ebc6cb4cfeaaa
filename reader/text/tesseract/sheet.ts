import type { Raster } from '../../picture/raster.ts';

/** A part of a page, its last row and column included. */
export type Part = { x0: number; x1: number; top: number; bottom: number };

/** Copies a part of a grey page to another place. */
export function copyInk(from: Raster, to: Raster, { x0, x1, top, bottom }: Part, toX: number, toY: number): void {
  for (let y = top; y <= bottom; y += 1) {
    const row = y * from.width;
    to.data.set(
      from.data.subarray(row + Math.max(0, x0), row + Math.min(from.width, x1 + 1)),
      (toY + y - top) * to.width + toX,
    );
  }
}

/** Whitens a part of a grey page and a margin around it. */
export function wipeInk(page: Raster, { x0, x1, y0, y1 }: { x0: number; x1: number; y0: number; y1: number }): void {
  for (let y = Math.max(0, y0 - 1); y <= Math.min(page.height - 1, y1); y += 1)
    page.data.fill(255, y * page.width + Math.max(0, x0 - 1), y * page.width + Math.min(page.width, x1 + 1));
}

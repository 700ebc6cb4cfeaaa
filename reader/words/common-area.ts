import type { Box } from '../../shared/menu.ts';

/** The area that two boxes of a page have in common; 0 if they don't touch. */
export function commonArea(box: Box, other: Box): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

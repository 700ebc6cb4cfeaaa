export type Point = { x: number; y: number };

const MIN_SWIPE_PIXELS = 56;
/** A swipe is at least so many times wider than tall: a thumb that scrolls also drifts. */
const MIN_SLOPE = 2;

/** What a finger did between two points: left goes on, right goes back; undefined for a tap or a scroll. */
export function swipeOf(from: Point, to: Point): 'left' | 'right' | undefined {
  const across = to.x - from.x;
  if (Math.abs(across) < MIN_SWIPE_PIXELS || Math.abs(across) < MIN_SLOPE * Math.abs(to.y - from.y)) return undefined;
  return across < 0 ? 'left' : 'right';
}

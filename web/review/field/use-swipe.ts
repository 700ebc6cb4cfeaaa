import { type PointerEvent, useRef } from 'react';
import { useReviewSetting } from '../state/review-context.ts';

/** A swipe across the current field: left to the next doubt, right to the previous one. */
export function useSwipe() {
  const { act } = useReviewSetting();
  const from = useRef<(ScreenPoint & { id: number }) | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') from.current = { x: event.clientX, y: event.clientY, id: event.pointerId };
    },
    onPointerUp: (event: PointerEvent) => {
      const began = from.current;
      from.current = null;
      if (!began || began.id !== event.pointerId) return;
      const way = swipeOf(began, { x: event.clientX, y: event.clientY });
      if (way) act({ kind: way === 'left' ? 'next' : 'back' });
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

export type ScreenPoint = { x: number; y: number };

const MIN_SWIPE_PIXELS = 56;
/** A swipe is at least this many times wider than tall: a thumb that scrolls also drifts. */
const MIN_SLOPE = 2;

/** The direction between two points: left is next, right is previous; undefined for a tap or a scroll. */
export function swipeOf(from: ScreenPoint, to: ScreenPoint): 'left' | 'right' | undefined {
  const across = to.x - from.x;
  if (Math.abs(across) < MIN_SWIPE_PIXELS || Math.abs(across) < MIN_SLOPE * Math.abs(to.y - from.y)) return undefined;
  return across < 0 ? 'left' : 'right';
}

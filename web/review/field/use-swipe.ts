import { type PointerEvent, useRef } from 'react';
import { useReviewSetting } from '../state/review-context.ts';

/** A swipe across the current field: left to the next doubt, right to the previous one. */
export function useSwipe() {
  const { act } = useReviewSetting();
  const startRef = useRef<(ScreenPoint & { id: number }) | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') startRef.current = { x: event.clientX, y: event.clientY, id: event.pointerId };
    },
    onPointerUp: (event: PointerEvent) => {
      const startPoint = startRef.current;
      startRef.current = null;
      if (!startPoint || startPoint.id !== event.pointerId) return;
      const swipeDirection = swipeOf(startPoint, { x: event.clientX, y: event.clientY });
      if (swipeDirection) act({ kind: swipeDirection === 'left' ? 'next' : 'back' });
    },
    onPointerCancel: () => {
      startRef.current = null;
    },
  };
}

export type ScreenPoint = { x: number; y: number };

const MIN_SWIPE_PIXELS = 56;
/** A swipe is at least this many times wider than tall: a thumb that scrolls also drifts. */
const MIN_SLOPE = 2;

/** The direction between two points: left is next, right is previous; undefined for a tap or a scroll. */
export function swipeOf(startPoint: ScreenPoint, endPoint: ScreenPoint): 'left' | 'right' | undefined {
  const distanceX = endPoint.x - startPoint.x;
  if (Math.abs(distanceX) < MIN_SWIPE_PIXELS || Math.abs(distanceX) < MIN_SLOPE * Math.abs(endPoint.y - startPoint.y))
    return undefined;
  return distanceX < 0 ? 'left' : 'right';
}

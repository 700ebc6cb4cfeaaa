import { type PointerEvent, useRef } from 'react';
import { useReviewSetting } from '../state/review-context.ts';
import { type Point, swipeOf } from './swipe.ts';

/** A finger across the current field: left to the next doubt, right back. */
export function useSwipe() {
  const { act } = useReviewSetting();
  const from = useRef<(Point & { id: number }) | null>(null);
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

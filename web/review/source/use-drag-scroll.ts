import { type PointerEvent, type RefObject, useRef } from 'react';

/** Less than this is a click. */
const MIN_DRAG_PIXELS = 4;

/** Scrolls by dragging with a mouse; touch does so natively. */
export function useDragScroll(area: RefObject<HTMLElement | null>) {
  const startRef = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const hasDragged = useRef(false);
  return {
    /** Whether the click that ends now was a drag. */
    wasDragged: () => hasDragged.current,
    handlers: {
      onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
        hasDragged.current = false;
        const scrollArea = area.current;
        if (!scrollArea || pointerType !== 'mouse' || button !== 0) return;
        startRef.current = { x: clientX, y: clientY, left: scrollArea.scrollLeft, top: scrollArea.scrollTop };
      },
      onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
        const startPoint = startRef.current;
        if (!startPoint || !area.current) return;
        if (buttons === 0) {
          startRef.current = null;
          return;
        }
        const distanceX = clientX - startPoint.x;
        const distanceY = clientY - startPoint.y;
        if (Math.hypot(distanceX, distanceY) >= MIN_DRAG_PIXELS) hasDragged.current = true;
        if (hasDragged.current)
          area.current.scrollTo({ left: startPoint.left - distanceX, top: startPoint.top - distanceY });
      },
      onPointerUp: () => {
        startRef.current = null;
      },
    },
  };
}

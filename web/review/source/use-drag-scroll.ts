import { type PointerEvent, type RefObject, useRef } from 'react';

/** Less than this is a click. */
const MIN_DRAG_PIXELS = 4;

/** Scrolls by dragging with a mouse; touch does so natively. */
export function useDragScroll(area: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const hasDragged = useRef(false);
  return {
    /** Whether the click that ends now was a drag. */
    wasDragged: () => hasDragged.current,
    handlers: {
      onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
        hasDragged.current = false;
        const outer = area.current;
        if (!outer || pointerType !== 'mouse' || button !== 0) return;
        from.current = { x: clientX, y: clientY, left: outer.scrollLeft, top: outer.scrollTop };
      },
      onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
        const began = from.current;
        if (!began || !area.current) return;
        if (buttons === 0) {
          from.current = null;
          return;
        }
        const across = clientX - began.x;
        const down = clientY - began.y;
        if (Math.hypot(across, down) >= MIN_DRAG_PIXELS) hasDragged.current = true;
        if (hasDragged.current) area.current.scrollTo({ left: began.left - across, top: began.top - down });
      },
      onPointerUp: () => {
        from.current = null;
      },
    },
  };
}

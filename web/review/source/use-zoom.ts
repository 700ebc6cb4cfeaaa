import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MIN_ZOOM = 0.5;
const MAX_ZOOM = 6;
const STEP = 1.4;

type ScreenPoint = { x: number; y: number };

export type Zoom = {
  /** The scrolled area; its first child is the page. */
  area: RefObject<HTMLDivElement | null>;
  /** 1 fills the area's width. */
  scale: number;
  step: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  /** Zooms around a point of the area, its centre by default. */
  by(factor: number, around?: ScreenPoint): void;
};

/** Zoom of a page in a scrolling area: the point under the pointer or between the fingers stays in place. */
export function useZoom(): Zoom {
  const area = useRef<HTMLDivElement | null>(null);
  const [scale, setScale] = useState(1);
  // The point of the page that must stay, in fractions of it, and its position in the area.
  const anchor = useRef<{ page: ScreenPoint; area: ScreenPoint } | null>(null);

  const by = useCallback((factor: number, around?: ScreenPoint) => {
    const outer = area.current;
    const page = outer?.firstElementChild?.getBoundingClientRect();
    if (outer && page) {
      const frame = outer.getBoundingClientRect();
      const at = around ?? { x: outer.clientWidth / 2, y: outer.clientHeight / 2 };
      anchor.current = {
        area: at,
        page: { x: (frame.left + at.x - page.left) / page.width, y: (frame.top + at.y - page.top) / page.height },
      };
    }
    setScale((now) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, now * factor)));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has its new size.
  useLayoutEffect(() => {
    const outer = area.current;
    const page = outer?.firstElementChild?.getBoundingClientRect();
    const held = anchor.current;
    anchor.current = null;
    if (!outer || !page || !held) return;
    const frame = outer.getBoundingClientRect();
    outer.scrollLeft += page.left + held.page.x * page.width - frame.left - held.area.x;
    outer.scrollTop += page.top + held.page.y * page.height - frame.top - held.area.y;
  }, [scale]);

  useGestures(area, by);
  return { area, scale, step: STEP, canZoomIn: scale < MAX_ZOOM, canZoomOut: scale > MIN_ZOOM, by };
}

/** Ctrl and wheel (which touchpads also send for a pinch) and two fingers zoom; one finger and the plain wheel scroll. */
function useGestures(area: RefObject<HTMLDivElement | null>, by: Zoom['by']): void {
  useEffect(() => {
    const within = (x: number, y: number): ScreenPoint => {
      const frame = area.current?.getBoundingClientRect();
      return { x: x - (frame?.left ?? 0), y: y - (frame?.top ?? 0) };
    };
    const isHere = (event: Event) => event.target instanceof Node && area.current?.contains(event.target) === true;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !isHere(event)) return;
      event.preventDefault();
      by(Math.exp(-event.deltaY / 200), within(event.clientX, event.clientY));
    };
    let apart = 0;
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two || !isHere(event)) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (apart > 0) by(now / apart, within((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2));
      apart = now;
    };
    const ends = new AbortController();
    // Not passive: the browser's own zoom must be prevented.
    const options = { passive: false, signal: ends.signal };
    addEventListener('wheel', onWheel, options);
    for (const kind of ['touchstart', 'touchmove', 'touchend'] as const) addEventListener(kind, onTouch, options);
    return () => ends.abort();
  }, [area, by]);
}

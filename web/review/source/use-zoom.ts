import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MIN_ZOOM = 0.5;
const MAX_ZOOM = 6;
const ZOOM_STEP = 1.4;

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
  const anchorRef = useRef<{ page: ScreenPoint; area: ScreenPoint } | null>(null);

  const zoomBy = useCallback((factor: number, around?: ScreenPoint) => {
    const scrollArea = area.current;
    const page = scrollArea?.firstElementChild?.getBoundingClientRect();
    if (scrollArea && page) {
      const frame = scrollArea.getBoundingClientRect();
      const zoomCentre = around ?? { x: scrollArea.clientWidth / 2, y: scrollArea.clientHeight / 2 };
      anchorRef.current = {
        area: zoomCentre,
        page: {
          x: (frame.left + zoomCentre.x - page.left) / page.width,
          y: (frame.top + zoomCentre.y - page.top) / page.height,
        },
      };
    }
    setScale((scaleBefore) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, scaleBefore * factor)));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has its new size.
  useLayoutEffect(() => {
    const scrollArea = area.current;
    const page = scrollArea?.firstElementChild?.getBoundingClientRect();
    const anchorPoints = anchorRef.current;
    anchorRef.current = null;
    if (!scrollArea || !page || !anchorPoints) return;
    const frame = scrollArea.getBoundingClientRect();
    scrollArea.scrollLeft += page.left + anchorPoints.page.x * page.width - frame.left - anchorPoints.area.x;
    scrollArea.scrollTop += page.top + anchorPoints.page.y * page.height - frame.top - anchorPoints.area.y;
  }, [scale]);

  useGestures(area, zoomBy);
  return { area, scale, step: ZOOM_STEP, canZoomIn: scale < MAX_ZOOM, canZoomOut: scale > MIN_ZOOM, by: zoomBy };
}

/** Ctrl and wheel (which touchpads also send for a pinch) and two fingers zoom; one finger and the plain wheel scroll. */
function useGestures(area: RefObject<HTMLDivElement | null>, zoomBy: Zoom['by']): void {
  useEffect(() => {
    const pointWithin = (x: number, y: number): ScreenPoint => {
      const frame = area.current?.getBoundingClientRect();
      return { x: x - (frame?.left ?? 0), y: y - (frame?.top ?? 0) };
    };
    const isHere = (event: Event) => event.target instanceof Node && area.current?.contains(event.target) === true;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !isHere(event)) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 200), pointWithin(event.clientX, event.clientY));
    };
    let fingerDistance = 0;
    const onTouch = (event: TouchEvent) => {
      const [firstTouch, secondTouch] = event.touches;
      if (!firstTouch || !secondTouch || !isHere(event)) {
        fingerDistance = 0;
        return;
      }
      event.preventDefault();
      const newDistance = Math.hypot(
        firstTouch.clientX - secondTouch.clientX,
        firstTouch.clientY - secondTouch.clientY,
      );
      if (fingerDistance > 0)
        zoomBy(
          newDistance / fingerDistance,
          pointWithin((firstTouch.clientX + secondTouch.clientX) / 2, (firstTouch.clientY + secondTouch.clientY) / 2),
        );
      fingerDistance = newDistance;
    };
    const abortGestures = new AbortController();
    // Not passive: the browser's own zoom must be prevented.
    const options = { passive: false, signal: abortGestures.signal };
    addEventListener('wheel', onWheel, options);
    for (const kind of ['touchstart', 'touchmove', 'touchend'] as const) addEventListener(kind, onTouch, options);
    return () => abortGestures.abort();
  }, [area, zoomBy]);
}

import { useEffect, useState } from 'react';
import type { ReviewField } from '../state/review-draft.ts';
import { unionOf } from './crop.ts';

/** A list that moves to another field scrolls past other pages: the page follows once it rests. */
const REST_MS = 120;
/** Between two dishes there is paper: then the next one counts, above or below, in pixels from the middle. */
const NEARBY_PIXELS = [0, 32, -32, 80, -80] as const;

/** The page beside the draft: that of the current field, then that of what is in the middle of the list as it is scrolled. */
export function useShownPage(current: ReviewField | undefined): number {
  const fieldPage = current && unionOf(current.boxes)?.page;
  const [shown, setShown] = useState({ page: fieldPage ?? 0, fieldName: current?.name });
  // After the last doubt the list stays where it is, and so does the page.
  if (shown.fieldName !== current?.name) setShown({ page: fieldPage ?? shown.page, fieldName: current?.name });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showAfterRest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const page = pageInMiddle();
        if (page !== undefined) setShown((before) => (before.page === page ? before : { ...before, page }));
      }, REST_MS);
    };
    // A scroll event doesn't bubble: on a phone it is the window's, at a desk the list's.
    document.addEventListener('scroll', showAfterRest, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', showAfterRest, { capture: true });
    };
  }, []);
  return shown.page;
}

/** Undefined while a dialog is above the list. */
function pageInMiddle(): number | undefined {
  const list = document.querySelector('[data-part="review-draft"]')?.getBoundingClientRect();
  if (!list) return undefined;
  const middleY = (Math.max(0, list.top) + Math.min(innerHeight, list.bottom)) / 2;
  for (const distance of NEARBY_PIXELS) {
    const element = document.elementFromPoint(list.left + list.width / 2, middleY + distance);
    const page = element?.closest<HTMLElement>('[data-page]')?.dataset['page'];
    if (page !== undefined) return Number(page);
  }
  return undefined;
}

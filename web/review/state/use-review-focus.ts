import { useEffect, useRef } from 'react';
import type { ReviewState } from './review-state.ts';

/** The focus target if nothing is left to check: the primary button. */
export const ADD_BUTTON_ID = 'review-add';
/** The focus target of Escape in a field. */
export const LATER_BUTTON_ID = 'review-later';
export const CURRENT_FIELD_ID = 'review-current';

/** After each move the focus is on the current field, scrolled into view; after the last stop on what comes next. */
export function useReviewFocus({ choices, moves }: ReviewState, left: number): void {
  const { cursor } = choices;
  const last = useRef({ cursor, moves: -1 });
  useEffect(() => {
    const before = last.current;
    if (before.moves === moves) return;
    last.current = { cursor, moves };
    if (cursor !== null) return showCurrent();
    if (moves === 0) return;
    const field = before.cursor !== null && document.querySelector<HTMLElement>(`[data-field="${before.cursor}"]`);
    const line = document.querySelector<HTMLElement>('[data-open-line="true"] button');
    const target = left === 0 ? document.getElementById(ADD_BUTTON_ID) : (line ?? field);
    if (target) target.focus();
  }, [cursor, moves, left]);
}

function showCurrent(): void {
  const panel = document.getElementById(CURRENT_FIELD_ID);
  if (!panel) return;
  // The field's own input or first choice; on a phone the panel itself, so that no keyboard covers the picture.
  const target = panel.querySelector<HTMLElement>('[data-first]') ?? panel;
  target.focus({ preventScroll: true });
  const item = panel.closest('[data-current="true"]') ?? panel;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  item.scrollIntoView({ block: item.clientHeight > innerHeight * 0.6 ? 'start' : 'center', behavior });
}

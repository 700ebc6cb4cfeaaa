import { useEffect, useRef } from 'react';
import type { ReviewState } from './review-state.ts';

/** The focus target if nothing is left to check: the primary button. */
export const ADD_BUTTON_ID = 'review-add';
/** The focus target of Escape in a field. */
export const LATER_BUTTON_ID = 'review-later';
export const CURRENT_FIELD_ID = 'review-current';

/** After each move the focus is on the current field, scrolled into view; after the last stop on what comes next. */
export function useReviewFocus({ choices, moves }: ReviewState, leftCount: number): void {
  const { cursor } = choices;
  const lastFocus = useRef({ cursor, moves: -1 });
  useEffect(() => {
    const previousFocus = lastFocus.current;
    if (previousFocus.moves === moves) return;
    lastFocus.current = { cursor, moves };
    if (cursor !== null) return showCurrent();
    if (moves === 0) return;
    const fieldElement =
      previousFocus.cursor !== null && document.querySelector<HTMLElement>(`[data-field="${previousFocus.cursor}"]`);
    const openLine = document.querySelector<HTMLElement>('[data-open-line="true"] button');
    const focusTarget = leftCount === 0 ? document.getElementById(ADD_BUTTON_ID) : (openLine ?? fieldElement);
    if (focusTarget) focusTarget.focus();
  }, [cursor, moves, leftCount]);
}

function showCurrent(): void {
  const fieldPanel = document.getElementById(CURRENT_FIELD_ID);
  if (!fieldPanel) return;
  // The field's own input or first choice; on a phone the panel itself, so that no keyboard covers the picture.
  const panelTarget = fieldPanel.querySelector<HTMLElement>('[data-first]') ?? fieldPanel;
  panelTarget.focus({ preventScroll: true });
  const item = fieldPanel.closest('[data-current="true"]') ?? fieldPanel;
  const scrollBehavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  item.scrollIntoView({ block: item.clientHeight > innerHeight * 0.6 ? 'start' : 'center', behavior: scrollBehavior });
}

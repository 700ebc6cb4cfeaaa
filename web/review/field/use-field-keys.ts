import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { nextStop, previousStop } from '../state/choices.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField } from '../state/review-draft.ts';
import { CURRENT_FIELD_ID } from '../state/use-review-focus.ts';

/**
 * The keys of the current field. Tab goes from doubt to doubt while there is one in that direction, then as usual; Escape
 * restores the usual Tab at once, so that there is no keyboard trap. Typing starts with the first letter.
 */
export function useFieldKeys(field: ReviewField): (event: KeyboardEvent<HTMLElement>) => void {
  const { act, draft, currentChoices } = useReviewSetting();
  return (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const isInput = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (key === 'Tab') {
      const choices = currentChoices();
      const targetField = shiftKey ? previousStop(draft, choices, field.name) : nextStop(draft, choices, field.name);
      if (!targetField) return;
      event.preventDefault();
      act({ kind: 'go', name: targetField.name });
    } else if (key === 'Escape') {
      event.preventDefault();
      if (isInput) act({ kind: 'type', is_typing: false });
      else document.querySelector<HTMLElement>(`[data-field="${field.name}"]`)?.focus();
    } else if (!isInput && (key === 'ArrowRight' || key === 'ArrowLeft')) {
      event.preventDefault();
      focusBeside(event.target, key === 'ArrowRight' ? 1 : -1);
    } else if (!isInput && isTyped(key)) {
      // The input exists before the letter is inserted, so that input methods work.
      flushSync(() => act({ kind: 'type', is_typing: true }));
      const firstInput = document.getElementById(CURRENT_FIELD_ID)?.querySelector<HTMLInputElement>('[data-first]');
      firstInput?.focus({ preventScroll: true });
      firstInput?.select();
    }
  };
}

/** A letter or digit, even if composed of several keys; the space bar presses buttons. */
const isTyped = (key: string): boolean =>
  ([...key].length === 1 && key !== ' ') || key === 'Dead' || key === 'Process' || key === 'Backspace';

function focusBeside(target: EventTarget, step: 1 | -1): void {
  const focusableButtons = [
    ...document.querySelectorAll<HTMLElement>(`#${CURRENT_FIELD_ID} [data-part="field-choices"] button`),
  ];
  const currentIndex = target instanceof HTMLElement ? focusableButtons.indexOf(target) : -1;
  focusableButtons.at((currentIndex + step + focusableButtons.length) % focusableButtons.length)?.focus();
}

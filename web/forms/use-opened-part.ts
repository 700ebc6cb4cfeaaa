import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** A file is chosen by its button; the input itself is invisible. */
const ANY_FIELD = ['input:not([type="file"]), textarea, button'];
const ROOM_ABOVE_PX = 16;

/**
 * Opens the part of a form that the address names (`#tags` is the one with `data-part="tags"`): unfolds it, scrolls to it
 * below the header, and focuses the first match of the selectors in it, else its first field.
 */
export function useOpenedPart(form: RefObject<HTMLElement | null>, prefer: readonly string[] = ANY_FIELD): void {
  const { hash } = useLocation();
  // Once the form is rendered, and after the new screen was scrolled to its top.
  useEffect(() => {
    const partElements = form.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [];
    const openedPart = [...partElements].find((element) => `#${element.dataset['part']}` === hash);
    if (!openedPart) return;
    if (openedPart instanceof HTMLDetailsElement) openedPart.open = true;
    const headerHeight = document.querySelector('header')?.offsetHeight ?? 0;
    scrollTo({
      top: openedPart.getBoundingClientRect().top + scrollY - headerHeight - ROOM_ABOVE_PX,
      behavior: 'instant',
    });
    const focusTargets = [...prefer, ...ANY_FIELD].flatMap(
      (selector) => openedPart.querySelector<HTMLElement>(selector) ?? [],
    );
    focusTargets[0]?.focus({ preventScroll: true });
  }, [form, hash, prefer]);
}

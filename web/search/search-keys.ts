import { useEffect, useEffectEvent } from 'react';

/** Apple's keyboards have a command key, and their Ctrl-K deletes to the end of a line. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
/** As it is written on the button, and in `aria-keyshortcuts`. */
export const SEARCH_SHORTCUT = isApple ? { shown: '⌘ K', aria: '/ Meta+K' } : { shown: 'Ctrl K', aria: '/ Control+K' };

/** Calls `open` for Ctrl or Cmd with K, and for a slash that isn't typed into a field; not while a dialog is open. */
export function useSearchKeys(open: () => void): void {
  const onAsked = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isSearchKey(event, isApple)) return;
      if (document.querySelector('[aria-modal="true"], dialog[open]')) return;
      event.preventDefault();
      onAsked();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** On a French keyboard a slash needs Shift. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: Pressed, hasCommandKey: boolean): boolean {
  if (altKey) return false;
  if (key.toLowerCase() === 'k') return hasCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '/' && !ctrlKey && !metaKey && !isTyping;
}

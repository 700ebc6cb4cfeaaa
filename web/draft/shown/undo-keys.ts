import { useEffect, useEffectEvent } from 'react';

export type UndoWays = { undo(): void; redo(): void };

/**
 * Ctrl or Cmd with Z takes the latest edit back, with Shift as well (or Ctrl with Y) it is made again. A field that was
 * typed in since it has the focus takes its own typing back; a dialog is left alone.
 */
export function useUndoKeys(ways: UndoWays): void {
  const act = useEffectEvent((direction: keyof UndoWays) => ways[direction]());
  useEffect(() => {
    let typedIn: EventTarget | null = null;
    const onInput = (event: Event) => {
      typedIn = event.target;
    };
    const onLeave = () => {
      typedIn = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (!direction || event.defaultPrevented || event.target === typedIn) return;
      if (document.querySelector('[aria-modal="true"], dialog[open]')) return;
      event.preventDefault();
      act(direction);
    };
    document.addEventListener('input', onInput, true);
    document.addEventListener('focusout', onLeave, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('focusout', onLeave, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): keyof UndoWays | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

import { useEffect, useEffectEvent } from 'react';

export type UndoActions = { undo(): void; redo(): void };

/**
 * Ctrl or Cmd with Z undoes the latest edit; with Shift (or Ctrl with Y) it is redone. A field that was
 * typed in since it has the focus undoes its own typing. Not in a dialog.
 */
export function useUndoKeys(undoActions: UndoActions): void {
  const runAction = useEffectEvent((direction: keyof UndoActions) => undoActions[direction]());
  useEffect(() => {
    let typedField: EventTarget | null = null;
    const onInput = (event: Event) => {
      typedField = event.target;
    };
    const onLeave = () => {
      typedField = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (!direction || event.defaultPrevented || event.target === typedField) return;
      if (document.querySelector('[aria-modal="true"], dialog[open]')) return;
      event.preventDefault();
      runAction(direction);
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

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): keyof UndoActions | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const lowerKey = key.toLowerCase();
  if (lowerKey === 'z') return shiftKey ? 'redo' : 'undo';
  return lowerKey === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

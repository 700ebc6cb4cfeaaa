import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type InPlaceOptions<Base> = {
  /** The current text. */
  value: string;
  /** What was typed and then refused: it stays in the field until it is changed or discarded. */
  refused?: { text: string; problem: string; forget(): void } | undefined;
  /** What the text belongs to; `save` gets it as it was when typing began. */
  base: Base;
  /** Saves what was typed. Returns a message if it is refused. */
  save(typed: string, base: Base): string | undefined;
  /** After Enter has saved. */
  onEnter?: (() => void) | undefined;
  /** After Shift and Enter have saved; without it, they break the line. */
  onShiftEnter?: (() => void) | undefined;
  /** On Escape if nothing was typed. */
  onEscape?: (() => void) | undefined;
};

/** A text that is edited in place: saved on blur or Enter, reset by Escape. */
export function useInPlace<Base>(options: InPlaceOptions<Base>) {
  const { value, refused: refusedText, base, save, onEnter, onShiftEnter, onEscape } = options;
  const [typedText, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const startBase = useRef(base);
  // The unsaved text. Enter saves and moves on, which blurs the field before the next render.
  const unsaved = useRef<string | null>(null);
  const text = typedText ?? refusedText?.text ?? value;

  const forget = () => {
    unsaved.current = null;
    setTyped(null);
  };
  const commit = (): boolean => {
    const text = unsaved.current;
    if (text === null) return true;
    const saveProblem = text === value ? undefined : save(text, startBase.current);
    setProblem(saveProblem);
    if (saveProblem === undefined) forget();
    return saveProblem === undefined;
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    const save = () => latest.current();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveHidden);
    // A screen that is unmounted, for example when the session is lost, doesn't lose typed text.
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      save();
    };
  }, []);

  const change = (next: string) => {
    if (unsaved.current === null) startBase.current = base;
    unsaved.current = next;
    setProblem(undefined);
    setTyped(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (!event.shiftKey || onShiftEnter)) {
      event.preventDefault();
      if (commit()) (event.shiftKey ? onShiftEnter : onEnter)?.();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (typedText === null && !refusedText) return onEscape?.();
      forget();
      setProblem(undefined);
      refusedText?.forget();
    }
  };
  return {
    text,
    problem: problem ?? (typedText === null ? refusedText?.problem : undefined),
    change,
    commit,
    onKeyDown,
  };
}

import { useEffect, useRef, useState } from 'react';
import { signedInUser } from '../../api/session.ts';
import type { FormOf } from './form-of.ts';
import { earlierTextKey, keepText, moveEarlierText, readKeptText, textKey } from './kept-text.ts';

function keyOf(path: string): string {
  const user = signedInUser();
  const key = textKey(user, path);
  if (!user?.restaurants) moveEarlierText(earlierTextKey(user, path), key, sessionStorage);
  return key;
}

/**
 * Stores a form's unsaved values in the tab, and restores them if the owner left without meaning to: a lost session, a
 * reload.
 */
export function useKeptText<Values extends Record<string, unknown>>(form: FormOf<Values>, path: string) {
  const [key] = useState(() => keyOf(path));
  const [restoredText] = useState(() => readKeptText(key, form.getValues(), sessionStorage));
  const isSettled = useRef(false);
  const isDirty = form.isDirty();
  const formValues = form.getValues();

  // Once, at the start: the form gets its own values first, so that it knows which fields differ.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored text is read once
  useEffect(() => {
    if (restoredText) form.setValues(restoredText);
  }, []);

  useEffect(() => {
    if (isSettled.current) return;
    if (isDirty) keepText(key, formValues, sessionStorage);
    else sessionStorage.removeItem(key);
  }, [key, isDirty, formValues]);

  return {
    /** Whether unsaved text was restored. */
    isRestored: restoredText !== undefined && isDirty,
    /** Whether the form is finished: nothing asks before leaving any more. */
    isSettled: () => isSettled.current,
    /** The form was saved, or the owner leaves it: nothing is stored. */
    settle: () => {
      isSettled.current = true;
      sessionStorage.removeItem(key);
    },
  };
}

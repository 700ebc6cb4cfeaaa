import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../state/store.ts';
import { useQueue } from '../use-draft.ts';
import { stepWords } from './step-words.ts';
import styles from './undo-edits.module.css';

/**
 * Undoes the latest edit, whose name it has; a phone has an offer after each edit instead (`UndoEdits`).
 * @param isPermanent Whether it is there before anything can be undone, so that the header doesn't change while typing.
 */
export function UndoButton({ isPermanent }: { isPermanent: boolean }) {
  const { t } = useTranslation();
  const queue = useQueue();
  const { undo } = useStore({ subscribe: queue.history.subscribe, get: queue.history.state });
  const lastStep = undo.at(-1);
  const [isFocused, setFocused] = useState(false);
  // Without it, a keyboard would start again at the top after the last step.
  if (!lastStep && !isPermanent && !isFocused) return null;
  const stepText = lastStep ? t('edits.undo_what', { what: stepWords(t, lastStep.label) }) : t('edits.nothing_to_undo');
  return (
    <Button
      variant="subtle"
      className={styles.headerUndo}
      data-part="header-undo"
      title={stepText}
      aria-label={stepText}
      aria-disabled={!lastStep}
      // Leaving a field would save it before the click, which would then undo that instead of what it names.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={queue.undo}
    >
      {t('edits.undo')}
    </Button>
  );
}

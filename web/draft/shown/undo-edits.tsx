import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UNDO_TOAST_MS } from '../../../shared/limits.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { useStore } from '../../state/store.ts';
import { Icon } from '../../ui/icon.tsx';
import type { EditHistory } from '../queue/edit-history.ts';
import { useQueue } from '../use-draft.ts';
import { moveNote, stepWords } from './step-words.ts';
import styles from './undo-edits.module.css';
import { useUndoKeys } from './undo-keys.ts';

/** On every screen: the keys for undo and redo, and an offer to undo the latest edit. */
export function UndoEdits(): ReactNode {
  const queue = useQueue();
  useUndoKeys({ undo: queue.undo, redo: queue.redo });
  const { latest } = useStore({ subscribe: queue.history.subscribe, get: queue.history.state });
  return (
    // The status exists before its text, so that it is announced.
    <div role="status">{latest && <UndoToast key={latest.id} latest={latest} />}</div>
  );
}

/** A typed edit: it is offered on a phone only, whose header has no button for it. */
const isTyped = ({ label: { deed }, isUndone }: LatestStep): boolean =>
  !isUndone && ['update', 'create'].includes(deed);

type LatestStep = NonNullable<ReturnType<EditHistory['state']>['latest']>;

function UndoToast({ latest }: { latest: LatestStep }) {
  const { t } = useTranslation();
  const queue = useQueue();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const { dismiss } = queue.history;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(dismiss, UNDO_TOAST_MS);
    return () => clearTimeout(timer);
  }, [isPaused, dismiss]);
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => shareSpace(toast.current), []);
  const stepText = stepWords(t, latest.label);
  const note = latest.isUndone ? '' : moveNote(t, latest.label);
  const isImport = latest.label.deed === 'apply';
  const canRedo = queue.history.state().redo.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a form; these are ways to answer one notice.
    <div
      ref={toast}
      role="group"
      aria-label={stepText}
      className={isTyped(latest) ? `${styles.undoToast} ${styles.typed}` : styles.undoToast}
      data-part="undo-toast"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>
        {latest.isUndone ? t('edits.undone', { what: stepText }) : stepText}
        {note !== '' && <span className={styles.toastNote}>{note}</span>}
      </p>
      {isImport && (
        // Rolling back is asked about there, and says what stays.
        <Link className={styles.undoButton} to={APP_PATHS.restaurantImport} onClick={dismiss}>
          {t('edits.undo_import')}
        </Link>
      )}
      {!isImport && (!latest.isUndone || canRedo) && (
        <button type="button" className={styles.undoButton} onClick={latest.isUndone ? queue.redo : queue.undo}>
          {latest.isUndone ? t('edits.redo') : t('edits.undo')}
        </button>
      )}
      <button type="button" className={styles.undoClose} aria-label={t('frame.close')} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Keeps other parts that stay at the bottom of the page above the toast. Returns a function that ends that. */
function shareSpace(toast: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(SPACE_PROPERTY, `calc(${toast?.offsetHeight ?? 0}px + 1rem)`),
  );
  if (toast) observer.observe(toast);
  return () => {
    observer.disconnect();
    style.removeProperty(SPACE_PROPERTY);
  };
}

const SPACE_PROPERTY = '--undo-toast-space';

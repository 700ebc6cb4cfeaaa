import { useIsMutating, useMutationState } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { justSaved } from '../../state/notices.ts';
import { useStore } from '../../state/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { waitingWords } from '../failure-words.ts';
import { useSaveQueue } from '../use-draft.ts';
import styles from './saving-indicator.module.css';

/** A small note in the header: a change is being saved, waits for the network, or was just saved. */
export function SavingIndicator() {
  const { t } = useTranslation();
  const { status, waits_for, changes } = useSaveQueue().state;
  const isMutating = useIsMutating({ predicate: ({ meta }) => meta?.saves === true }) > 0;
  const pausedMutations = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } });
  const isSaved = useStore(justSaved);
  const statusWords = () => {
    if (waits_for && changes.length > 0) return waitingWords(waits_for, changes.length);
    if (pausedMutations.length > 0) return t('frame.waiting');
    if (isMutating || status === 'sending') return t('frame.saving');
    return isSaved && t('frame.saved');
  };
  const isDone = statusWords() === t('frame.saved');
  return (
    <p className={isDone ? `${styles.saving} ${styles.savingDone}` : styles.saving} role="status">
      {isDone && <Icon name="check" />}
      {statusWords()}
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './saving-whisper.module.css';
import type { SavingState } from './state/choices-saver.ts';

/** Whether the choices are saved; a lost network is shown and announced. */
export function SavingWhisper({ state }: { state: SavingState | undefined }) {
  const { t } = useTranslation();
  const stateWords: Record<SavingState, string> = {
    saved: t('frame.saved'),
    saving: t('frame.saving'),
    waiting: t('frame.waiting'),
    refused: t('review.not_saved'),
  };
  if (!state) return null;
  const isWrong = state === 'waiting' || state === 'refused';
  return (
    <p className={styles.savingWhisper} data-state={state} role={isWrong ? 'status' : undefined}>
      {stateWords[state]}
    </p>
  );
}

import { useIsMutating, useMutationState } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { onSaved, wasJustSaved } from './saving.ts';

/** A whisper in the header: a change is being saved, waits for the network, or was saved just now. */
export function SavingIndicator() {
  const { t } = useTranslation();
  const isSaving = useIsMutating({ predicate: ({ meta }) => meta?.saves === true }) > 0;
  const paused = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } });
  const isSaved = useSyncExternalStore(onSaved, wasJustSaved);
  const words = paused.length > 0 ? t('frame.waiting') : isSaving ? t('frame.saving') : isSaved ? t('frame.saved') : '';
  const isDone = isSaved && !isSaving && paused.length === 0;
  return (
    <p className={isDone ? 'saving saving-done' : 'saving'} role="status">
      {isDone && <Icon name="check" />}
      {words}
    </p>
  );
}

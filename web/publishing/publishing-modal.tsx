import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../api/api-problem.ts';
import dialogStyles from '../dialogs/dialog.module.css';
import { CheckStep } from './check-step.tsx';
import { InProgressStep } from './in-progress-step.tsx';
import { OfflineDoneStep, OfflineStep } from './offline-step.tsx';
import { PremiumStep } from './premium-step.tsx';
import { PublishedStep } from './published-step.tsx';
import { SuspendedStep } from './suspended-step.tsx';
import { useChecks } from './use-checks.ts';
import { usePublish, useTakeOffline } from './use-publishing.ts';

type Props = { asks: 'publish' | 'take_offline'; onClose(): void };

/** Specification §4, "Publishing": the confirmation, the progress, which can't be closed, and the date. */
export function PublishingModal({ asks, onClose }: Props) {
  const { t } = useTranslation();
  const [isOfflineAsked, setOfflineAsked] = useState(asks === 'take_offline');
  const draftChecks = useChecks();
  const publishMutation = usePublish();
  const takeOffline = useTakeOffline();
  const isBusy = publishMutation.isPending || takeOffline.isPending;
  const currentStep = (() => {
    if (publishMutation.isPending) return <InProgressStep title={t('publishing.in_progress')} />;
    if (takeOffline.isPending) return <InProgressStep title={t('publishing.offline_in_progress')} />;
    if (isProblem(publishMutation.error, 'premium_required')) return <PremiumStep onClose={onClose} />;
    // Suspended since it was checked.
    if (isProblem(publishMutation.error, 'restaurant_suspended')) return <SuspendedStep onClose={onClose} />;
    if (takeOffline.isSuccess) return <OfflineDoneStep onClose={onClose} />;
    if (isOfflineAsked)
      return <OfflineStep error={takeOffline.error} onConfirm={() => takeOffline.mutate()} onClose={onClose} />;
    if (publishMutation.data?.published_at)
      return <PublishedStep published_at={publishMutation.data.published_at} onClose={onClose} />;
    return (
      <CheckStep
        draft={draftChecks}
        error={publishMutation.error}
        onPublish={() => publishMutation.mutate()}
        onTakeOffline={() => setOfflineAsked(true)}
        onClose={onClose}
      />
    );
  })();
  return (
    <Modal.Root opened onClose={onClose} centered size="lg" closeOnEscape={!isBusy} closeOnClickOutside={!isBusy}>
      <Modal.Overlay />
      <Modal.Content>
        {!isBusy && <Modal.CloseButton className={dialogStyles.close} aria-label={t('frame.close')} />}
        {currentStep}
      </Modal.Content>
    </Modal.Root>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Refused } from './refused.tsx';
import { Step } from './step.tsx';

type Props = { error: Error | null; onConfirm(): void; onClose(): void };

/** Asks before the menu is hidden from guests. */
export function OfflineStep({ error, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Step
      title={t('publishing.offline_title')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('publishing.keep_online')}
          </Button>
          <Button color="brick" onClick={onConfirm}>
            {t('publishing.take_offline')}
          </Button>
        </>
      }
    >
      {error && <Refused error={error} title={t('publishing.offline_failed')} />}
      <p>{t('publishing.offline_lead')}</p>
    </Step>
  );
}

export function OfflineDoneStep({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Step title={t('publishing.offline_done')} actions={<Button onClick={onClose}>{t('frame.close')}</Button>}>
      <p>{t('publishing.offline_done_lead')}</p>
    </Step>
  );
}

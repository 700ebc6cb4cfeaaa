import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Step } from './step.tsx';

/** Publishing is refused while the operator suspends the restaurant. */
export function SuspendedStep({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Step title={t('publishing.suspended')} actions={<Button onClick={onClose}>{t('frame.close')}</Button>}>
      <p>{t('publishing.suspended_lead')}</p>
    </Step>
  );
}

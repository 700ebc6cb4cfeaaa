import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Step } from './step.tsx';

/** Publishing needs a subscription (specification §6): what it brings, and that nothing is lost without it. */
export function PremiumStep({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Step title={t('publishing.premium_title')} actions={<Button onClick={onClose}>{t('frame.close')}</Button>}>
      <p>{t('publishing.premium_lead')}</p>
      <ul className="publishing-list">
        <li>{t('publishing.premium_address')}</li>
        <li>{t('publishing.premium_code')}</li>
        <li>{t('publishing.premium_assistant')}</li>
        <li>{t('publishing.premium_languages')}</li>
      </ul>
      <p>{t('publishing.premium_kept')}</p>
    </Step>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOfferTitle } from '../../payments/premium-offer.tsx';
import { askForPremium } from '../../state/asked-dialogs.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown instead of the code to owners without a subscription. */
export function PremiumCode() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={useOfferTitle('qr_download')}
      action={<Button onClick={() => askForPremium('qr_download')}>{t('premium.what')}</Button>}
    >
      <p>{t('premium.qr_lead')}</p>
    </EmptyState>
  );
}

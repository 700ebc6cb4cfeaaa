import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PremiumCapability } from '../../shared/premium.ts';
import { askForPremium } from '../frame/premium-dialog.ts';
import { usePaymentProvider } from './payments.ts';
import { useOfferTitle } from './premium-offer.tsx';
import { mySubscriptionQuery } from './subscription-queries.ts';
import './premium-words.ts';
import './payments.css';

/** On the screen of something premium, for owners without: that it is, and what that means. Nothing for those who have it. */
export function PremiumHint({ capability }: { capability: PremiumCapability }) {
  const provider = usePaymentProvider();
  return provider === undefined || provider === 'off' ? null : <Hint capability={capability} />;
}

function Hint({ capability }: { capability: PremiumCapability }) {
  const { t } = useTranslation('premium');
  const { data: subscription } = useQuery(mySubscriptionQuery());
  const title = useOfferTitle(capability);
  if (subscription === undefined || subscription?.is_active) return null;
  return (
    <div className="premium-hint">
      <p>{title}</p>
      <Button variant="default" onClick={() => askForPremium(capability)}>
        {t('premium.what')}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PremiumCapability } from '../../shared/premium.ts';
import { askForPremium } from '../state/asked-dialogs.ts';
import styles from './payments.module.css';
import { useOfferTitle } from './premium-offer.tsx';
import { useIsFree } from './subscription-queries.ts';

/** On a premium screen, for owners without premium: that it is premium, and what that means. Nothing for others. */
export function PremiumHint({ capability }: { capability: PremiumCapability }) {
  const { t } = useTranslation();
  const title = useOfferTitle(capability);
  const isFree = useIsFree();
  if (!isFree) return null;
  return (
    <div className={styles.premiumHint}>
      <p>{title}</p>
      <Button variant="default" onClick={() => askForPremium(capability)}>
        {t('premium.what')}
      </Button>
    </div>
  );
}

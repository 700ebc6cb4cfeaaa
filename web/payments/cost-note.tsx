import { useTranslation } from 'react-i18next';
import { offerPriceWords } from './offer-price.ts';
import styles from './payments.module.css';
import { usePricesIfFree } from './subscription-queries.ts';

/**
 * Before an owner without premium invests work: what is free, and what publishing costs. Nothing for the others, without
 * payments, and until the price is there or can't be: a second sentence in the first one's place would be a jump.
 */
export function CostNote() {
  const { t } = useTranslation();
  const { isFree, prices, isError } = usePricesIfFree();
  if (!isFree || (!prices && !isError)) return null;
  const price = prices && offerPriceWords(t, prices);
  return (
    <p className={styles.costNote} data-part="cost-note">
      {price ? t('premium.cost', { price }) : t('premium.cost_open')}
    </p>
  );
}

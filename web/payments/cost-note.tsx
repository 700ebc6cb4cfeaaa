import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { offerPriceWords } from './offer-price.ts';
import styles from './payments.module.css';
import { usePaymentProvider } from './payments.ts';
import { mySubscriptionQuery, pricesQuery } from './subscription-queries.ts';

/**
 * Says what is free and what publishing costs before an owner without premium invests work. Nothing for the others and
 * without payments. Its space is kept until the price is there, so that the form below doesn't move.
 */
export function CostNote() {
  const { t } = useTranslation();
  const paymentProvider = usePaymentProvider();
  const isPaid = paymentProvider !== undefined && paymentProvider !== 'off';
  const subscription = useQuery({ ...mySubscriptionQuery(), enabled: isPaid });
  const prices = useQuery({ ...pricesQuery(), enabled: isPaid, meta: { failure: 'silent' } });
  if (!isPaid || subscription.isError || subscription.data?.is_active) return null;
  if (subscription.isPending || prices.isPending)
    return (
      <p className={`${styles.costNote} ${styles.costSpace}`} aria-hidden="true">
        {t('premium.cost_open')}
      </p>
    );
  const price = prices.data && offerPriceWords(t, prices.data);
  return (
    <p className={styles.costNote} data-part="cost-note">
      {price ? t('premium.cost', { price }) : t('premium.cost_open')}
    </p>
  );
}

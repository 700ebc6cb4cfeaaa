import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../shared/limits.ts';
import { isOwner } from '../api/session.ts';
import { costNotePart } from './cost-note-part.ts';
import { offerPriceWords } from './offer-price.ts';
import styles from './payments.module.css';
import { useHasPayments } from './payments.ts';
import { mySubscriptionQuery, pricesQuery } from './subscription-queries.ts';

/**
 * Says what is free and what publishing costs before an owner without premium invests work. Nothing for the others and
 * without payments. Its space is kept until the price is there, so that the form below doesn't move.
 */
export function CostNote() {
  const { t } = useTranslation();
  const hasPayments = useHasPayments();
  const isPaid = hasPayments && isOwner();
  const subscription = useQuery({ ...mySubscriptionQuery(), enabled: isPaid });
  const prices = useQuery({ ...pricesQuery(), enabled: isPaid, meta: { failure: 'silent' } });
  const part = isPaid ? costNotePart(subscription, prices) : 'nothing';
  if (part === 'nothing') return null;
  const pages = LIMITS.FREE_PAGES_PER_MONTH;
  if (part === 'space')
    return (
      <p className={`${styles.costNote} ${styles.costSpace}`} aria-hidden="true">
        {t('premium.cost_open', { pages })}
      </p>
    );
  const price = prices.data && offerPriceWords(t, prices.data);
  return (
    <p className={styles.costNote} data-part="cost-note">
      {price ? t('premium.cost', { pages, price }) : t('premium.cost_open', { pages })}
    </p>
  );
}

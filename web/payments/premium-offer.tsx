import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { SubscriptionPrice } from '../../shared/api/subscriptions.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import { GRACE_STATUSES, type PremiumCapability } from '../../shared/premium.ts';
import { billedAmount } from './amounts.ts';
import styles from './payments.module.css';
import { SandboxNote } from './sandbox-note.tsx';
import { mySubscriptionQuery, pricesQuery } from './subscription-queries.ts';
import { keepWanted } from './wanted.ts';

const FEATURE_TITLES = {
  publish: 'premium.publish_title',
  qr_download: 'premium.qr_download_title',
  chat: 'premium.chat_title',
  translation: 'premium.translation_title',
} as const satisfies Record<PremiumCapability, string>;

/** Whether premium is missing because a payment failed: it is paid, not subscribed to. */
function useIsOverdue(): boolean {
  const { data: subscription } = useQuery(mySubscriptionQuery());
  return GRACE_STATUSES.some((status) => status === subscription?.status);
}

export function useOfferTitle(capability: PremiumCapability): string {
  const { t } = useTranslation();
  return useIsOverdue() ? t('premium.unpaid_title') : t(FEATURE_TITLES[capability]);
}

/** What premium is and what it costs (specification §2, "premium-only upsell"). */
export function OfferText() {
  const { t } = useTranslation();
  const isOverdue = useIsOverdue();
  const { data: prices } = useQuery({ ...pricesQuery(), meta: { failure: 'silent' } });
  if (isOverdue)
    return (
      <>
        <p>{t('premium.unpaid_lead')}</p>
        <SandboxNote />
      </>
    );
  return (
    <>
      <p>{t('premium.lead')}</p>
      <ul className={styles.offerList}>
        <li>{t('premium.address')}</li>
        <li>{t('premium.code')}</li>
        <li>{t('premium.assistant')}</li>
        <li>{t('premium.languages')}</li>
      </ul>
      {prices && (
        <p className={styles.offerPrice} data-part="offer-price">
          <OfferPrice prices={prices} />
        </p>
      )}
      <p>{t('premium.kept')}</p>
      <SandboxNote />
    </>
  );
}

function OfferPrice({ prices }: { prices: readonly SubscriptionPrice[] }) {
  const { t } = useTranslation();
  const amountOf = (interval: SubscriptionPrice['interval']) => {
    const price = prices.find((one) => one.interval === interval);
    return price && billedAmount(price.amount, price.currency);
  };
  const [month, year] = [amountOf('month'), amountOf('year')];
  const monthlyPrice = month && t('premium.price_month', { amount: month });
  const yearlyPrice = year && t('premium.price_year', { amount: year });
  if (monthlyPrice && yearlyPrice) return t('premium.price_or', { month: monthlyPrice, year: yearlyPrice });
  const onlyPrice = monthlyPrice ?? yearlyPrice;
  return onlyPrice ? t('premium.price_plain', { price: onlyPrice }) : null;
}

/** The one button to continue, and one to close. The requested screen is stored: the owner returns to it. */
export function OfferActions({ capability, onClose }: { capability: PremiumCapability; onClose(): void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isOverdue = useIsOverdue();
  return (
    <>
      <Button variant="default" onClick={onClose}>
        {t('premium.not_now')}
      </Button>
      <Button
        component={Link}
        to={APP_PATHS.subscriptionCreate}
        onClick={() => {
          keepWanted({ capability, path: pathname });
          onClose();
        }}
      >
        {isOverdue ? t('premium.pay') : t('premium.subscribe')}
      </Button>
    </>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import { isOverdue, type PremiumCapability } from '../../shared/premium.ts';
import { isOwner } from '../api/session.ts';
import { offerPriceWords } from './offer-price.ts';
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

function useIsOverdue(): boolean {
  const { data: subscription } = useQuery({ ...mySubscriptionQuery(), enabled: isOwner() });
  return isOverdue(subscription?.status);
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
  if (!isOwner()) return <p>{t('people.ask_owner_to_pay')}</p>;
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
          {offerPriceWords(t, prices)}
        </p>
      )}
      <p>{t('premium.kept')}</p>
      <SandboxNote />
    </>
  );
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
      {isOwner() && (
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
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { BackLink } from '../../../forms/back-link.tsx';
import { Page } from '../../../frame/page.tsx';
import { currentLocale } from '../../../i18n/i18n.ts';
import type { SubscriptionScreenProps } from '../status/screen-redirect.ts';
import styles from '../subscription.module.css';
import { cardName } from './card-name.ts';

/** The card that the subscription is paid with. */
export function PaymentMethodPage({ subscription }: SubscriptionScreenProps) {
  const { t } = useTranslation();
  const defaultCard = subscription?.default_payment_method;
  const expiryText = (year: number, month: number) =>
    new Intl.DateTimeFormat(currentLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1),
    );
  return (
    <Page
      title={t('subscription.card')}
      description={t('subscription.payment_description')}
      back={<BackLink to={APP_PATHS.subscription}>{t('subscription.title')}</BackLink>}
    >
      {defaultCard ? (
        <div className={styles.planCard}>
          <h2>{cardName(defaultCard)}</h2>
          <p>{t('subscription.card_expiry', { date: expiryText(defaultCard.exp_year, defaultCard.exp_month) })}</p>
        </div>
      ) : (
        <p>{t('subscription.payment_none')}</p>
      )}
      <Button component={Link} to={APP_PATHS.defaultPaymentMethod} variant="default">
        {t('subscription.change_card')}
      </Button>
    </Page>
  );
}

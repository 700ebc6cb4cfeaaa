import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Subscription, SubscriptionPrice } from '../../../../shared/api/subscriptions.ts';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { GRACE_STATUSES } from '../../../../shared/premium.ts';
import { BackLink } from '../../../forms/back-link.tsx';
import { Page } from '../../../frame/page.tsx';
import { ScreenLoading } from '../../../frame/screen-loading.tsx';
import { billingAddressQuery, pricesQuery, productsQuery } from '../../../payments/subscription-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PayOverdue } from '../card/pay-overdue.tsx';
import type { SubscriptionScreenProps } from '../screen-redirect.ts';
import { RenewalLine, StatusMark } from '../status-line.tsx';
import styles from '../subscription.module.css';
import { CreateForm } from './create-form.tsx';

/** For owners without an active subscription: a plan, its price with taxes, and the card; or the open invoice, to be paid. */
export function CreatePage({ subscription }: SubscriptionScreenProps) {
  const { t } = useTranslation();
  const isOverdue = GRACE_STATUSES.some((status) => status === subscription?.status);
  return (
    <Page
      title={isOverdue ? t('subscription.overdue_title') : t('subscription.create_title')}
      description={t('subscription.create_description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      {subscription && <LastSubscription subscription={subscription} />}
      {subscription && isOverdue ? <PayOverdue /> : <Create />}
    </Page>
  );
}

function LastSubscription({ subscription }: { subscription: Subscription }) {
  return (
    <div className={styles.lastSubscription}>
      <StatusMark subscription={subscription} />
      <RenewalLine subscription={subscription} />
    </div>
  );
}

function Create() {
  const { t } = useTranslation();
  const prices = useQuery(pricesQuery());
  const products = useQuery(productsQuery());
  const address = useQuery(billingAddressQuery());
  const failures = [
    { query: prices, words: t('subscription.prices_failed') },
    { query: products, words: t('subscription.products_failed') },
    { query: address, words: t('subscription.billing_load_failed') },
  ].filter(({ query }) => query.isError);
  if (failures[0])
    return (
      <EmptyState
        title={failures[0].words}
        action={
          <Button onClick={() => void Promise.all(failures.map(({ query }) => query.refetch()))}>
            {t('frame.try_again')}
          </Button>
        }
      />
    );
  if (!prices.data || !products.data || address.data === undefined) return <ScreenLoading />;
  const offered = prices.data.filter(({ product_id }) => products.data.some(({ id }) => id === product_id));
  const sorted = offered.sort((a, b) => a.interval.localeCompare(b.interval));
  return isFilled(sorted) ? (
    <CreateForm prices={sorted} address={address.data} />
  ) : (
    <EmptyState title={t('subscription.prices_failed')} />
  );
}

const isFilled = (prices: SubscriptionPrice[]): prices is [SubscriptionPrice, ...SubscriptionPrice[]] =>
  prices.length > 0;

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
import type { SubscriptionScreenProps } from '../status/screen-redirect.ts';
import { RenewalLine, StatusMark } from '../status/status-line.tsx';
import styles from './create.module.css';
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
    <div className={styles.lastPlan}>
      <StatusMark subscription={subscription} />
      <RenewalLine subscription={subscription} />
    </div>
  );
}

function Create() {
  const { t } = useTranslation();
  const pricesAnswer = useQuery(pricesQuery());
  const productsAnswer = useQuery(productsQuery());
  const addressAnswer = useQuery(billingAddressQuery());
  const failedQueries = [
    { query: pricesAnswer, words: t('subscription.prices_failed') },
    { query: productsAnswer, words: t('subscription.products_failed') },
    { query: addressAnswer, words: t('subscription.billing_load_failed') },
  ].filter(({ query }) => query.isError);
  if (failedQueries[0])
    return (
      <EmptyState
        title={failedQueries[0].words}
        action={
          <Button onClick={() => void Promise.all(failedQueries.map(({ query }) => query.refetch()))}>
            {t('frame.try_again')}
          </Button>
        }
      />
    );
  if (!pricesAnswer.data || !productsAnswer.data || addressAnswer.data === undefined) return <ScreenLoading />;
  const offeredPrices = pricesAnswer.data.filter(({ product_id }) =>
    productsAnswer.data.some(({ id }) => id === product_id),
  );
  const sortedPrices = offeredPrices.sort((a, b) => a.interval.localeCompare(b.interval));
  return isFilled(sortedPrices) ? (
    <CreateForm prices={sortedPrices} address={addressAnswer.data} />
  ) : (
    <EmptyState title={t('subscription.prices_failed')} />
  );
}

const isFilled = (pricesAnswer: SubscriptionPrice[]): pricesAnswer is [SubscriptionPrice, ...SubscriptionPrice[]] =>
  pricesAnswer.length > 0;

import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Subscription, subscribedSchema } from '../../../shared/api/subscriptions.ts';
import { API_PATHS, APP_PATHS } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { useRestaurant } from '../../api/queries.ts';
import { BackLink } from '../../forms/back-link.tsx';
import { Page } from '../../frame/page.tsx';
import { billedAmount, billedDay } from '../../payments/amounts.ts';
import { Dialog } from '../../payments/dialog.tsx';
import { billingAddressQuery, previewQuery, useRenewSubscription } from '../../payments/subscription-queries.ts';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import { cardName } from './card/card-name.ts';
import type { SubscriptionScreenProps } from './status/screen-redirect.ts';
import { RenewalLine, StatusMark } from './status/status-line.tsx';
import styles from './subscription.module.css';

/** The current subscription: its price, its end or next invoice, and links to everything else. */
export function OverviewPage({ subscription }: SubscriptionScreenProps) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('subscription.title')}
      description={t('subscription.description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      {subscription && <Overview subscription={subscription} />}
    </Page>
  );
}

function Overview({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { price_id, amount, currency, interval, cancel_at, default_payment_method } = subscription;
  const { data: next } = useQuery({ ...previewQuery(price_id), meta: { failure: 'silent' } });
  const { data: billing } = useQuery(billingAddressQuery());
  const price = billedAmount(amount, currency);
  return (
    <div className={styles.overview}>
      <section className={styles.planCard} aria-label={t('subscription.premium')}>
        <div className={styles.planHead}>
          <h2>
            {t('subscription.premium')} · {interval === 'month' ? t('subscription.month') : t('subscription.year')}
          </h2>
          <StatusMark subscription={subscription} />
        </div>
        <p className={uiStyles.figures}>
          {interval === 'month'
            ? t('subscription.per_month', { amount: price })
            : t('subscription.per_year', { amount: price })}
        </p>
        <RenewalLine subscription={subscription} next_amount={next && billedAmount(next.total, next.currency)} />
        {cancel_at === null ? <Cancel subscription={subscription} /> : <Resume />}
      </section>
      <nav className={styles.links} aria-label={t('subscription.title')}>
        <SubscriptionLink
          to={APP_PATHS.paymentMethod}
          title={t('subscription.card')}
          text={default_payment_method ? cardName(default_payment_method) : t('subscription.no_card')}
        />
        <SubscriptionLink
          to={APP_PATHS.billingAddress}
          title={t('subscription.billing')}
          text={billing ? (billing.company ?? billing.name) : t('subscription.billing_none')}
        />
        <SubscriptionLink
          to={APP_PATHS.paymentHistory}
          title={t('subscription.history')}
          text={t('subscription.history_text')}
        />
      </nav>
    </div>
  );
}

function SubscriptionLink({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link to={to} className={styles.link}>
      <span>
        <strong>{title}</strong>
        <span className={styles.note}>{text}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
}

/** Cancels at the end of the paid period, once the owner has read what happens to the printed codes. */
function Cancel({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { timezone } = useRestaurant();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useChange(API_PATHS.cancelSubscription, t('subscription.cancel_failed'));
  const date = billedDay(subscription.current_period_end, timezone);
  const keepSubscription = () => setAsked(false);
  return (
    <>
      <Button
        variant="subtle"
        color="brick"
        className={styles.planAction}
        loading={isPending}
        onClick={() => setAsked(true)}
      >
        {t('subscription.cancel')}
      </Button>
      {isAsked && (
        <Dialog
          title={t('subscription.cancel_title')}
          onClose={keepSubscription}
          actions={
            <>
              <Button variant="default" onClick={keepSubscription} data-autofocus>
                {t('subscription.cancel_no')}
              </Button>
              <Button
                color="brick"
                onClick={() => {
                  keepSubscription();
                  mutate();
                }}
              >
                {t('subscription.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('subscription.cancel_until', { date })}</p>
          <p>{t('subscription.cancel_codes', { date })}</p>
          <p>{t('subscription.cancel_kept')}</p>
        </Dialog>
      )}
    </>
  );
}

function Resume() {
  const { t } = useTranslation();
  const { mutate, isPending } = useChange(API_PATHS.resumeSubscription, t('subscription.resume_failed'));
  return (
    <>
      <p className={styles.note}>{t('subscription.resume_note')}</p>
      <Button className={styles.planAction} loading={isPending} onClick={() => mutate()}>
        {t('subscription.resume')}
      </Button>
    </>
  );
}

/** Cancels or resumes; without a network it fails at once. */
function useChange(path: string, failure: string) {
  const renewSubscription = useRenewSubscription();
  return useMutation({
    mutationFn: () => askApi(subscribedSchema, 'POST', path, { type: 'default' }),
    networkMode: 'always',
    meta: { failure },
    // Also after a failure: it may have reached the provider.
    onSettled: renewSubscription,
  });
}

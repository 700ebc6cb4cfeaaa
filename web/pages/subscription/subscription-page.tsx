import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { useAppData } from '../../api/queries.ts';
import { signedInUser } from '../../api/session.ts';
import { restaurantOfSeveral } from '../../api/tab-address.ts';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { cardFormsQuery } from '../../payments/load-card-forms.ts';
import { SandboxNote } from '../../payments/sandbox-note.tsx';
import { hasStarted, onStarted } from '../../payments/started.ts';
import { mySubscriptionQuery } from '../../payments/subscription-queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import uiStyles from '../../ui/ui.module.css';
import { BillingAddressPage } from './address/billing-address.tsx';
import { DefaultPaymentMethodPage } from './card/default-payment-method.tsx';
import { PaymentMethodPage } from './card/payment-method.tsx';
import { CreatePage } from './create/create.tsx';
import { DetailsPage } from './details.tsx';
import { canFramePayments } from './document-policy.ts';
import { HistoryPage } from './history/history.tsx';
import { ReceiptPage } from './history/receipt.tsx';
import { OverviewPage } from './overview.tsx';
import { StartedModal } from './started-modal.tsx';
import { type SubscriptionScreenProps, screenRedirect } from './status/screen-redirect.ts';
import styles from './subscription.module.css';

const SUBSCRIPTION_SCREENS: readonly (readonly [path: string, screen: ComponentType<SubscriptionScreenProps>])[] = [
  [APP_PATHS.subscription, OverviewPage],
  [APP_PATHS.subscriptionCreate, CreatePage],
  [APP_PATHS.subscriptionDetails, DetailsPage],
  [APP_PATHS.defaultPaymentMethod, DefaultPaymentMethodPage],
  [APP_PATHS.paymentHistory, HistoryPage],
  [APP_PATHS.invoice, ReceiptPage],
  [APP_PATHS.billingAddress, BillingAddressPage],
  [APP_PATHS.paymentMethod, PaymentMethodPage],
];

/** All screens of the subscription: who may see which, and what each one needs (specification §2). */
export function SubscriptionPage() {
  const { payments } = useAppData();
  if (payments.provider === 'off') return <Navigate to={APP_PATHS.admin} replace />;
  if (payments.provider === 'stripe' && !canFramePayments()) return <LoadAnew />;
  return <Screens payments={payments} />;
}

/** The current document's policy may not allow the provider's script: reloading the address gets one that does. */
function LoadAnew() {
  useEffect(() => location.reload(), []);
  return <ScreenLoading />;
}

/** Each restaurant has a subscription of its own: somebody with several sees whose this is. */
function PaidRestaurant() {
  const { t } = useTranslation();
  const restaurant = restaurantOfSeveral();
  return restaurant ? <p className={uiStyles.verbatim}>{t('restaurants.shown', { name: restaurant.name })}</p> : null;
}

function Screens({ payments }: { payments: Parameters<typeof cardFormsQuery>[0] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // Whether it loads or not: cancelling doesn't need it, and the forms show a failure.
  const { isPending: isFormPending } = useQuery(cardFormsQuery(payments));
  const {
    data: subscription,
    isError,
    refetch,
  } = useQuery({
    ...mySubscriptionQuery(),
    meta: { failure: t('subscription.load_failed') },
  });
  const isStarted = useSyncExternalStore(onStarted, hasStarted);
  if (subscription === undefined && isError)
    return (
      <div className={styles.screen}>
        <SandboxNote />
        <EmptyState
          title={t('subscription.load_failed')}
          action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
        />
      </div>
    );
  if (subscription === undefined || isFormPending) return <ScreenLoading />;
  const redirectPath = screenRedirect(pathname, {
    is_active: subscription?.is_active === true,
    is_new_customer: signedInUser()?.is_new_customer === true,
  });
  if (redirectPath !== null) return <Navigate to={redirectPath} replace />;
  const Screen = SUBSCRIPTION_SCREENS.find(([path]) => matchPath(path, pathname))?.[1];
  return (
    <div className={styles.screen}>
      <PaidRestaurant />
      <SandboxNote />
      {Screen && <Screen subscription={subscription} />}
      {isStarted && subscription?.is_active && <StartedModal />}
    </div>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import { withAllWords } from '../i18n/i18n.ts';
import { askForPremium, premiumDialog } from '../state/asked-dialogs.ts';
import { useStore } from '../state/store.ts';
import { useHasPayments } from './payments.ts';

const PremiumModal = lazy(async () => ({
  default: (await withAllWords(() => import('./premium-modal.tsx'))).PremiumModal,
}));
const SubscriptionNotice = lazy(async () => ({
  default: (await withAllWords(() => import('./subscription-notice.tsx'))).SubscriptionNotice,
}));

/** What the frame shows of the subscription on every screen; nothing if the operator accepts no payments. */
export function SubscriptionInFrame(): ReactNode {
  const hasPayments = useHasPayments();
  const requestedOffer = useStore(premiumDialog);
  if (!hasPayments) return null;
  return (
    <Suspense>
      <SubscriptionNotice />
      {requestedOffer && <PremiumModal capability={requestedOffer} onClose={() => askForPremium(null)} />}
    </Suspense>
  );
}

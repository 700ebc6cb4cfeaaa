import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { billedAmount } from '../../../payments/amounts.ts';
import { invoicesQuery, useRenewSubscription } from '../../../payments/subscription-queries.ts';
import { forgetWanted, readRequestedFeature } from '../../../payments/wanted.ts';
import { openPublishing } from '../../../state/asked-dialogs.ts';
import styles from '../subscription.module.css';
import { changeCard, TakeCard } from './take-card.tsx';

/** The open invoice, and a card to pay it with: the provider retries the invoice with it at once. */
export function PayOverdue() {
  const { t } = useTranslation();
  const renewSubscription = useRenewSubscription();
  const navigateTo = useNavigate();
  const { data: invoices = [] } = useQuery(invoicesQuery());
  const openInvoice = invoices.find(({ status }) => status === 'open');
  return (
    <div className={styles.create}>
      <p>{t('subscription.overdue_lead')}</p>
      <p>
        <Link to={APP_PATHS.paymentHistory}>{t('subscription.history')}</Link>
      </p>
      <TakeCard
        submit_label={
          openInvoice
            ? t('subscription.pay', { amount: billedAmount(openInvoice.total, openInvoice.currency) })
            : t('subscription.overdue_pay')
        }
        failure={t('subscription.subscribe_failed')}
        send={changeCard}
        onDone={async () => {
          const requestedFeature = readRequestedFeature();
          forgetWanted();
          await renewSubscription();
          if (!requestedFeature) return;
          await navigateTo(requestedFeature.path);
          if (requestedFeature.capability === 'publish') openPublishing();
        }}
      />
    </div>
  );
}

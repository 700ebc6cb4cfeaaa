import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { billedAmount } from '../../../payments/amounts.ts';
import { invoicesQuery, useRenewSubscription } from '../../../payments/subscription-queries.ts';
import { forgetWanted, readWanted } from '../../../payments/wanted.ts';
import { openPublishing } from '../../../state/asked-dialogs.ts';
import styles from '../subscription.module.css';
import { changeCard, TakeCard } from './take-card.tsx';

/** The open invoice, and a card to pay it with: the provider retries the invoice with it at once. */
export function PayOverdue() {
  const { t } = useTranslation();
  const renew = useRenewSubscription();
  const navigate = useNavigate();
  const { data: invoices = [] } = useQuery(invoicesQuery());
  const open = invoices.find(({ status }) => status === 'open');
  return (
    <div className={styles.create}>
      <p>{t('subscription.overdue_lead')}</p>
      <p>
        <Link to={APP_PATHS.paymentHistory}>{t('subscription.history')}</Link>
      </p>
      <TakeCard
        submit_label={
          open
            ? t('subscription.pay', { amount: billedAmount(open.total, open.currency) })
            : t('subscription.overdue_pay')
        }
        failure={t('subscription.subscribe_failed')}
        send={changeCard}
        onDone={async () => {
          const wanted = readWanted();
          forgetWanted();
          await renew();
          if (!wanted) return;
          await navigate(wanted.path);
          if (wanted.capability === 'publish') openPublishing();
        }}
      />
    </div>
  );
}

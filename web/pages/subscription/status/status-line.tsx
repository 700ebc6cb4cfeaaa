import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../../shared/api/subscriptions.ts';
import { useRestaurant } from '../../../api/queries.ts';
import { billedDay } from '../../../payments/amounts.ts';
import uiStyles from '../../../ui/ui.module.css';
import styles from '../subscription.module.css';
import { RENEWAL_WORDS, renewalOf, STATUS_WORDS } from './status-words.ts';

/** The status as a badge: green if all is well, red if something has to be done. */
export function StatusMark({ subscription: { status, is_active } }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const statusLook = is_active ? 'good' : status === 'past_due' || status === 'unpaid' ? 'bad' : 'over';
  return (
    <span className={styles.statusMark} data-look={statusLook}>
      <span className={uiStyles.visuallyHidden}>{t('subscription.status')}: </span>
      <span>{t(STATUS_WORDS[status])}</span>
    </span>
  );
}

/** When it renews, ends or ended. `next_amount` is that of the next invoice with its taxes, once it is known. */
export function RenewalLine({
  subscription,
  next_amount,
}: {
  subscription: Subscription;
  next_amount?: string | undefined;
}) {
  const { t } = useTranslation();
  const { timezone } = useRestaurant();
  const renewalText = renewalOf(subscription);
  if (!renewalText) return null;
  const date = billedDay(renewalText.date, timezone);
  const words = () => {
    if (renewalText.kind !== 'next_invoice') return t(RENEWAL_WORDS[renewalText.kind], { date });
    return next_amount === undefined
      ? t('subscription.next_invoice_plain', { date })
      : t('subscription.next_invoice', { amount: next_amount, date });
  };
  return <p className={styles.renewal}>{words()}</p>;
}

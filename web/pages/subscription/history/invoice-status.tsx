import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../../../shared/api/subscriptions.ts';
import styles from '../subscription.module.css';

const STATUS_LOOKS = { draft: 'over', open: 'bad', paid: 'good', uncollectible: 'bad', void: 'over' } as const;
const STATUS_WORDS = {
  draft: 'subscription.invoice_draft',
  open: 'subscription.invoice_open',
  paid: 'subscription.invoice_paid',
  uncollectible: 'subscription.invoice_uncollectible',
  void: 'subscription.invoice_void',
} as const satisfies Record<Invoice['status'], string>;

export function InvoiceStatus({ status }: { status: Invoice['status'] }) {
  const { t } = useTranslation();
  return (
    <span className={styles.statusMark} data-look={STATUS_LOOKS[status]}>
      {t(STATUS_WORDS[status])}
    </span>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Invoice } from '../../../../shared/api/subscriptions.ts';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { useRestaurant } from '../../../api/queries.ts';
import { BackLink } from '../../../forms/back-link.tsx';
import { Page } from '../../../frame/page.tsx';
import { ScreenLoading } from '../../../frame/screen-loading.tsx';
import { billedAmount, billedDay } from '../../../payments/amounts.ts';
import { invoicesQuery } from '../../../payments/subscription-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import uiStyles from '../../../ui/ui.module.css';
import styles from '../subscription.module.css';
import { InvoiceStatus } from './invoice-status.tsx';

/** Every invoice, newest first. */
export function HistoryPage() {
  const { t } = useTranslation();
  const { data: invoices, isError, refetch } = useQuery(invoicesQuery());
  return (
    <Page
      title={t('subscription.history')}
      description={t('subscription.history_description')}
      back={<BackLink to={APP_PATHS.subscription}>{t('subscription.title')}</BackLink>}
    >
      {!invoices && isError && (
        <EmptyState
          title={t('subscription.history_failed')}
          action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
        />
      )}
      {!invoices && !isError && <ScreenLoading />}
      {invoices?.length === 0 && (
        <EmptyState title={t('subscription.history_empty')}>
          <p>{t('subscription.history_empty_text')}</p>
        </EmptyState>
      )}
      {invoices && invoices.length > 0 && (
        <ul className={styles.invoices} aria-label={t('subscription.history')}>
          {invoices.map((invoice) => (
            <InvoiceLine key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function InvoiceLine({ invoice: { id, number, date, total, currency, status } }: { invoice: Invoice }) {
  const { timezone } = useRestaurant();
  return (
    <li>
      <Link to={fillPath(APP_PATHS.invoice, { id })} className={styles.link}>
        <span>
          <strong>{billedDay(date, timezone)}</strong>
          <span className={`${styles.note} ${uiStyles.verbatim}`}>{number}</span>
        </span>
        <span className={styles.invoiceSum}>
          {billedAmount(total, currency)}
          <InvoiceStatus status={status} />
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

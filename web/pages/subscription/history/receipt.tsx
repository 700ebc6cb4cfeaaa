import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import type { BillingAddress, Receipt } from '../../../../shared/api/subscriptions.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { PRODUCT_NAME } from '../../../../shared/product-name.ts';
import { isProblem } from '../../../api/api-problem.ts';
import { useRestaurant } from '../../../api/queries.ts';
import { tabAddress } from '../../../api/tab-address.ts';
import { BackLink } from '../../../forms/back-link.tsx';
import { Page } from '../../../frame/page.tsx';
import { ScreenLoading } from '../../../frame/screen-loading.tsx';
import { currentLocale } from '../../../i18n/i18n.ts';
import { billedAmount, billedDay } from '../../../payments/amounts.ts';
import { receiptQuery } from '../../../payments/subscription-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import uiStyles from '../../../ui/ui.module.css';
import { brandName } from '../card/card-name.ts';
import { SumLines } from '../create/price-summary.tsx';
import subscriptionStyles from '../subscription.module.css';
import { InvoiceStatus } from './invoice-status.tsx';
import styles from './receipt.module.css';

/** One invoice, a receipt once it is paid: to print, or as a PDF. */
export function ReceiptPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const id = matchPath(APP_PATHS.invoice, pathname)?.params.id ?? '';
  const { data: receipt, error, refetch } = useQuery(receiptQuery(id));
  const receiptNumber = receipt?.number ?? '';
  const title =
    receipt?.status === 'paid' || !receipt
      ? t('subscription.receipt', { number: receiptNumber })
      : t('subscription.invoice', { number: receiptNumber });
  return (
    <Page
      title={title.trim()}
      description={t('subscription.receipt_description')}
      back={<BackLink to={APP_PATHS.paymentHistory}>{t('subscription.history')}</BackLink>}
    >
      {!receipt &&
        error &&
        (isProblem(error, 'not_found') ? (
          <EmptyState title={t('subscription.receipt_none')} />
        ) : (
          <EmptyState
            title={t('subscription.receipt_failed')}
            action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
          />
        ))}
      {!receipt && !error && <ScreenLoading />}
      {receipt && <ReceiptSheet receipt={receipt} />}
    </Page>
  );
}

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { timezone } = useRestaurant();
  const { id, date, total, subtotal, taxes, currency, status, lines, seller, billing_address } = receipt;
  const billedDayOf = (instant: string) => billedDay(instant, timezone);
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.product}>{PRODUCT_NAME}</p>
        <InvoiceStatus status={status} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('subscription.date')}</dt>
          <dd>{billedDayOf(date)}</dd>
        </div>
        <div>
          <dt>{t('subscription.seller')}</dt>
          <dd>{seller}</dd>
        </div>
        {billing_address && (
          <div>
            <dt>{t('subscription.buyer')}</dt>
            <dd>
              {addressLines(billing_address).map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('subscription.line')}</th>
            <th scope="col">{t('subscription.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ description, amount, period_start, period_end }) => (
            <tr key={`${description} ${period_start}`}>
              <td>
                {description}
                <span className={`${styles.line} ${subscriptionStyles.note}`}>
                  {t('subscription.period', { from: billedDayOf(period_start), to: billedDayOf(period_end) })}
                </span>
              </td>
              <td className={uiStyles.figures}>{billedAmount(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SumLines {...{ subtotal, taxes, total, currency }} total_label={t('subscription.total')} />
      <p>
        <PaidWords receipt={receipt} />
      </p>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => print()}>
          {t('subscription.print')}
        </Button>
        {status !== 'draft' && (
          <Button
            component="a"
            href={tabAddress(`${fillPath(API_PATHS.invoiceFile, { id })}?lang=${currentLocale()}`)}
            download
          >
            {t('subscription.download_pdf')}
          </Button>
        )}
      </div>
    </article>
  );
}

function PaidWords({ receipt: { paid_at, card } }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { timezone } = useRestaurant();
  if (paid_at === null) return t('subscription.not_paid');
  const date = billedDay(paid_at, timezone);
  return card
    ? t('subscription.paid_by', { date, brand: brandName(card.brand), last4: card.last4 })
    : t('subscription.paid_on', { date });
}

/** As on an envelope, without missing parts. */
function addressLines({
  name,
  company,
  tax_number,
  line1,
  line2,
  city,
  province,
  postal_code,
  country,
}: BillingAddress) {
  const cityLine = [city, province, postal_code].filter(Boolean).join(' ');
  const countryName = new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(country) ?? country;
  return [company, name, line1, line2, cityLine, countryName, tax_number].filter((line): line is string => !!line);
}

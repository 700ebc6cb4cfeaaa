import { Button, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChargedTax, Preview } from '../../../../shared/api/subscriptions.ts';
import formsStyles from '../../../forms/forms.module.css';
import { billedAmount, ratePercent } from '../../../payments/amounts.ts';
import uiStyles from '../../../ui/ui.module.css';
import styles from '../subscription.module.css';
import createStyles from './create.module.css';

type Props = { preview: Preview | undefined; is_loading: boolean; error: Error | null; onRetry(): void };

/** The price with its taxes, read out when it changes. */
export function PriceSummary({ preview, is_loading, error, onRetry }: Props) {
  const { t } = useTranslation();
  if (error && !preview)
    return (
      <div className={`${formsStyles.formError} ${styles.cardProblem}`} data-part="form-error">
        <p>{t('subscription.preview_failed')}</p>
        <Button onClick={onRetry}>{t('frame.try_again')}</Button>
      </div>
    );
  return (
    <div role="status" aria-busy={is_loading}>
      {preview ? (
        <SumLines {...preview} total_label={t('subscription.total_today')} />
      ) : is_loading ? (
        <Loader size="sm" aria-label={t('frame.loading')} />
      ) : (
        <p className={formsStyles.formNote}>{t('subscription.summary_wait')}</p>
      )}
    </div>
  );
}

type Sums = Preview & { total_label: string };

/** Subtotal, each tax under its number, total: of a preview or a receipt. */
export function SumLines({ subtotal, taxes, total, currency, total_label }: Sums) {
  const { t } = useTranslation();
  return (
    <dl className={createStyles.sums}>
      <div>
        <dt>{t('subscription.subtotal')}</dt>
        <dd>{billedAmount(subtotal, currency)}</dd>
      </div>
      {taxes.map((tax) => (
        <div key={tax.number}>
          <dt>
            <TaxName tax={tax} />
          </dt>
          <dd>{billedAmount(tax.amount, currency)}</dd>
        </div>
      ))}
      <div className={createStyles.total}>
        <dt>{total_label}</dt>
        <dd>{billedAmount(total, currency)}</dd>
      </div>
    </dl>
  );
}

function TaxName({ tax: { number, name, rate, registration } }: { tax: ChargedTax }) {
  const { t } = useTranslation();
  return (
    <>
      {t('subscription.tax_number', { number, name, rate: ratePercent(rate) })}
      {registration !== null && (
        <span className={`${createStyles.registration} ${uiStyles.verbatim}`}>
          {t('subscription.registration', { number: registration })}
        </span>
      )}
    </>
  );
}

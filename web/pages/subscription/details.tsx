import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { BillingForm } from './address/billing-form.tsx';
import { WithBillingAddress } from './address/with-billing-address.tsx';
import type { SubscriptionScreenProps } from './status/screen-redirect.ts';

/** After the first payment: the details for the receipts, which can wait. */
export function DetailsPage({ subscription }: SubscriptionScreenProps) {
  const { t } = useTranslation();
  const navigateTo = useNavigate();
  const goOn = () => void navigateTo(APP_PATHS.subscription);
  return (
    <Page title={t('subscription.details_title')} description={t('subscription.details_description')}>
      {subscription?.is_active && <p className={formsStyles.formNote}>{t('subscription.details_lead')}</p>}
      <WithBillingAddress>
        {(address) => (
          <BillingForm address={address} failure={t('subscription.details_failed')} onSaved={goOn} onSkip={goOn} />
        )}
      </WithBillingAddress>
    </Page>
  );
}

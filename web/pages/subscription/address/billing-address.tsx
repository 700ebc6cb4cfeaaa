import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { BackLink } from '../../../forms/back-link.tsx';
import formsStyles from '../../../forms/forms.module.css';
import { Page } from '../../../frame/page.tsx';
import { BillingForm } from './billing-form.tsx';
import { WithBillingAddress } from './with-billing-address.tsx';

/** The address for future receipts. */
export function BillingAddressPage() {
  const { t } = useTranslation();
  const navigateTo = useNavigate();
  const [formRound, setRound] = useState(0);
  return (
    <Page
      title={t('subscription.billing')}
      description={t('subscription.billing_description')}
      back={<BackLink to={APP_PATHS.subscription}>{t('subscription.title')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('subscription.billing_note')}</p>
      <WithBillingAddress key={formRound}>
        {(address) => (
          <BillingForm
            address={address}
            failure={t('subscription.details_failed')}
            onSaved={() => {
              setRound((count) => count + 1);
              void navigateTo(APP_PATHS.subscription);
            }}
          />
        )}
      </WithBillingAddress>
    </Page>
  );
}

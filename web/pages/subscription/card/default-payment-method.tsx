import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { BackLink } from '../../../forms/back-link.tsx';
import formsStyles from '../../../forms/forms.module.css';
import { Page } from '../../../frame/page.tsx';
import { useRenewSubscription } from '../../../payments/subscription-queries.ts';
import { changeCard, TakeCard } from './take-card.tsx';

/** Another card for future payments. */
export function DefaultPaymentMethodPage() {
  const { t } = useTranslation();
  const renewSubscription = useRenewSubscription();
  const navigateTo = useNavigate();
  return (
    <Page
      title={t('subscription.default_title')}
      description={t('subscription.default_description')}
      back={<BackLink to={APP_PATHS.paymentMethod}>{t('subscription.card')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('subscription.default_lead')}</p>
      <TakeCard
        submit_label={t('subscription.default_save')}
        failure={t('subscription.default_failed')}
        send={changeCard}
        onDone={async () => {
          await renewSubscription();
          await navigateTo(APP_PATHS.paymentMethod);
        }}
      />
    </Page>
  );
}

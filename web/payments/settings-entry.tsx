import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import settingsStyles from '../forms/settings.module.css';
import { Icon } from '../ui/icon.tsx';
import { usePaymentProvider } from './payments.ts';

/** The link to the subscription in the settings; none if the operator accepts no payments. */
export function SubscriptionEntry() {
  const { t } = useTranslation();
  const paymentProvider = usePaymentProvider();
  if (paymentProvider === undefined || paymentProvider === 'off') return null;
  return (
    <Link to={APP_PATHS.subscription} className={settingsStyles.link}>
      <span>
        <strong>{t('premium.settings')}</strong>
        <span className={settingsStyles.text}>{t('premium.settings_text')}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
}

import { useTranslation } from 'react-i18next';
import { API_PATHS } from '../../shared/paths.ts';
import styles from './payments.module.css';
import { usePaymentProvider } from './payments.ts';

/** Says on every screen about money that it isn't real; nothing with a real provider. */
export function SandboxNote() {
  const { t } = useTranslation();
  if (usePaymentProvider() !== 'sandbox') return null;
  return (
    <p className={styles.sandboxNote} data-sandbox>
      {t('premium.sandbox')} {/* A page of the server, not of the app. */}
      <a href={API_PATHS.devPayments} target="_blank" rel="noreferrer">
        {t('premium.sandbox_clock')}
      </a>
    </p>
  );
}

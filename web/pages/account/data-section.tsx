import { useTranslation } from 'react-i18next';
import { DownloadButton } from './download-button.tsx';

/** Everything of the account as one file. */
export function DataSection() {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('account.data')}</h2>
      <p className="form-note">{t('account.data_text')}</p>
      <DownloadButton />
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import formsStyles from '../../forms/forms.module.css';
import { DownloadButton } from './download-button.tsx';

/** The export of the account as one file. */
export function DataSection() {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('account.data')}</h2>
      <p className={formsStyles.formNote}>{t('account.data_text')}</p>
      <DownloadButton />
    </section>
  );
}

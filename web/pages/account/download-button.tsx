import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { API_PATHS } from '../../../shared/paths.ts';
import { currentLocale } from '../../i18n/i18n.ts';

/** A link, so that the browser streams the file to the disk: it can be large. */
export function DownloadButton() {
  const { t } = useTranslation();
  return (
    <Button component="a" href={`${API_PATHS.accountExport}?lang=${currentLocale()}`} download variant="default">
      {t('account.download')}
    </Button>
  );
}

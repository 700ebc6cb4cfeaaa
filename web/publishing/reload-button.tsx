import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Shown if a part's script can't be loaded, for example after an update of the server: a reload gets the current one. */
export function ReloadButton() {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={() => location.reload()}>
      {t('frame.reload')}
    </Button>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** In place of a part whose script can't be fetched, as after the server was updated: a reload fetches what there is now. */
export function ReloadButton() {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={() => location.reload()}>
      {t('frame.reload')}
    </Button>
  );
}

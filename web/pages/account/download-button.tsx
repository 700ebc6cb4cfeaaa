import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { API_PATHS } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { currentLocale } from '../../i18n/i18n.ts';

/** Has the browser stream the file to the disk: it can be large. A fresh sign-in is asked for before. */
export function DownloadButton() {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => askApi(z.undefined(), 'GET', API_PATHS.accountConfirmed),
    networkMode: 'always',
    meta: { failure: t('account.not_downloaded') },
    onSuccess: () => {
      const downloadLink = document.createElement('a');
      downloadLink.href = `${API_PATHS.accountExport}?lang=${currentLocale()}`;
      downloadLink.download = '';
      downloadLink.click();
    },
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t('account.download')}
    </Button>
  );
}

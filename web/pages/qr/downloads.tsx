import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './qr.module.css';
import { useDownload } from './use-code.ts';

type Props = {
  restaurantName: string;
  /** Whether this is the screen's primary action. */
  isPrimary: boolean;
};

/** The code as a file. */
export function Downloads({ restaurantName, isPrimary }: Props) {
  const { t } = useTranslation();
  const downloadMutation = useDownload(restaurantName);
  const isLoading = (format: string) => downloadMutation.isPending && downloadMutation.variables === format;
  return (
    <div className={styles.downloads}>
      <Button
        variant={isPrimary ? 'filled' : 'default'}
        loading={isLoading('png')}
        onClick={() => downloadMutation.mutate('png')}
      >
        {t('qr_page.download_png')}
      </Button>
      <Button
        variant="default"
        loading={isLoading('svg')}
        aria-label={t('qr_page.download_svg')}
        onClick={() => downloadMutation.mutate('svg')}
      >
        {t('qr_page.svg')}
      </Button>
    </div>
  );
}

import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { QrLook } from '../../../shared/qr-look.ts';
import { QR_WIDTHS, type QrWidth } from '../../../shared/qr-width.ts';
import styles from './qr.module.css';
import { useDownload } from './use-code.ts';

type Props = {
  restaurantName: string;
  /** Whether this is the screen's primary action. */
  isPrimary: boolean;
  /** Of the PNG, chosen here for all codes of the screen. */
  width: QrWidth;
  look: QrLook;
  onWidth(width: QrWidth): void;
};

/** The code as a file. */
export function Downloads({ restaurantName, isPrimary, width, look, onWidth }: Props) {
  const { t } = useTranslation();
  const downloadMutation = useDownload(restaurantName, width, look);
  const isLoading = (format: string) => downloadMutation.isPending && downloadMutation.variables === format;
  return (
    <div className={styles.downloads}>
      <NativeSelect
        className={styles.width}
        label={t('qr_page.width')}
        value={width}
        data={QR_WIDTHS.map((value) => ({
          value,
          label: value === 'standard' ? t('qr_page.width_standard') : t('qr_page.width_cm', { cm: value }),
        }))}
        onChange={({ currentTarget: { value: chosenValue } }) =>
          onWidth(QR_WIDTHS.find((value) => value === chosenValue) ?? width)
        }
      />
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

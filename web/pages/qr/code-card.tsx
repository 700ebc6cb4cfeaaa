import { useTranslation } from 'react-i18next';
import { QR_DISPLAY_PIXELS } from '../../../shared/limits.ts';
import styles from './qr.module.css';
import type { ShownCode } from './read-code.ts';

/** As on a table. White in dark mode as well: a code is scanned by its contrast. */
export function CodeCard({ name, code }: { name: string; code: ShownCode }) {
  const { t } = useTranslation();
  return (
    <figure className={styles.card}>
      <p className={styles.name}>{name}</p>
      <img
        src={code.picture}
        width={QR_DISPLAY_PIXELS}
        height={QR_DISPLAY_PIXELS}
        alt={t('qr_page.picture', { address: code.address })}
      />
      <figcaption>{code.is_test ? t('qr_page.test_code') : t('qr_page.scan')}</figcaption>
    </figure>
  );
}

import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Fragment, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../state/notices.ts';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import styles from './qr.module.css';

const COPIED_MS = 4_000;

/** The code's address: to read, copy and open. */
export function AddressRow({ address }: { address: string }) {
  const { t } = useTranslation();
  const { copy, copied: isCopied, error } = useClipboard({ timeout: COPIED_MS });
  useEffect(() => {
    if (error) showError(t('qr_page.copy_failed'));
  }, [error, t]);
  return (
    <section className={styles.address}>
      <h2>{t('qr_page.address')}</h2>
      <p className={uiStyles.verbatim}>
        {/* May break after each slash. */}
        {address
          .replace(/^https?:\/\//, '')
          .split(/(?<=\/)/)
          .map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
      </p>
      <div className={styles.addressActions}>
        <Button
          variant="default"
          leftSection={<Icon name={isCopied ? 'check' : 'copy'} />}
          onClick={() => copy(address)}
        >
          {isCopied ? t('qr_page.copied') : t('qr_page.copy')}
        </Button>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<Icon name="open" />}
        >
          {t('qr_page.open')}
          <VisuallyHidden> {t('publishing.new_tab')}</VisuallyHidden>
        </Button>
        <span role="status" className={uiStyles.visuallyHidden}>
          {isCopied ? t('qr_page.copied') : ''}
        </span>
      </div>
    </section>
  );
}

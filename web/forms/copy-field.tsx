import { Button, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../state/notices.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import styles from './copy-field.module.css';

const COPIED_MS = 4_000;

/** A text for use elsewhere: to read, and to copy by one press. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const { copy, copied: isCopied, error } = useClipboard({ timeout: COPIED_MS });
  useEffect(() => {
    if (error) showError(t('copy_field.failed'));
  }, [error, t]);
  return (
    <div className={styles.field}>
      <Textarea
        label={label}
        value={text}
        readOnly
        autosize
        spellCheck={false}
        classNames={{ input: uiStyles.verbatim ?? '' }}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={<Icon name={isCopied ? 'check' : 'copy'} />}
        aria-label={t(isCopied ? 'copy_field.copied_of' : 'copy_field.copy_of', { label })}
        onClick={() => copy(text)}
      >
        {isCopied ? t('copy_field.copied') : t('copy_field.copy')}
      </Button>
      <span role="status" className={uiStyles.visuallyHidden}>
        {isCopied ? t('copy_field.copied') : ''}
      </span>
    </div>
  );
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from './drop-area.tsx';
import { FileList } from './file-list.tsx';
import { RefusedFiles } from './refused-files.tsx';
import styles from './upload-panel.module.css';
import { useUpload } from './use-upload.ts';

type Props = {
  /** Beside the primary action, or alone if no file is chosen. */
  aside?: ReactNode;
  onSend(): void;
};

/** Choosing menu files, their order and turns, and sending them. */
export function UploadPanel({ aside, onSend }: Props) {
  const { t } = useTranslation();
  const { chosen: chosenFiles, refused: refusedFiles, upload, reason } = useUpload();
  const isSending = upload !== null;
  return (
    <div className={styles.panel}>
      <DropArea hasFiles={chosenFiles.length > 0} isDisabled={isSending} />
      <RefusedFiles refused={refusedFiles} />
      {reason !== null && (
        <p className={styles.reason} role="status">
          {t('imports.not_sent', { reason })}
        </p>
      )}
      <FileList files={chosenFiles} />
      <div className={styles.actions}>
        {chosenFiles.length > 0 && (
          <Button loading={isSending} onClick={onSend}>
            {t('imports.send')}
          </Button>
        )}
        {aside}
      </div>
    </div>
  );
}

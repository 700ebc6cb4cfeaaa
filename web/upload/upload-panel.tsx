import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { appDataQuery } from '../api/queries.ts';
import { DropArea } from './drop-area.tsx';
import { DroppedTables } from './dropped-tables.tsx';
import { FileList } from './file-list.tsx';
import { MenuText } from './menu-text.tsx';
import { RefusedFiles } from './refused-files.tsx';
import styles from './upload-panel.module.css';
import { addText, restoreText, useUpload } from './use-upload.ts';
import { WebPageField } from './web-page-field.tsx';

type Props = {
  /** Beside the primary action, or alone if no file is chosen. */
  aside?: ReactNode;
  onSend(): void;
  /** Reads the menu at an address; why it can't be read is at its field. */
  onReadPage(address: string): void;
  /** Passes a table on to where tables are imported. */
  onReadTable(table: File): void;
};

/** Choosing menu files, writing a menu's text or the address of its page, their order and turns, and sending them. */
export function UploadPanel({ aside, onSend, onReadPage, onReadTable }: Props) {
  const { t } = useTranslation();
  const { chosen: chosenFiles, refused: refusedFiles, text, address, page, tables, upload, reason } = useUpload();
  const textButton = useRef<HTMLButtonElement>(null);
  const addressButton = useRef<HTMLButtonElement>(null);
  const canReadPages = useQuery(appDataQuery()).data?.reads_web_pages ?? false;
  useEffect(restoreText, []);
  const actions = useRef<HTMLDivElement>(null);
  const hasFiles = chosenFiles.length > 0;
  // On a phone the files and what to do with them are below the screen.
  useEffect(() => {
    if (hasFiles) actions.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFiles]);
  const isSending = upload !== null;
  const hasText = text !== null && text.trim() !== '';
  // What is still in the field is meant to be read, too.
  const sendAll = async () => {
    if (await addText()) onSend();
  };
  return (
    <div className={styles.panel}>
      <DropArea
        hasFiles={hasFiles}
        hasTextField={text !== null}
        hasAddressField={address !== null}
        textButton={textButton}
        addressButton={addressButton}
        canReadPages={canReadPages}
        isDisabled={isSending}
      />
      {text !== null && (
        <MenuText
          text={text}
          isDisabled={isSending}
          // It is enabled once the field is gone.
          onClose={() => setTimeout(() => textButton.current?.focus())}
        />
      )}
      {address !== null && (
        <WebPageField
          address={address}
          page={page}
          isDisabled={isSending}
          onRead={onReadPage}
          onClose={() => setTimeout(() => addressButton.current?.focus())}
        />
      )}
      <RefusedFiles refused={refusedFiles} />
      <DroppedTables tables={tables} isDisabled={isSending} onRead={onReadTable} />
      {reason !== null && (
        <p className={styles.reason} role="status">
          {t('imports.not_sent', { reason })}
        </p>
      )}
      <FileList files={chosenFiles} />
      <div ref={actions} className={styles.actions}>
        {(hasFiles || hasText) && (
          <Button loading={isSending} onClick={() => void sendAll()}>
            {t('imports.send')}
          </Button>
        )}
        {aside}
      </div>
    </div>
  );
}

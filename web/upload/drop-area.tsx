import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type Ref, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MENU_FILE_TYPES, mediaTypesOf } from '../../shared/file-types.ts';
import { LIMITS } from '../../shared/limits.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './drop-area.module.css';
import { TakePhoto } from './take-photo.tsx';
import { usePasted } from './use-pasted.ts';
import { addFiles, pasteWords, writeAddress, writeText } from './use-upload.ts';

// For the file dialog only, where phones then convert a HEIC to JPEG; dropped files are recognised by their bytes.
const ACCEPTED_TYPES = [
  ...mediaTypesOf(MENU_FILE_TYPES),
  '.docx',
  '.txt',
  '.text',
  '.md',
  '.csv',
  '.tsv',
  '.xlsx',
].join();
const MEGABYTE_BYTES = 1024 * 1024;

type Props = {
  hasFiles: boolean;
  hasTextField: boolean;
  hasAddressField: boolean;
  textButton: Ref<HTMLButtonElement>;
  addressButton: Ref<HTMLButtonElement>;
  /** Whether this server loads web pages. */
  canReadPages: boolean;
  isDisabled: boolean;
};

/** Accepts files by drag and drop, paste, the file dialog, and on a phone the camera; opens the fields for a text and an address. */
export function DropArea(props: Props) {
  const { hasFiles, hasTextField, hasAddressField, textButton, addressButton, canReadPages, isDisabled } = props;
  const { t } = useTranslation();
  const openDialog = useRef<() => void>(null);
  const onText = useCallback((text: string) => pasteWords(text, canReadPages), [canReadPages]);
  usePasted({ onFiles: addFiles, onText }, isDisabled);
  return (
    <Dropzone
      className={hasFiles ? `${styles.area} ${styles.compact}` : styles.area}
      data-part="drop-area"
      openRef={openDialog}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      disabled={isDisabled}
      onDrop={(files: File[]) => void addFiles(files)}
      inputProps={{ accept: ACCEPTED_TYPES, 'aria-label': t('imports.choose'), tabIndex: -1 }}
    >
      <p className={styles.words}>{hasFiles ? t('imports.drop_more') : t('imports.drop')}</p>
      <div className={styles.buttons}>
        <Button
          variant={hasFiles ? 'default' : 'filled'}
          leftSection={<Icon name="file" />}
          disabled={isDisabled}
          onClick={() => openDialog.current?.()}
        >
          {hasFiles ? t('imports.choose_more') : t('imports.choose')}
        </Button>
        <TakePhoto isDisabled={isDisabled} />
        <Button
          ref={textButton}
          variant="default"
          leftSection={<Icon name="edit" />}
          disabled={isDisabled || hasTextField}
          onClick={() => writeText('')}
        >
          {t('imports.text_open')}
        </Button>
        {canReadPages && (
          <Button
            ref={addressButton}
            variant="default"
            leftSection={<Icon name="open" />}
            disabled={isDisabled || hasAddressField}
            onClick={() => writeAddress('')}
          >
            {t('imports.page_open')}
          </Button>
        )}
      </div>
      {!hasFiles && (
        <p className={styles.formats}>
          {t('imports.formats', { max: LIMITS.MAX_UPLOAD_BYTES / MEGABYTE_BYTES, count: LIMITS.MAX_FILES_PER_IMPORT })}
        </p>
      )}
    </Dropzone>
  );
}

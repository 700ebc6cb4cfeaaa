import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import styles from './take-photo.module.css';
import { addFiles } from './use-upload.ts';

/** Opens the camera; shown on touch devices. */
export function TakePhoto({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation();
  const photoInput = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.touchOnly}>
      <input
        ref={photoInput}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          const takenPhotos = [...(currentTarget.files ?? [])];
          // The same picture may be chosen again after it was removed.
          currentTarget.value = '';
          void addFiles(takenPhotos);
        }}
      />
      <Button
        variant="default"
        leftSection={<Icon name="camera" />}
        disabled={isDisabled}
        onClick={() => photoInput.current?.click()}
      >
        {t('imports.take_photo')}
      </Button>
    </div>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_WEB_ADDRESS_CHARACTERS } from '../../shared/api/imports.ts';
import { refusalWords } from '../api/problem-words.ts';
import uiStyles from '../ui/ui.module.css';
import styles from './menu-text.module.css';
import { isPageLoading, type PageReading } from './upload-store.ts';
import { writeAddress } from './use-upload.ts';

type Props = {
  address: string;
  page: PageReading | null;
  isDisabled: boolean;
  onRead(address: string): void;
  /** The field is gone: whoever opened it gets the focus back. */
  onClose(): void;
};

/** The address of a page with the menu, which the server loads: an import of its own. */
export function WebPageField({ address, page, isDisabled, onRead, onClose }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const error = page?.error;
  const isPending = isPageLoading({ page });
  // The reason is at the field: there it is read aloud, and the address is mended.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const close = () => {
    writeAddress(null);
    onClose();
  };
  return (
    <form
      className={styles.menuText}
      data-part="web-page"
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() !== '' && !isPending) onRead(address);
      }}
    >
      <TextInput
        label={t('imports.page_label')}
        description={t('imports.page_help')}
        ref={field}
        value={address}
        error={error ? refusalWords(error, 'address') : undefined}
        readOnly={isPending}
        disabled={isDisabled}
        data-autofocus
        autoFocus
        maxLength={MAX_WEB_ADDRESS_CHARACTERS}
        inputMode="url"
        enterKeyHint="go"
        autoComplete="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ currentTarget }) => writeAddress(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="default" loading={isPending} disabled={isDisabled || address.trim() === ''}>
          {t('imports.page_read')}
        </Button>
        <Button variant="subtle" disabled={isDisabled || isPending} onClick={close}>
          {t('frame.cancel')}
        </Button>
      </div>
      <p className={isPending ? styles.loading : uiStyles.visuallyHidden} role="status">
        {isPending && t('imports.page_loading')}
      </p>
    </form>
  );
}

import { Button, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './menu-text.module.css';
import { addText, cancelText, writeText } from './use-upload.ts';

type Props = {
  text: string;
  isDisabled: boolean;
  /** The field is gone: whoever opened it gets the focus back. */
  onClose(): void;
};

/** A menu's text, written or pasted, which becomes one of the files. */
export function MenuText({ text, isDisabled, onClose }: Props) {
  const { t } = useTranslation();
  const add = async () => {
    if (await addText()) onClose();
  };
  const close = () => {
    cancelText();
    onClose();
  };
  return (
    <div className={styles.menuText} data-part="menu-text">
      <Textarea
        label={t('imports.text_label')}
        description={t('imports.text_help')}
        value={text}
        disabled={isDisabled}
        data-autofocus
        autoFocus
        autosize
        minRows={6}
        maxRows={16}
        spellCheck={false}
        onChange={({ currentTarget }) => writeText(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button variant="default" disabled={isDisabled || text.trim() === ''} onClick={() => void add()}>
          {t('imports.text_add')}
        </Button>
        <Button variant="subtle" disabled={isDisabled} onClick={close}>
          {t('frame.cancel')}
        </Button>
      </div>
    </div>
  );
}

import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = { isOpen: boolean; onClose(): void; onSaveMine(): void; onTakeTheirs(): void };

/** Somebody else saved first: the owner decides which of the two stands. */
export function StaleChoice({ isOpen, onClose, onSaveMine, onTakeTheirs }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('forms.stale_title')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <p className="modal-text">{t('forms.stale')}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onTakeTheirs}>
          {t('forms.take_theirs')}
        </Button>
        <Button onClick={onSaveMine} data-autofocus>
          {t('forms.save_mine')}
        </Button>
      </Group>
    </Modal>
  );
}

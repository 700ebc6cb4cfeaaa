import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../dialogs/dialog.module.css';

type Props = { title: string; children: ReactNode; actions: ReactNode; onClose(): void };

/** A dialog about money: its heading, what to know, and the buttons. */
export function Dialog({ title, children, actions, onClose }: Props) {
  const { t } = useTranslation();
  return (
    // Of its parts: the kit's whole dialog has a header of its own, a second one of the page to screen readers.
    <Modal.Root opened onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content radius="md">
        <Modal.CloseButton className={styles.close} aria-label={t('frame.close')} />
        <Modal.Title className={styles.title}>{title}</Modal.Title>
        <Modal.Body className={styles.body}>{children}</Modal.Body>
        <div className={styles.actions}>{actions}</div>
      </Modal.Content>
    </Modal.Root>
  );
}

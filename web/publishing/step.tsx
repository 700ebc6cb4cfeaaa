import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import dialogStyles from '../dialogs/dialog.module.css';
import styles from './publishing-modal.module.css';

/** One step of the dialog; its heading gets the focus, so that screen readers start there. */
export function Step({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={styles.publishingStep}>
      <Modal.Title ref={headingRef} tabIndex={-1} data-autofocus>
        {title}
      </Modal.Title>
      <Modal.Body className={dialogStyles.body}>{children}</Modal.Body>
      {actions && <div className={dialogStyles.actions}>{actions}</div>}
    </div>
  );
}

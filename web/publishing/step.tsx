import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** One step of the dialog; its heading takes the focus, so that each is read out from its beginning. */
export function Step({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="publishing-step">
      <Modal.Title ref={heading} tabIndex={-1} data-autofocus>
        {title}
      </Modal.Title>
      <Modal.Body className="publishing-body">{children}</Modal.Body>
      {actions && <div className="publishing-step-actions">{actions}</div>}
    </div>
  );
}

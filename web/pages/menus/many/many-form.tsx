import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './many.module.css';

type Props = {
  part: string;
  /** What will change; it is announced. */
  summary: ReactNode;
  submit_label: string;
  isDisabled: boolean;
  /** Each dish before and after. */
  preview?: ReactNode;
  children: ReactNode;
  onSubmit(): void;
  onCancel(): void;
};

/** An edit of several dishes: what to change, what that does, and the button that does it. */
export function ManyForm({ part, summary, submit_label, isDisabled, preview, children, onSubmit, onCancel }: Props) {
  const { t } = useTranslation();
  const summaryId = useId();
  return (
    <form
      className={styles.form}
      data-part={part}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled) onSubmit();
      }}
    >
      {children}
      <p id={summaryId} role="status" className={styles.summary}>
        {summary}
      </p>
      {preview}
      <div className={styles.formActions}>
        <Button variant="default" onClick={onCancel}>
          {t('frame.cancel')}
        </Button>
        <Button type="submit" disabled={isDisabled} aria-describedby={summaryId}>
          {submit_label}
        </Button>
      </div>
    </form>
  );
}

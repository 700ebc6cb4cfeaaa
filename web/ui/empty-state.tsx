import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** Shown instead of an empty list: its purpose, and the one action. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.emptyState}>
      <h2>{title}</h2>
      {children}
      {action}
    </div>
  );
}

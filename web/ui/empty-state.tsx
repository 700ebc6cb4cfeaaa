import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** Shown in place of an empty list: what it is for, and the one thing to do. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.emptyState}>
      <h2>{title}</h2>
      {children}
      {action}
    </div>
  );
}

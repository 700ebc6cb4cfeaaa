import type { ReactNode } from 'react';
import { Wordmark } from '../frame/wordmark.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './review.module.css';

/** Shown instead of the review: a message and a link. */
export function OtherScreen({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <Wordmark />
      </header>
      <main id="content">
        <EmptyState title={title} action={action}>
          <p>{text}</p>
        </EmptyState>
      </main>
    </>
  );
}

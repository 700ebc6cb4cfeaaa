import { problemWords } from '../api/problem-words.ts';
import styles from './publishing-modal.module.css';

/** What failed and why, beside the retry; the banner above has already been announced. */
export function Refused({ error, title }: { error: Error; title: string }) {
  return (
    <div className={styles.publishingRefused}>
      <strong>{title}</strong> {problemWords(error)}
    </div>
  );
}

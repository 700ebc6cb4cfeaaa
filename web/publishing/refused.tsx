import { problemWords } from '../api/problem-words.ts';
import styles from './publishing-modal.module.css';

/** What failed and why, where the owner tries again; the banner above has said it aloud. */
export function Refused({ error, title }: { error: Error; title: string }) {
  return (
    <div className={styles.publishingRefused}>
      <strong>{title}</strong> {problemWords(error)}
    </div>
  );
}

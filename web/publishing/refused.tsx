import { problemWords } from '../api/problem-words.ts';

/** What failed and why, where the owner tries again; the banner above has said it aloud. */
export function Refused({ error, title }: { error: Error; title: string }) {
  return (
    <div className="publishing-refused">
      <strong>{title}</strong> {problemWords(error)}
    </div>
  );
}

import { openTaskThread } from '../../task-thread.ts';
import type { LocalTask } from './local-thread.ts';

/**
 * One worker thread for the whole process: thousands of texts would block the event loop, and the lexicon is loaded once.
 * Returns each text in the other language; null if it can't be translated completely.
 */
export const localEngine = openTaskThread<LocalTask, (string | null)[]>({
  program: new URL('./local-thread.ts', import.meta.url),
  purpose: 'that translates',
  max_memory_mb: 256,
});

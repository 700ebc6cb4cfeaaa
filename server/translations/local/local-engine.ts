import { openTaskThread } from '../../task-thread.ts';
import type { LocalTask } from './local-thread.ts';

/**
 * One thread for the whole process: thousands of texts would hold the thread that answers guests, and the lexicon is read
 * once. Gives each text in the other language; null if it is not known whole.
 */
export const localEngine = openTaskThread<LocalTask, (string | null)[]>({
  program: new URL('./local-thread.ts', import.meta.url),
  purpose: 'that translates',
  max_memory_mb: 256,
});

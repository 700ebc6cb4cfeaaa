import { findPartProblems } from '../../../reader/open-reader.ts';
import type { Deps } from '../../deps.ts';

/**
 * Logs each part of the reader that is missing or altered, with what still works; called when a worker starts. The reader works
 * in children whose own warnings nobody sees.
 */
export async function reportParts({ log }: Pick<Deps, 'log'>, findProblems = findPartProblems): Promise<void> {
  try {
    for (const { part, effect } of await findProblems())
      log.warn({ part, effect }, `part of the reader missing or altered: ${part}; ${effect}`);
  } catch (err) {
    log.warn({ err }, 'reader check failed: the parts of the reader could not be checked');
  }
}

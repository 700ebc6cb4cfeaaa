import type { FoundModels } from './find-models.ts';
import type { PinnedDirection } from './pinned-models.ts';

/** The calls of the child process; `folder` is the pack's, by its absolute path. */
export type PackCall =
  | { method: 'find'; folder: string; pinned: readonly PinnedDirection[] }
  /** One model, or two of which the first translates into the language of the second. */
  | { method: 'translate'; folder: string; way: readonly PinnedDirection[]; texts: readonly string[] };

export type PackAnswers = {
  find: FoundModels;
  /** In the order of the texts. */
  translate: string[];
};

/** The child's own error: a file is not as it is pinned, or the engine can't use it. */
export const MODEL_REFUSED = 'model_refused';

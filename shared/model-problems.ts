/** Why a page was structured by its layout although a model is configured; each has its words in shared/i18n. */
export const MODEL_PROBLEMS = [
  /** No connection, or only errors of its own. */
  'model_unreachable',
  /** The key, the model's name or the request was turned down. */
  'model_denied',
  /** Too many requests, after all tries. */
  'model_busy',
  'model_slow',
  'model_refused',
  /** The answer ended in the middle. */
  'model_cut_short',
  /** The answer has not the shape that was asked for, or says what the page doesn't. */
  'model_unusable',
] as const;
export type ModelProblem = (typeof MODEL_PROBLEMS)[number];

/** Why a page was structured by its layout although a model is configured; each has its message in shared/i18n. */
export const MODEL_PROBLEMS = [
  /** No connection, or only errors of the service itself. */
  'model_unreachable',
  /** The key, the model's name or the request was rejected. */
  'model_denied',
  /** Too many requests, after all retries. */
  'model_busy',
  'model_slow',
  'model_refused',
  /** The answer was truncated. */
  'model_cut_short',
  /** The answer doesn't have the requested shape, or contradicts the page. */
  'model_unusable',
] as const;
export type ModelProblem = (typeof MODEL_PROBLEMS)[number];

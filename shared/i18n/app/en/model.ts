/** Why a page was structured by its layout instead of the model that is configured. */
export const model = {
  model_unreachable: 'The AI service could not be reached. The page was read without it.',
  model_denied: 'The AI service did not accept the request. The page was read without it.',
  model_busy: 'The AI service had too much to do. The page was read without it.',
  model_slow: 'The AI service took too long. The page was read without it.',
  model_refused: 'The AI service refused to read the page. It was read without it.',
  model_cut_short: 'The AI service’s answer was not complete. The page was read without it.',
  model_unusable: 'The AI service’s answer did not fit the page. The page was read without it.',
};

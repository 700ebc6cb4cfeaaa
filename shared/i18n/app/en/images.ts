/** Why a dish's picture could not be generated (shared/api/images.ts, IMAGE_PROBLEMS). The chance is kept each time. */
export const images = {
  image_unreachable: 'The AI service could not be reached. You can try again later.',
  image_denied: 'The AI service did not accept the request. Please tell those who run this server.',
  image_busy: 'The AI service has too much to do. You can try again in a few minutes.',
  image_slow: 'The AI service took too long. You can try again.',
  image_refused: 'The AI service does not draw this dish. Another title or description may help.',
  image_unusable: 'The AI service sent no picture that can be used. You can try again.',
  image_not_needed: 'The dish had a photo of your own by then, or was deleted.',
  image_broken_off: 'Making the picture was interrupted. You can try again.',
} as const;

import type { model as english } from '../en/model.ts';

export const model: Record<keyof typeof english, string> = {
  model_unreachable: 'Le service d’IA n’a pas pu être joint. La page a été lue sans lui.',
  model_denied: 'Le service d’IA n’a pas accepté la demande. La page a été lue sans lui.',
  model_busy: 'Le service d’IA avait trop à faire. La page a été lue sans lui.',
  model_slow: 'Le service d’IA a mis trop de temps. La page a été lue sans lui.',
  model_refused: 'Le service d’IA a refusé de lire la page. Elle a été lue sans lui.',
  model_cut_short: 'La réponse du service d’IA n’était pas complète. La page a été lue sans lui.',
  model_unusable: 'La réponse du service d’IA ne correspondait pas à la page. La page a été lue sans lui.',
};

import type { images as english } from '../en/images.ts';

export const images: Record<keyof typeof english, string> = {
  image_unreachable: 'Le service d’IA est injoignable. Vous pourrez réessayer plus tard.',
  image_denied: 'Le service d’IA n’a pas accepté la demande. Prévenez ceux qui s’occupent de ce serveur.',
  image_busy: 'Le service d’IA est surchargé. Vous pourrez réessayer dans quelques minutes.',
  image_slow: 'Le service d’IA a mis trop de temps. Vous pouvez réessayer.',
  image_refused: 'Le service d’IA ne dessine pas ce plat. Un autre titre ou une autre description peut aider.',
  image_unusable: 'Le service d’IA n’a envoyé aucune image utilisable. Vous pouvez réessayer.',
  image_not_needed: 'Le plat avait alors votre propre photo, ou avait été supprimé.',
  image_broken_off: 'La création de l’image a été interrompue. Vous pouvez réessayer.',
};

import type { drawing as english } from '../en/drawing.ts';

export const drawing: Record<keyof typeof english, string> = {
  title: 'Image par IA',
  generate: 'Créer une image',
  note: 'L’IA dessine le plat d’après son titre et sa description enregistrés. Ce n’est possible qu’une fois par plat, et vos clients voient qu’il s’agit d’une illustration.',
  running:
    'L’image est en cours de création, ce qui prend environ une minute. Vous pouvez quitter cet écran entre-temps.',
  made: 'Cette image a été créée par IA ; vos clients voient qu’il s’agit d’une illustration. Votre propre photo peut la remplacer à tout moment.',
  spent: 'Une image a déjà été créée pour ce plat. Ce n’est possible qu’une fois.',
  no_model: 'Ce serveur n’a pas de modèle d’IA qui crée des images. Vous pouvez ajouter votre propre photo.',
  has_photo: 'Ce plat a votre propre photo. Pour faire créer une image, retirez d’abord la photo et enregistrez.',
  failed: 'L’image n’a pas pu être créée.',
};

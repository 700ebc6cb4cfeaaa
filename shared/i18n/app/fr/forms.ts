import type { forms as english } from '../en/forms.ts';

export const forms: Record<keyof typeof english, string> = {
  not_an_amount: 'Ce n’est pas un montant. Écrivez-le comme 12,50, ou laissez le champ vide.',
  not_a_rate: 'Ce n’est pas un taux. Écrivez-le comme 9,975.',
  restored: 'Le texte que vous n’aviez pas enregistré est de retour.',
  leave_title: 'Quitter sans enregistrer ?',
  leave: 'Ce que vous avez saisi ici n’est pas encore enregistré.',
  leave_anyway: 'Quitter sans enregistrer',
  stay: 'Rester ici',
  more_of: 'Plus d’actions pour {{name}}',
  move_up: 'Monter',
  move_down: 'Descendre',
  moved: 'Maintenant {{position}} sur {{count}}',
  remove: 'Retirer',
  choose_picture: 'Choisir une image',
  replace_picture: 'En choisir une autre',
  remove_picture: 'La retirer',
  file_type: '« {{file}} » n’est pas une image utilisable ici. Choisissez parmi : {{types}}.',
  file_empty: '« {{file}} » est vide.',
  file_size: '« {{file}} » dépasse {{max}} Mo.',
};

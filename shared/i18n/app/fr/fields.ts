import type { fields as english } from '../en/fields.ts';

export const fields: Record<keyof typeof english, string> = {
  required: 'Veuillez remplir ce champ.',
  invalid_type: 'Ce n’est pas le type de valeur attendu.',
  invalid_value: 'Cette valeur n’est pas acceptée.',
  unknown_field: 'Ce champ n’est pas connu.',
  too_long: 'Ce texte est trop long.',
  too_small: 'Cette valeur est trop petite ou trop courte.',
  too_big: 'Cette valeur est trop grande.',
  invalid_email: 'Ce n’est pas une adresse courriel.',
  invalid_code: 'Le code comporte six chiffres.',
  email_in_use: 'Cette adresse courriel est déjà utilisée par un autre compte.',
  control_characters: 'Les caractères invisibles ne sont pas acceptés.',
  special_characters: 'Les caractères spéciaux ne sont pas acceptés.',
  card_declined: 'La banque a refusé la carte. Demandez-lui pourquoi, ou prenez une autre carte.',
  card_expired: 'La carte a expiré. Prenez-en une autre.',
  insufficient_funds: 'La provision de la carte est insuffisante. Prenez-en une autre.',
  authentication_failed: 'La banque n’a pas pu confirmer que c’était vous. Réessayez, ou prenez une autre carte.',
};

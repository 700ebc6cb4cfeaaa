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
};

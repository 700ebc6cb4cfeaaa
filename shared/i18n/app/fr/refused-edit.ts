import type { refused_edit as english } from '../en/refused-edit.ts';

export const refused_edit: Record<keyof typeof english, string> = {
  title: 'Une modification précédente n’a pas pu être enregistrée.',
  shown: 'Ce formulaire la montre encore.',
  go_back: 'Montrer ce qui est enregistré',
  keep: 'Continuer avec',
};

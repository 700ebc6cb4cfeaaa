import type { saves as english } from '../en/saves.ts';

export const saves: Record<keyof typeof english, string> = {
  menu_not_created: 'La carte n’a pas pu être créée.',
  menu_not_updated: 'La carte n’a pas pu être modifiée.',
  menu_not_deleted: 'La carte n’a pas pu être supprimée.',
  menu_not_reordered: 'La carte n’a pas pu être réordonnée.',
  section_not_created: 'La section n’a pas pu être créée.',
  section_not_updated: 'La section n’a pas pu être modifiée.',
  section_not_deleted: 'La section n’a pas pu être supprimée.',
  section_not_reordered: 'La section n’a pas pu être réordonnée.',
  item_not_created: 'Le plat n’a pas pu être créé.',
  item_not_updated: 'Le plat n’a pas pu être modifié.',
  item_not_deleted: 'Le plat n’a pas pu être supprimé.',
  item_not_reordered: 'Le plat n’a pas pu être réordonné.',
  offline_one: 'Pas encore enregistré : pas de connexion. {{count}} modification attend.',
  offline_other: 'Pas encore enregistré : pas de connexion. {{count}} modifications attendent.',
};

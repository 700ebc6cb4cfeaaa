import type { service as english } from '../en/service.ts';

export const service: Record<keyof typeof english, string> = {
  title: 'Qu’est-ce qui est épuisé ?',
  description: 'Marquez les plats épuisés et remettez-les au menu.',
  lead: 'Touchez un plat dès qu’il est épuisé : les clients le voient aussitôt. Touchez-le encore quand il est de retour.',
  search: 'Trouver un plat',
  none_found: 'Aucun plat ne porte ce nom.',
  no_dishes: 'Il n’y a pas encore de plats au menu.',
  sold_out: 'Épuisé',
  until_tomorrow: 'Épuisé jusqu’à demain',
  count_zero: 'Rien n’est épuisé.',
  count_one: '{{count}} plat est épuisé.',
  count_other: '{{count}} plats sont épuisés.',
  waiting: 'Pas de connexion : ce que vous touchez sera envoyé dès son retour.',
  ended_title: 'Ce lien ne fonctionne plus',
  ended: 'Demandez-en un nouveau à la personne qui gère le menu, ou rouvrez le lien que vous avez reçu.',
  load_failed: 'Les plats n’ont pas pu être chargés.',
};

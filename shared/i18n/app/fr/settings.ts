import type { settings as english } from '../en/settings.ts';

export const settings: Record<keyof typeof english, string> = {
  title: 'Réglages',
  description: 'La langue et les couleurs de l’application, et l’accès aux réglages de votre restaurant.',
  restaurant: 'Restaurant',
  restaurant_text: 'Nom, logo, polices, monnaie, langue, taxes, coordonnées',
  menus: 'Menus',
  languages: 'Langues de la carte',
  languages_text: 'Ce que vos clients peuvent lire, et chaque traduction',
  menus_text: 'Mettre en ordre, masquer, supprimer',
  language: 'Langue de l’application',
  colour_mode: 'Couleurs',
  system: 'Comme l’appareil',
  light: 'Clair',
  dark: 'Sombre',
  terms: 'Conditions d’utilisation',
  not_saved: 'Vos réglages n’ont pas pu être enregistrés.',
};

import type { visits as english } from '../en/visits.ts';

/** The screen of visits, which brings them. */
export const visits: Record<keyof typeof english, string> = {
  page_title: 'Visites',
  page_description:
    'Combien de fois vos clients ont ouvert votre menu ces 90 derniers jours : par jour, langue et menu.',
  lead: 'Combien de fois vos clients ont ouvert votre menu ces 90 derniers jours. Rien n’est gardé sur qui ils sont.',
  in_90_days: 'en 90 jours',
  in_7_days: 'ces 7 derniers jours',
  visits: 'Visites',
  scans: 'Codes scannés',
  visits_help: 'Chaque ouverture d’une page de votre menu.',
  scans_help: 'Chaque lecture de votre code QR, ou de son adresse courte.',
  chart: 'Visites et codes scannés par jour',
  by_language: 'Par langue',
  by_menu: 'Par menu',
  deleted_menu: 'Menu supprimé (numéro {{id}})',
  by_day: 'Par jour',
  day: 'Jour',
  share: 'Part',
  language: 'Langue',
  menu: 'Menu',
  show_days: 'Afficher les 90 jours',
  export_file: 'Télécharger en CSV',
  export_failed: 'Le fichier n’a pas pu être créé.',
  none_yet: 'Personne n’a encore ouvert votre menu',
  none_yet_hint: 'Partagez son lien ou imprimez son code QR.',
  visits_unread: 'Les visites n’ont pas pu être chargées.',
};

import type { usage as english } from '../en/usage.ts';

export const usage: Record<keyof typeof english, string> = {
  title: 'Utilisation',
  description: 'Ce que votre restaurant a utilisé ce mois-ci : messages, pages analysées et images créées.',
  lead: 'Les compteurs sont remis à zéro au début de chaque mois.',
  load_failed: 'Les données d’utilisation n’ont pas pu être chargées.',
  resets: 'Remise à zéro le 1er {{month}}',
  list: 'Utilisation en {{month}}',
  messages: 'Messages des clients',
  messages_note: 'Ce que vos clients ont demandé à l’assistant sur votre carte en ligne.',
  messages_full: 'L’assistant répondra de nouveau le 1er {{month}}. Votre carte reste en ligne.',
  pages: 'Pages analysées',
  pages_note: 'Les pages des fichiers que vous avez importés et qui ont pu être lues.',
  pages_full: 'Vous pourrez de nouveau importer des fichiers le 1er {{month}}. Tout le reste continue.',
  pictures: 'Images créées',
  pictures_note: 'Les images de plats que l’IA a créées pour vous.',
  pictures_full:
    'Des images pourront être créées de nouveau le 1er {{month}}. Vos propres photos sont toujours bienvenues.',
  used: '{{used}} sur {{limit}}',
  left_one: 'Il en reste {{left}}',
  left_other: 'Il en reste {{left}}',
  nearly_one: 'Presque épuisé : il en reste {{left}}',
  nearly_other: 'Presque épuisé : il en reste {{left}}',
  full: 'Épuisé',
};

import type { LandingWords } from './en.ts';

export const landing: LandingWords = {
  description:
    'Envoyez la carte que vous avez déjà. {{product}} en fait un menu web que vous vérifiez, modifiez et publiez.',
  title: 'Votre carte papier, lisible sur tous les téléphones',
  lead: 'Envoyez le PDF ou la photo que vous avez déjà. {{product}} en fait un menu que vous vérifiez et modifiez ; vos clients l’ouvrent par un lien ou un code QR.',
  start: 'Commencer avec votre carte',
  example: 'Voir un menu terminé',
  sign_in: 'Se connecter',
  other_language: 'English',
  before: 'Avant : une photo de l’ardoise',
  before_alt: 'Une ardoise écrite à la craie, photographiée un peu de travers',
  after: 'Après : la page que lisent vos clients',
  after_alt: 'Les mêmes plats et les mêmes prix sur une page web, sur un téléphone',
  steps_title: 'Quatre étapes',
  step_files: 'Choisissez vos fichiers',
  step_files_text:
    'PDF, Word, JPG ou PNG, 20 Mo chacun au plus. Les photos prises au téléphone et le texte collé conviennent.',
  step_reading: 'Laissez-les lire',
  step_reading_text: 'Sections, plats, tailles et prix. Ce qui est incertain vous est montré à côté de la page.',
  step_editing: 'Vérifiez et modifiez',
  step_editing_text:
    'Tout se change : textes, prix, photos, allergènes, ordre. Rien n’est en ligne avant la publication.',
  step_code: 'Imprimez le code QR',
  step_code_text: 'Pour les tables, la vitrine ou la porte. Il reste le même quand votre carte change.',
  contents_title: 'Ce que vous obtenez',
  page: 'Une page rapide à votre adresse, complète sans application',
  code: 'Un code QR en image, et des feuilles à imprimer',
  assistant: 'Un assistant qui répond aux clients d’après votre seule carte',
  languages: 'La traduction en dix langues, avec les noms d’origine en dessous',
  allergens: 'Les allergènes que vous déclarez ; rien n’est deviné',
  price:
    'Envoyer, vérifier et modifier se font avant tout paiement. Publier coûte {{price}}, taxes en sus. Résiliable à tout moment.',
  price_open:
    'Envoyer, vérifier et modifier se font avant tout paiement ; publier demande un abonnement. Vous en voyez le prix avant de vous abonner.',
  or: '{{month}} ou {{year}}',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
};

import type { terms as english } from '../en/terms.ts';

export const terms: Record<keyof typeof english, string> = {
  title: 'Conditions d’utilisation',
  description: 'Ce qu’offre {{operator}}, et ce qui est demandé à ceux qui s’en servent.',
  lead: 'En bref : votre menu est à vous, vous décidez de ce que voient vos clients, et vous le vérifiez avant eux.',
  service: 'De quoi il s’agit',
  service_text:
    '{{operator}} transforme les fichiers de menu d’un restaurant en menu web, et le montre aux clients derrière un lien et un code QR dès que le restaurant le publie.',
  menus: 'Votre menu est à vous',
  menus_text:
    'Ce que vous téléversez et écrivez reste à vous. Cela sert à faire votre menu, à le montrer à vos clients et à répondre à leurs questions à son sujet, et à rien d’autre. Ne téléversez que ce que vous avez le droit d’utiliser.',
  reading: 'Les machines lisent parfois mal',
  reading_text:
    'Les fichiers sont lus par une machine, qui fait des erreurs. Vérifiez noms, descriptions et prix avant de publier : ce que voient vos clients relève de votre responsabilité.',
  allergens: 'Allergènes',
  allergens_text:
    'Les allergènes ne sont jamais devinés : ils ne s’affichent que si le restaurant les a vérifiés. Les clients qui ont une allergie devraient la signaler au personnel avant de commander.',
  account: 'Votre compte',
  account_text:
    'Vous vous connectez avec un code envoyé à votre adresse courriel. Gardez cette boîte pour vous. Un compte a un seul restaurant.',
  offline: 'Si quelque chose ne va pas',
  offline_text:
    '{{operator}} fait son possible pour que les menus restent accessibles, sans pouvoir promettre qu’ils le soient toujours. Un menu contraire à la loi ou qui nuit à autrui peut être mis hors ligne.',
  privacy: 'Vie privée',
  privacy_link: 'Comment {{operator}} traite les données personnelles',
};

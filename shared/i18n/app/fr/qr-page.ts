import type { qr_page as english } from '../en/qr-page.ts';

export const qr_page: Record<keyof typeof english, string> = {
  title: 'Votre code QR',
  description: 'Le code QR qui mène vos clients à votre carte, à imprimer ou à télécharger en PNG ou SVG.',
  lead: 'Il mène toujours à votre dernière carte publiée. Imprimez-le une fois.',
  scan: 'Scannez pour la carte',
  picture: 'Code QR qui mène à {{address}}',
  download_png: 'Télécharger PNG',
  download_svg: 'Télécharger SVG',
  svg: 'SVG',
  address: 'Adresse',
  copy: 'Copier',
  copied: 'Copié',
  open: 'Ouvrir la page',
  test_code: 'Code d’essai',
  test_code_title: 'Ceci est un code d’essai.',
  test_code_lead:
    'Il ne mène qu’à cet ordinateur : le téléphone d’un client ne peut pas le suivre. Les fichiers le disent aussi.',
  offline: 'Pas encore en ligne',
  offline_lead:
    'Tant que vous n’avez pas publié, un scan montre une page intitulée « Oups » qui dit que la carte n’est pas disponible.',
  print_title: 'Pour l’impression',
  print_size: 'Au moins 3 cm de côté sur une table, 10 cm en vitrine.',
  print_white: 'Foncé sur blanc, en laissant libre le bord blanc autour.',
  print_format: 'PNG pour un document à vous ; SVG pour les grands formats et les imprimeurs.',
  load_failed: 'Le code QR n’a pas pu être chargé.',
  download_failed: 'Le code QR n’a pas pu être téléchargé.',
  copy_failed: 'L’adresse n’a pas pu être copiée.',
};

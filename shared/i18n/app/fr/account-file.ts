import type { account_file as english } from '../en/account-file.ts';

export const account_file: Record<keyof typeof english, string> = {
  readme:
    'Tout ce que {{product}} conserve de votre compte.\r\n\r\naccount.json : vous, et vos appareils connectés\r\nmenu.json, menu.csv : votre restaurant et ses menus tels qu’ils sont maintenant, pour les programmes et pour les tableurs\r\npictures : le logo et les plats, aussi grands qu’ils sont conservés\r\npublications : ce que les clients ont vu, chaque publication entière\r\ntranslations : chaque texte traduit, un fichier par langue\r\nvisits.csv : combien de fois votre menu a été ouvert\r\nuploads : les fichiers que vous avez importés\r\n\r\nUn point d’interrogation derrière un allergène signifie : peut contenir.\r\n',
  menu: 'Menu',
  section: 'Section',
  item: 'Plat',
  item_description: 'Description',
  item_details: 'Détails pour l’assistant',
  item_price: 'Prix',
  price_up_to: 'Jusqu’à',
  price_in_words: 'Prix en mots',
  sizes: 'Formats',
  add_ons: 'Suppléments',
  item_tags: 'Étiquettes',
  item_allergens: 'Allergènes',
  is_sold_out: 'Épuisé',
  yes_sold_out: 'oui',
  item_picture: 'Image',
};

/** The file that holds everything of an account. */
export const account_file = {
  readme:
    'Everything that {{product}} keeps of your account.\r\n\r\naccount.json: you, and where you are signed in\r\nmenu.json, menu.csv: your restaurant and its menus as they stand now, for programs and for spreadsheets\r\npictures: the logo and the dishes, as large as they are kept\r\npublications: what guests were shown, each publication whole\r\ntranslations: every text that was translated, a file for each language\r\nvisits.csv: how often your menu was opened\r\nuploads: the files that you imported\r\n\r\nA question mark behind an allergen means: may contain.\r\n',
  menu: 'Menu',
  section: 'Section',
  item: 'Dish',
  item_description: 'Description',
  item_details: 'Details for the assistant',
  item_price: 'Price',
  price_up_to: 'Up to',
  price_in_words: 'Price in words',
  sizes: 'Sizes',
  add_ons: 'Add-ons',
  item_tags: 'Tags',
  item_allergens: 'Allergens',
  is_sold_out: 'Sold out',
  yes_sold_out: 'yes',
  item_picture: 'Picture',
} as const;

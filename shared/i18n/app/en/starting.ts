/** What a new restaurant starts with: content that its guests will read, in the language its menu is written in. */
export const starting = {
  first_menu: 'Menu',
  gst: 'GST',
  qst: 'QST',
} as const;

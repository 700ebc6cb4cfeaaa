/** What the product does, in the four steps of the specification's section 1. */
export const welcome = {
  lead: 'The menu you already have becomes a web menu behind a QR code.',
  select_files: 'Select your menu’s files: PDF, JPG or PNG, phone photos too.',
  ai_analyses: 'The AI analyses them and writes your web menu.',
  edit: 'Edit what you like.',
  generate_code: 'Generate the QR code and put it on your tables.',
} as const;

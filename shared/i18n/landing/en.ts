/** The page for visitors, at the root of the site. */
export const landing = {
  description:
    'Upload the menu you already have. {{product}} reads it into a web menu that you check, edit and publish.',
  title: 'Your paper menu, easy to read on any phone',
  lead: 'Send the PDF or the photo you already have. {{product}} reads it into a menu that you check and edit; your guests open it with a link or a QR code.',
  start: 'Start with your menu',
  example: 'See a finished menu',
  sign_in: 'Sign in',
  other_language: 'Français',
  before: 'Before: a photo of the menu on the table',
  before_alt: 'A printed menu photographed on a wooden table, a little crooked and with a shadow across it',
  after: 'After: the page your guests read',
  after_alt: 'The same dishes and prices as a web page on a phone',
  steps_title: 'Four steps',
  step_files: 'Select your files',
  step_files_text: 'PDF, Word, JPG or PNG, up to 20 MB each. Photos taken with your phone and pasted text are fine.',
  step_reading: 'Let them be read',
  step_reading_text: 'Sections, dishes, sizes and prices. Whatever is uncertain is shown to you beside the page.',
  step_editing: 'Check and edit',
  step_editing_text:
    'Change anything: words, prices, pictures, allergens, the order. Nothing is online until you publish.',
  step_code: 'Print the QR code',
  step_code_text: 'For tables, the window or the door. It stays the same when your menu changes.',
  contents_title: 'What you get',
  page: 'A fast page at your own address, complete without an app',
  code: 'A QR code as an image, and sheets to print',
  assistant: 'An assistant that answers guests from your menu alone',
  languages: 'Translation into ten languages, with the original names beneath',
  allergens: 'Allergens as you declare them; nothing is guessed',
  price:
    'Uploading, checking and editing come before any payment. Publishing is {{price}}, plus taxes. Cancel whenever you like.',
  price_open:
    'Uploading, checking and editing come before any payment; publishing needs a subscription. You see its price before you subscribe.',
  or: '{{month}} or {{year}}',
  terms: 'Terms of use',
  privacy: 'Privacy',
} as const;

export type LandingWords = Record<keyof typeof landing, string>;

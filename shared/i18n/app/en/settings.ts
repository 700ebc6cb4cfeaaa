/** The owner's settings. */
export const settings = {
  title: 'Settings',
  description: 'The language and colours of the app, and the ways to your restaurant’s settings.',
  restaurant: 'Restaurant',
  restaurant_text: 'Name, logo, fonts, currency, language, taxes, contact',
  menus: 'Menus',
  languages: 'Languages of the menu',
  languages_text: 'What your guests can read it in, and every translation',
  menus_text: 'Put in order, hide, delete',
  language: 'Language of the app',
  colour_mode: 'Colours',
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
  terms: 'Terms of use',
  not_saved: 'Your settings could not be saved.',
} as const;

/** The terms of use. They say what the software does; an operator with more to say adds it at the privacy link. */
export const terms = {
  title: 'Terms of use',
  description: 'What {{operator}} offers, and what is asked of those who use it.',
  lead: 'In short: your menu is yours, you decide what guests see, and you check it before they do.',
  service: 'What this is',
  service_text:
    '{{operator}} turns a restaurant’s menu files into a web menu, and shows it to guests behind a link and a QR code once the restaurant publishes it.',
  menus: 'Your menu is yours',
  menus_text:
    'What you upload and write stays yours. It is used to make your menu, show it to your guests and answer their questions about it, and for nothing else. Upload only what you have the right to use.',
  reading: 'Machines misread',
  reading_text:
    'Files are read by a machine, which makes mistakes. Check names, descriptions and prices before you publish: what guests see is your responsibility.',
  allergens: 'Allergens',
  allergens_text:
    'Allergens are never guessed: they are shown only where the restaurant has checked them. Guests with an allergy should tell the staff before they order.',
  account: 'Your account',
  account_text:
    'You sign in with a code sent to your email address. Keep that mailbox to yourself. One account has one restaurant.',
  offline: 'When something goes wrong',
  offline_text:
    '{{operator}} does what it can to keep menus reachable, but can’t promise that they always are. A menu that breaks the law or harms others may be taken offline.',
  privacy: 'Privacy',
  privacy_link: 'How {{operator}} handles personal data',
} as const;

/** Words of the mails, one group a kind. */
export const mails = {
  about: '{{product}} turns a restaurant’s menus into a web page with a QR code.',
  automatic: 'This mail was sent automatically; replies are not read.',
  code_subject: '{{code}} is your {{product}} code',
  code_title: 'Your code',
  code_lead: 'Enter this code on the page where you asked for it:',
  code_lifetime_one: 'It works once, for {{count}} minute.',
  code_lifetime_other: 'It works once, for {{count}} minutes.',
  code_caution:
    'Keep it to yourself: nobody from {{product}} will ask you for it. If you did not ask for a code, ignore this mail; without it nobody gets in.',
  unknown_subject: 'No {{product}} account for this address yet',
  unknown_title: 'No account here yet',
  unknown_lead: 'Someone asked to sign in to {{product}} with this email address, and it has no account.',
  unknown_offer: 'If it was you, create your account: your email address is all it takes.',
  unknown_button: 'Create an account',
  unknown_elsewhere: 'Already have one? Then it is under another of your addresses: sign in with that one.',
  unknown_caution: 'If it was not you, ignore this mail. Nothing has been created.',
  passkey_subject: 'A passkey was added to your {{product}} account',
  passkey_title: 'A passkey was added',
  passkey_lead: '“{{name}}” can now sign in to your account, without a code.',
  passkey_caution: 'If it was not you, remove it at once and end the sessions that you don’t know.',
  passkey_button: 'Go to your account',
} as const;

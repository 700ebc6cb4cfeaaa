/** The owner's account: address, devices, data, deletion; and the pages that the mails' links lead to. */
export const account = {
  title: 'Account',
  description: 'Your email address, where you are signed in, your data, and the end of your account.',
  email: 'Email address',
  change_email: 'Change address',
  devices: 'Where you are signed in',
} as const;

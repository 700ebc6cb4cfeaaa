import type { account as english } from '../en/account.ts';

export const account: Record<keyof typeof english, string> = {
  title: 'Compte',
  description: 'Votre adresse courriel, vos appareils connectés, vos données et la fin de votre compte.',
  email: 'Adresse courriel',
  change_email: 'Changer d’adresse',
  devices: 'Vos appareils connectés',
};

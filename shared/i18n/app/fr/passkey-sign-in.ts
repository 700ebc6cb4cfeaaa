import type { passkey_sign_in as english } from '../en/passkey-sign-in.ts';

export const passkey_sign_in: Record<keyof typeof english, string> = {
  button: 'Se connecter avec une clé d’accès',
  cancelled:
    'Aucune clé d’accès n’a été utilisée. Si cet appareil n’en a pas pour votre compte, faites-vous envoyer un code.',
};

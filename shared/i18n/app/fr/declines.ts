import type { declines as english } from '../en/declines.ts';

export const declines: Record<keyof typeof english, string> = {
  card_declined: 'La banque a refusé la carte. Demandez-lui pourquoi, ou prenez une autre carte.',
  card_expired: 'La carte a expiré. Prenez-en une autre.',
  insufficient_funds: 'La provision de la carte est insuffisante. Prenez-en une autre.',
  authentication_failed: 'La banque n’a pas pu confirmer que c’était vous. Réessayez, ou prenez une autre carte.',
};

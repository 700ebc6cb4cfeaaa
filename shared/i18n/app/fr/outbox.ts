import type { outbox as english } from '../en/outbox.ts';

export const outbox: Record<keyof typeof english, string> = {
  title: 'Boîte d’envoi',
  lead: 'Les courriels qui auraient été envoyés. Aucun relais n’est configuré, ils restent sur cette machine.',
  empty: 'Aucun courriel dans les 15 dernières minutes.',
  to: 'À {{address}}',
};

import type { sandbox as english } from '../en/sandbox.ts';

export const sandbox: Record<keyof typeof english, string> = {
  sandbox_title: 'Paiements du bac à sable',
  sandbox_lead:
    'Aucune carte n’est vraie ici et personne n’est débité. Avancez l’horloge pour voir renouvellements, retards et fins.',
  sandbox_clock: 'Son horloge indique {{time}}.',
  advance_day: 'Avancer d’un jour',
  advance_week: 'Avancer de 8 jours',
  advance_month: 'Avancer de 31 jours',
  advance_year: 'Avancer de 366 jours',
  sandbox_empty: 'Personne ne s’est encore abonné.',
  sandbox_period: 'Payé jusqu’au {{day}}',
  sandbox_cards: 'Cartes d’essai',
};

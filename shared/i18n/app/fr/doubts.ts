import type { doubts as english } from '../en/doubts.ts';

export const doubts: Record<keyof typeof english, string> = {
  none: 'Aucun doute trouvé',
  to_check_one: '{{count}} endroit à vérifier',
  to_check_other: '{{count}} endroits à vérifier',
  without_price_one: '{{count}} plat n’a pas de prix',
  without_price_other: '{{count}} plats n’ont pas de prix',
  price_in_name_one: '{{count}} nom finit par un nombre qui est peut-être son prix',
  price_in_name_other: '{{count}} noms finissent par un nombre qui est peut-être leur prix',
  illegible_one: '{{count}} plat était difficile à lire et n’a pas été vérifié',
  illegible_other: '{{count}} plats étaient difficiles à lire et n’ont pas été vérifiés',
};

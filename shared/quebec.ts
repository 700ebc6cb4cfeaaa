import type { Restaurant } from './menu.ts';
import { QST } from './taxes.ts';

/** Québec's time zones; most of it shares its zone with Ontario. */
const ZONES: readonly string[] = ['America/Montreal', 'America/Toronto', 'America/Blanc-Sablon'];

/** Whether a restaurant is in Québec, as far as its settings show: only there QST is charged. */
export const isInQuebec = ({
  taxes,
  timezone,
  currency,
}: Pick<Restaurant, 'taxes' | 'timezone' | 'currency'>): boolean =>
  taxes.some(({ rate, name }) => rate === QST.rate || /^(?:qst|tvq)$/i.test(name)) ||
  (currency === 'CAD' && ZONES.includes(timezone));

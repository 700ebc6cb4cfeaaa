import type { Restaurant } from './menu.ts';
import { QST } from './taxes.ts';

/** Québec's own time zones; most of it is in that of Toronto, as browsers name it. */
const OWN_ZONES: readonly string[] = ['America/Montreal', 'America/Blanc-Sablon'];
const SHARED_ZONE = 'America/Toronto';

type Place = Pick<Restaurant, 'taxes' | 'timezone' | 'currency'>;

/** Whether a restaurant's settings leave no doubt that it is in Québec: only there QST is charged. */
export const isSurelyInQuebec = ({ taxes, timezone }: Omit<Place, 'currency'>): boolean =>
  taxes.some(({ rate, name }) => rate === QST.rate || /^(?:qst|tvq)$/i.test(name)) || OWN_ZONES.includes(timezone);

/** Whether a restaurant may be in Québec, as far as its settings show. */
export const isInQuebec = (buyersPlace: Place): boolean =>
  isSurelyInQuebec(buyersPlace) || (buyersPlace.currency === 'CAD' && buyersPlace.timezone === SHARED_ZONE);

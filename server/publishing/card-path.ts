import { hash } from 'node:crypto';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { PublicRestaurant } from '../../shared/publication.ts';

/** Raised when cards are drawn otherwise: their addresses then change, and caches ask again. */
const DRAWING = 1;

type OnCard = Pick<PublicRestaurant, 'name' | 'tagline' | 'main_locale' | 'title_font' | 'text_font' | 'logo'>;

/** Names what stands on a restaurant's card: the same name, the same picture. */
export function cardFile({ name, tagline, main_locale, title_font, text_font, logo }: OnCard): string {
  const drawn = [DRAWING, name, tagline, main_locale, title_font, text_font, logo?.file];
  return `${hash('sha256', JSON.stringify(drawn), 'hex').slice(0, 32)}.png`;
}

export const cardPath = (restaurant: OnCard & { id: string }): string =>
  fillPath(GUEST_PATHS.card, { restaurantId: restaurant.id, file: cardFile(restaurant) });

import { hash } from 'node:crypto';
import { itemsOf, type Picture } from '../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { PublicRestaurant } from '../../shared/publication.ts';

/** Raised when the drawing of cards changes: their addresses then change, so that caches fetch them again. */
const DRAWING = 1;
/** Pixels. A smaller photo would be blurred on a card. */
const MIN_PHOTO_WIDTH = 600;

type OnCard = Pick<
  PublicRestaurant,
  'name' | 'tagline' | 'main_locale' | 'title_font' | 'text_font' | 'logo' | 'menus'
>;

/** The first dish's photo by the owner; an illustration would promise what nobody cooked. */
export function cardPhoto({ menus }: Pick<PublicRestaurant, 'menus'>): Picture | null {
  const pictures = itemsOf(menus).flatMap(({ picture }) => picture ?? []);
  return pictures.find(({ origin, width }) => origin === 'owner' && width >= MIN_PHOTO_WIDTH) ?? null;
}

/** Identifies the content of a restaurant's card: the same name, the same picture. A JPEG if it contains a photo. */
export function cardFile(restaurant: OnCard): string {
  const { name, tagline, main_locale, title_font, text_font, logo } = restaurant;
  const photo = cardPhoto(restaurant);
  const drawnFields = [
    DRAWING,
    name,
    tagline,
    main_locale,
    title_font,
    text_font,
    logo?.file,
    ...(photo ? [photo.file] : []),
  ];
  return `${hash('sha256', JSON.stringify(drawnFields), 'hex').slice(0, 32)}.${photo ? 'jpg' : 'png'}`;
}

/** @param homePath The restaurant's path: another one at its own domain. */
export const cardPath = (
  restaurant: OnCard & { id: string },
  homePath = fillPath(GUEST_PATHS.restaurant, { restaurantId: restaurant.id }),
): string => `${homePath}/card/${cardFile(restaurant)}`;

import { itemAnswerSchema } from '../../shared/api/menu-answers.ts';
import { logoAnswerSchema } from '../../shared/api/restaurants.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { askApi } from '../api/ask.ts';
import { requireRestaurantId } from '../api/session.ts';
import { putItem } from './change/menu-tree.ts';
import { updateCachedRestaurant } from './draft.ts';

/**
 * Pictures are uploaded directly, after their fields are saved: a browser's storage has no space for a queue of files.
 */

/** `undefined`: unchanged; null: to be removed; a file: to be uploaded. */
export type ChosenPicture = File | null | undefined;

export async function saveItemPicture(id: number, picture: ChosenPicture): Promise<void> {
  if (picture === undefined) return;
  const path = fillPath(API_PATHS.itemPicture, { id });
  const { item } = await (picture === null
    ? askApi(itemAnswerSchema, 'DELETE', path)
    : askApi(itemAnswerSchema, 'POST', path, formWith('picture', picture)));
  updateCachedRestaurant((restaurant) => putItem(restaurant, item));
}

export async function saveLogo(picture: ChosenPicture): Promise<void> {
  if (picture === undefined) return;
  const path = fillPath(API_PATHS.restaurantLogo, { id: requireRestaurantId() });
  const { logo } = await (picture === null
    ? askApi(logoAnswerSchema, 'DELETE', path)
    : askApi(logoAnswerSchema, 'POST', path, formWith('logo', picture)));
  updateCachedRestaurant((restaurant) => ({ ...restaurant, logo }));
}

function formWith(name: string, file: File): FormData {
  const form = new FormData();
  form.append(name, file);
  return form;
}

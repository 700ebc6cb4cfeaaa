import { logoAnswerSchema, restaurantAnswerSchema } from '../../../shared/api/restaurants.ts';
import type { Restaurant } from '../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { ask } from '../../api/ask.ts';
import { changedFields } from '../../forms/changed-fields.ts';
import type { ChosenPicture } from '../../forms/picture-input.tsx';
import { signedInUser, updateUser } from '../../session/session.ts';
import type { RestaurantBody } from './restaurant-values.ts';

type Saving = { body: RestaurantBody; isForced: boolean; logo: ChosenPicture };

/** Saves the restaurant with its logo; what has reached the server isn't sent twice where the logo fails. */
export class RestaurantSaver {
  readonly #path: string;
  readonly #logoPath: string;
  #version: number;
  #body: RestaurantBody;
  #isAtLogo = false;

  constructor({ id, version }: Restaurant, body: RestaurantBody) {
    this.#path = fillPath(API_PATHS.restaurant, { id });
    this.#logoPath = fillPath(API_PATHS.restaurantLogo, { id });
    this.#version = version;
    this.#body = body;
  }

  /** Whether the last save came as far as the logo. */
  get isAtLogo(): boolean {
    return this.#isAtLogo;
  }

  async save({ body, isForced, logo }: Saving): Promise<void> {
    this.#isAtLogo = false;
    const changed = changedFields(this.#body, body);
    if (Object.keys(changed).length > 0) {
      const sent = isForced ? changed : { ...changed, version: this.#version };
      const { restaurant } = await ask(restaurantAnswerSchema, 'PUT', this.#path, sent);
      this.#version = restaurant.version;
      this.#body = body;
      rename(restaurant);
    }
    if (logo === undefined) return;
    this.#isAtLogo = true;
    if (logo === null) await ask(logoAnswerSchema, 'DELETE', this.#logoPath);
    else await ask(logoAnswerSchema, 'POST', this.#logoPath, logoForm(logo));
  }
}

function logoForm(logo: File): FormData {
  const form = new FormData();
  form.append('logo', logo);
  return form;
}

/** The frame shows the restaurant's name. */
function rename({ id, name }: Restaurant): void {
  const user = signedInUser();
  if (user) updateUser({ ...user, restaurant: { id, name } });
}

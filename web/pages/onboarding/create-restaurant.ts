import { userAnswerSchema } from '../../../shared/api/accounts.ts';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import { createRestaurantBodySchema, logoAnswerSchema } from '../../../shared/api/restaurants.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { requireRestaurantId, signedInUser, updateUser } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';
import { forgetOnboardingAnswers, readOnboardingAnswers } from '../../session/onboarding-answers.ts';
import { browserTimezone } from '../../session/timezone.ts';
import { showError } from '../../state/notices.ts';
import { findLogo, forgetLogo, type KeptLogo, toLogoForm } from './logo-store.ts';

/**
 * Creates the restaurant from the onboarding's answers, with menu 1, and uploads its logo; does nothing if it already
 * exists. A logo that can't be uploaded doesn't block the rest: the banner shows it, and it can be chosen again later.
 * @throws what `ask` throws, if there is no restaurant afterwards.
 */
export async function createRestaurant(): Promise<void> {
  const user = signedInUser();
  if (!user || user.restaurant) return;
  const storedLogo = findLogo(user.id);
  const { name, main_locale, currency } = readOnboardingAnswers(user.id);
  const body = createRestaurantBodySchema.parse({ name, main_locale, currency, timezone: browserTimezone() });
  try {
    const { restaurant } = await askApi(restaurantAnswerSchema, 'POST', API_PATHS.restaurants, body);
    updateUser({ ...user, restaurant: { id: restaurant.id, name: restaurant.name } });
  } catch (error) {
    // An answer was lost, or another tab was faster: the restaurant exists.
    if (!isProblem(error, 'restaurant_exists')) throw error;
    updateUser((await askApi(userAnswerSchema, 'GET', API_PATHS.me)).user);
  }
  forgetOnboardingAnswers();
  forgetLogo();
  if (storedLogo) await sendLogo(storedLogo);
}

async function sendLogo(storedLogo: KeptLogo): Promise<void> {
  const path = fillPath(API_PATHS.restaurantLogo, { id: requireRestaurantId() });
  try {
    await askApi(logoAnswerSchema, 'POST', path, toLogoForm(storedLogo));
  } catch {
    showError(t('onboarding.logo_failed'));
  }
}

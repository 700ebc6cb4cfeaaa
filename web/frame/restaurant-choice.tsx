import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { APP_PATHS } from '../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../shared/people-paths.ts';
import { RefusedHere } from '../api/api-problem.ts';
import { askApi } from '../api/ask.ts';
import { hasOwnRestaurant, restaurantsOf, roleOf, signedInUser } from '../api/session.ts';
import { keepTabRestaurant } from '../api/tab-restaurant.ts';
import { currentDraft } from '../draft/draft.ts';
import { saveAll } from '../draft/replace-draft.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import styles from './restaurant-choice.module.css';
import { useRestaurantMark } from './use-restaurant-mark.ts';

/**
 * In the account's menu: the other restaurants of somebody who has several, and the way to one more. The app starts again with
 * the chosen one, so that nothing which this tab holds of the other is left.
 */
export function RestaurantChoice({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation();
  useRestaurantMark();
  const { mutate, isPending } = useMutation({
    mutationFn: openRestaurant,
    networkMode: 'always',
    meta: { failure: t('restaurants.not_opened') },
  });
  const user = signedInUser();
  const restaurants = user ? restaurantsOf(user) : [];
  return (
    <>
      {user && restaurants.length > 1 && (
        <ul className={styles.choice} aria-label={t('restaurants.title')}>
          {restaurants.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={uiStyles.quietButton}
                aria-current={id === user.restaurant?.id}
                disabled={isPending}
                onClick={() => id !== user.restaurant?.id && mutate({ id, name })}
              >
                {id === user.restaurant?.id && <Icon name="check" />}
                <span className={uiStyles.verbatim}>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {user && !(isStaff() && hasOwnRestaurant(user)) && (
        <Link to={APP_PATHS.restaurantCreate} className={`${uiStyles.quietButton} ${styles.add}`} onClick={onChoose}>
          <Icon name="add" />
          {t('restaurants.add')}
        </Link>
      )}
    </>
  );
}

/** Staff edit nothing here. */
function isStaff(): boolean {
  const user = signedInUser();
  return user !== undefined && roleOf(user) === 'staff';
}

/** Once every edit of this tab is saved. @throws RefusedHere if edits wait, for example without a network. */
async function openRestaurant(restaurant: { id: string; name: string }): Promise<void> {
  if (!isStaff() && !(await saveAll(currentDraft()))) throw new RefusedHere(t('replaced_draft.unsaved_first'));
  await askApi(z.undefined(), 'PUT', PEOPLE_PATHS.currentRestaurant, { restaurant_id: restaurant.id });
  keepTabRestaurant({ ...restaurant, user_id: signedInUser()?.id ?? '' });
  location.assign(APP_PATHS.admin);
}

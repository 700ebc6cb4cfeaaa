import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { APP_PATHS } from '../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../shared/people-paths.ts';
import { askApi } from '../api/ask.ts';
import { hasOwnRestaurant, restaurantsOf, roleOf, signedInUser } from '../api/session.ts';
import { restaurantOfSeveral } from '../api/tab-address.ts';
import { currentDraft } from '../draft/draft.ts';
import { saveAll } from '../draft/replace-draft.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import styles from './restaurant-choice.module.css';
import { startWith } from './start-with.ts';
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
  if (!user) return null;
  const restaurants = restaurantsOf(user);
  // Staff edit nothing here; they may add a first one of their own.
  const canAdd = roleOf(user) !== 'staff' || !hasOwnRestaurant(user);
  return (
    <>
      {restaurants.length > 1 && (
        <ul className={styles.choice} aria-label={t('restaurants.title')}>
          {restaurants.map(({ id, name }) => {
            const isOpen = id === user.restaurant?.id;
            return (
              <li key={id}>
                <button
                  type="button"
                  className={uiStyles.quietButton}
                  aria-current={isOpen}
                  disabled={isPending}
                  onClick={() => !isOpen && mutate({ id, name })}
                >
                  {isOpen && <Icon name="check" />}
                  <span className={uiStyles.verbatim}>{name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {canAdd && (
        <Link to={APP_PATHS.restaurantCreate} className={uiStyles.quietButton} onClick={onChoose}>
          <Icon name="add" />
          {t('restaurants.add')}
        </Link>
      )}
    </>
  );
}

/** In the header, for somebody who can open several restaurants: which one is open here. */
export function RestaurantName() {
  const restaurant = restaurantOfSeveral();
  return restaurant ? <p className={`${uiStyles.verbatim} ${styles.name}`}>{restaurant.name}</p> : null;
}

/** Once every edit of this tab is saved; staff edit nothing here. @throws RefusedHere if edits wait, for example without a network. */
async function openRestaurant(restaurant: { id: string; name: string }): Promise<void> {
  const user = signedInUser();
  if (!user || roleOf(user) !== 'staff') await saveAll(currentDraft());
  await askApi(z.undefined(), 'PUT', PEOPLE_PATHS.currentRestaurant, { restaurant_id: restaurant.id });
  startWith(restaurant);
}

import { signedInUser } from '../api/session.ts';
import uiStyles from '../ui/ui.module.css';
import styles from './restaurant-name.module.css';

/** In the header, for somebody who can open several restaurants: which one is open here. */
export function RestaurantName() {
  const user = signedInUser();
  if (!user?.restaurants || !user.restaurant) return null;
  return <p className={`${uiStyles.verbatim} ${styles.name}`}>{user.restaurant.name}</p>;
}

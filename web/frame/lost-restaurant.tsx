import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signedInUser } from '../api/session.ts';
import { closeLostRestaurant, lostRestaurantOf } from './lost-edits.ts';
import styles from './lost-restaurant.module.css';

/** After the app has started again: which restaurant the user can't open any more. */
export function LostRestaurant() {
  const { t } = useTranslation();
  const [lostRestaurant, setLostRestaurant] = useState(() => {
    const user = signedInUser();
    return user && lostRestaurantOf(user);
  });
  if (!lostRestaurant) return null;
  return (
    <Alert
      role="alert"
      color="saffron"
      className={styles.lost}
      withCloseButton
      closeButtonLabel={t('frame.close')}
      onClose={() => {
        closeLostRestaurant();
        setLostRestaurant(undefined);
      }}
    >
      {t('restaurants.lost', { name: lostRestaurant.name })}
    </Alert>
  );
}

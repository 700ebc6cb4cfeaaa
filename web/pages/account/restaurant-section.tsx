import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../../shared/people-paths.ts';
import { askApi } from '../../api/ask.ts';
import { isOwner } from '../../api/session.ts';
import { restaurantOfSeveral } from '../../api/tab-address.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import formsStyles from '../../forms/forms.module.css';
import { startWithoutIt } from '../../frame/start-with.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './account.module.css';
import { TypedDeletion } from './typed-deletion.tsx';

type Props = { restaurant: { id: string; name: string } };

/** The end of the open restaurant, or of working there, for somebody who has another one or works at another's. */
export function RestaurantSection() {
  const restaurant = restaurantOfSeveral();
  if (!restaurant) return null;
  return isOwner() ? <DeleteRestaurant restaurant={restaurant} /> : <LeaveRestaurant restaurant={restaurant} />;
}

function DeleteRestaurant({ restaurant: { id, name } }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2 className={uiStyles.verbatim}>{t('account.delete_restaurant', { name })}</h2>
      <p className={formsStyles.formNote}>{t('account.delete_restaurant_text')}</p>
      {isOpen ? (
        <TypedDeletion
          typed={{
            text: name,
            label: t('account.delete_restaurant_typed', { name }),
            wrong: t('account.delete_restaurant_typed_wrong'),
          }}
          action={t('account.delete_restaurant_now')}
          failure={t('account.restaurant_not_deleted')}
          send={() => askApi(z.undefined(), 'DELETE', fillPath(API_PATHS.restaurant, { id }), { name })}
          onDeleted={startWithoutIt}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button variant="default" className={styles.deleteBegin} onClick={() => setOpen(true)}>
          {t('account.delete_restaurant_begin')}
        </Button>
      )}
    </section>
  );
}

function LeaveRestaurant({ restaurant: { id, name } }: Props) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => askApi(z.undefined(), 'DELETE', fillPath(PEOPLE_PATHS.membership, { id })),
    networkMode: 'always',
    meta: { failure: t('account.restaurant_not_left') },
    onSuccess: startWithoutIt,
  });
  const askToLeave = () =>
    askToConfirm({
      title: t('account.leave_restaurant', { name }),
      children: t('account.leave_restaurant_text'),
      yes: t('account.leave_restaurant_now'),
      onConfirm: () => mutate(),
    });
  return (
    <section>
      <h2 className={uiStyles.verbatim}>{t('account.leave_restaurant', { name })}</h2>
      <p className={formsStyles.formNote}>{t('account.leave_restaurant_text')}</p>
      <Button variant="default" className={styles.deleteBegin} loading={isPending} onClick={askToLeave}>
        {t('account.leave_restaurant_now')}
      </Button>
    </section>
  );
}

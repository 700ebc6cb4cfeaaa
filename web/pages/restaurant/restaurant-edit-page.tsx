import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APP_PATHS } from '../../../shared/paths.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { BackLink } from '../../forms/back-link.tsx';
import { Page } from '../../frame/page.tsx';
import { RestaurantForm } from './restaurant-form.tsx';

export function RestaurantEditPage() {
  const { t } = useTranslation();
  const restaurant = useDraft();
  // After a save the form starts again with the current version.
  const [formRound, setRound] = useState(0);
  return (
    <Page
      title={t('restaurant.title')}
      description={t('restaurant.page_description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <RestaurantForm key={formRound} restaurant={restaurant} onReload={() => setRound((count) => count + 1)} />
    </Page>
  );
}

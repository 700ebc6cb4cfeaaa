import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { findMenu, menuEditorPath } from '../../../draft/change/menu-tree.ts';
import { useDraft, useQueue } from '../../../draft/use-draft.ts';
import { BackLink } from '../../../forms/back-link.tsx';
import { Page } from '../../../frame/page.tsx';

// The first screen lists what each route loads, so this one has little of its own.
const PriceTable = lazy(async () => ({ default: (await import('./price-table.tsx')).PriceTable }));

/** The prices of one menu, to be typed one below the other. */
export function PriceTablePage() {
  const { t } = useTranslation();
  const params = useParams();
  const restaurant = useDraft();
  const queue = useQueue();
  const menu = findMenu(restaurant, queue.idOf('menu', Number(params['menuId'])));
  if (!menu) return <Navigate to={APP_PATHS.admin} replace />;
  return (
    <Page
      title={t('price_table.title', { menu: menu.title })}
      description={t('price_table.description', { menu: menu.title, restaurant: restaurant.name })}
      back={<BackLink to={menuEditorPath(menu)}>{menu.title}</BackLink>}
    >
      <Suspense>
        <PriceTable menu={menu} currency={restaurant.currency} />
      </Suspense>
    </Page>
  );
}

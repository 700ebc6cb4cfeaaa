import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { itemsOf, type Restaurant } from '../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../shared/paths.ts';
import type { PublishChecks } from './publish-checks.ts';
import { Step } from './step.tsx';

type Props = { restaurant: Restaurant; checks: PublishChecks; onClose(): void };

/** Publishing is refused without a visible item (design §5); this step explains how to get one. */
export function NothingStep({ restaurant, checks, onClose }: Props) {
  const { t } = useTranslation();
  const [waiting] = checks.waiting_imports;
  const linkButton = (to: string, words: string, isPrimary: boolean) => (
    <Button component={Link} to={to} variant={isPrimary ? 'filled' : 'default'} onClick={onClose}>
      {words}
    </Button>
  );
  const [actions, why] = (() => {
    if (checks.hidden_items > 0)
      return [
        restaurant.menus.some((menu) => menu.hidden && itemsOf([menu]).length > 0)
          ? linkButton(APP_PATHS.menusEdit, t('publishing.show_menus'), true)
          : linkButton(addressToAdd(restaurant), t('publishing.show_dishes'), true),
        t('publishing.nothing_hidden', { count: checks.hidden_items }),
      ];
    if (waiting)
      return [
        linkButton(fillPath(APP_PATHS.review, { id: waiting.id }), t('publishing.review_import'), true),
        t('publishing.waiting_imports', { count: checks.waiting_imports.length }),
      ];
    return [
      <>
        {linkButton(addressToAdd(restaurant), t('publishing.add_items'), false)}
        {linkButton(APP_PATHS.restaurantImport, t('publishing.import_menu'), true)}
      </>,
      null,
    ];
  })();
  return (
    <Step title={t('publishing.nothing')} actions={actions}>
      {why && <p>{why}</p>}
    </Step>
  );
}

/** Where the first item can be written, or shown again. */
function addressToAdd({ menus }: Restaurant): string {
  const menu = menus.find(({ hidden }) => !hidden);
  const section = menu?.sections.find(({ items }) => items.length > 0) ?? menu?.sections[0];
  if (!menu) return APP_PATHS.admin;
  if (!section) return fillPath(APP_PATHS.emptyMenu, { menuId: menu.id });
  return fillPath(APP_PATHS.section, { menuId: menu.id, sectionId: section.id });
}

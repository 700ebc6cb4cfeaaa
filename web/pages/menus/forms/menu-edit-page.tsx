import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { menuAnswerSchema } from '../../../../shared/api/menus.ts';
import type { Menu, Restaurant } from '../../../../shared/menu.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { ask } from '../../../api/ask.ts';
import { versionToSave } from '../../../draft/draft.ts';
import { changedFields } from '../../../forms/changed-fields.ts';
import { DeletePart } from '../../../forms/delete-part.tsx';
import { EntityScreen } from './entity-screen.tsx';
import { findMenu } from './find-entities.ts';
import { MenuForm } from './menu-form.tsx';
import { type MenuBody, menuValues } from './menu-values.ts';
import { menuAddress } from './section-address.ts';

export function MenuEditPage() {
  const { t } = useTranslation();
  const { menuId } = useParams();
  return (
    <EntityScreen
      title={t('menu_forms.edit_menu')}
      description={t('menu_forms.edit_menu_description')}
      find={(restaurant) => findMenu(restaurant, menuId)}
    >
      {(menu, restaurant, onReload) => <MenuEdit menu={menu} restaurant={restaurant} onReload={onReload} />}
    </EntityScreen>
  );
}

function MenuEdit({ menu, restaurant, onReload }: { menu: Menu; restaurant: Restaurant; onReload(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = fillPath(API_PATHS.menu, { id: menu.id });
  const send = (body: MenuBody, isForced: boolean) => {
    const version = isForced ? {} : { version: versionToSave('menu', menu) };
    return ask(menuAnswerSchema, 'PUT', path, {
      ...changedFields<Partial<MenuBody>>(menuValues(menu), body),
      ...version,
    });
  };
  return (
    <MenuForm
      initial={menuValues(menu)}
      submit_label={t('frame.save')}
      cancel_to={menuAddress(menu)}
      failure={t('menu_forms.menu_not_updated')}
      send={send}
      onSaved={() => void navigate(menuAddress(menu))}
      onReload={onReload}
      ending={
        restaurant.menus.length === 1 ? (
          <p className="delete-part form-note">{t('menu_forms.only_menu')}</p>
        ) : (
          <DeletePart
            label={t('menu_forms.delete_menu')}
            title={t('menu_forms.delete_title', { title: menu.title })}
            path={path}
            failure={t('menu_forms.menu_not_deleted')}
            onDeleted={() => void navigate(APP_PATHS.admin)}
          >
            {t('menu_forms.delete_menu_note', { count: menu.sections.length })}
          </DeletePart>
        )
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Menu, Restaurant } from '../../../../shared/menu.ts';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { changedFields } from '../../../draft/change/change.ts';
import { findMenu, menuEditorPath } from '../../../draft/change/menu-tree.ts';
import { commitFields } from '../../../draft/draft.ts';
import { DeletePart } from '../../../forms/delete-part.tsx';
import formsStyles from '../../../forms/forms.module.css';
import { EntityScreen } from './entity-screen.tsx';
import { MenuForm } from './menu-form.tsx';
import { menuValues, readMenu } from './menu-values.ts';

export function MenuEditPage() {
  const { t } = useTranslation();
  const { menuId } = useParams();
  return (
    <EntityScreen
      title={t('menu_forms.edit_menu')}
      description={t('menu_forms.edit_menu_description')}
      find={(restaurant) => findMenu(restaurant, Number(menuId))}
    >
      {(menu, restaurant, onReload) => <MenuEdit menu={menu} restaurant={restaurant} onReload={onReload} />}
    </EntityScreen>
  );
}

function MenuEdit({ menu, restaurant, onReload }: { menu: Menu; restaurant: Restaurant; onReload(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const initial = menuValues(menu);
  const { body: before } = readMenu(initial);
  return (
    <MenuForm
      initial={initial}
      submit_label={t('frame.save')}
      cancel_to={menuEditorPath(menu)}
      failure={t('saves.menu_not_updated')}
      send={(body) => commitFields('menu', menu, changedFields(before ?? {}, body))}
      onSaved={() => void navigate(menuEditorPath(menu))}
      onReload={onReload}
      ending={
        restaurant.menus.length === 1 ? (
          <p className={`${formsStyles.deletePart} ${formsStyles.formNote}`}>{t('menu_forms.only_menu')}</p>
        ) : (
          <DeletePart
            entity="menu"
            id={menu.id}
            label={t('menu_forms.delete_menu')}
            title={t('menu_forms.delete_title', { title: menu.title })}
            failure={t('saves.menu_not_deleted')}
            onDeleted={() => void navigate(APP_PATHS.admin)}
          >
            {t('menu_forms.delete_menu_note', { count: menu.sections.length })}
          </DeletePart>
        )
      }
    />
  );
}

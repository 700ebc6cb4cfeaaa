import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { menuCreation } from './creations.ts';
import { EntityScreen } from './entity-screen.tsx';
import { MenuForm } from './menu-form.tsx';
import { NEW_MENU_VALUES } from './menu-values.ts';

export function MenuCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [creation] = useState(menuCreation);
  return (
    <EntityScreen
      title={t('menu_forms.new_menu')}
      description={t('menu_forms.new_menu_description')}
      find={(restaurant) => restaurant}
    >
      {(_, __, onReload) => (
        <MenuForm
          initial={NEW_MENU_VALUES}
          submit_label={t('menu_forms.create_menu')}
          cancel_to={APP_PATHS.admin}
          failure={t('menu_forms.menu_not_created')}
          send={(body) => creation.send(body)}
          onSaved={({ id }) => void navigate(fillPath(APP_PATHS.emptyMenu, { menuId: id }), { replace: true })}
          onReload={onReload}
        />
      )}
    </EntityScreen>
  );
}

import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { currentDraft } from '../../../draft/draft.ts';
import { EntityScreen } from './entity-screen.tsx';
import { MenuForm } from './menu-form.tsx';
import { newMenuValues } from './menu-values.ts';

export function MenuCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <EntityScreen
      title={t('menu_forms.new_menu')}
      description={t('menu_forms.new_menu_description')}
      find={(restaurant) => restaurant}
    >
      {(_, __, onReload) => (
        <MenuForm
          initial={newMenuValues()}
          submit_label={t('menu_forms.create_menu')}
          cancel_to={APP_PATHS.admin}
          failure={t('saves.menu_not_created')}
          send={({ title, ...fields }, { id }) =>
            currentDraft().commit({ kind: 'create', entity: 'menu', id, title, fields })
          }
          onSaved={(menuId) => void navigate(fillPath(APP_PATHS.emptyMenu, { menuId }), { replace: true })}
          onReload={onReload}
        />
      )}
    </EntityScreen>
  );
}

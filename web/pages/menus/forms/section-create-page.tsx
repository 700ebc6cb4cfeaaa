import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { findMenu, menuEditorPath, sectionEditorPath } from '../../../draft/change/menu-tree.ts';
import { currentDraft } from '../../../draft/draft.ts';
import { EntityScreen } from './entity-screen.tsx';
import { SectionForm } from './section-form.tsx';
import { newSectionValues } from './section-values.ts';

export function SectionCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { menuId } = useParams();
  return (
    <EntityScreen
      title={t('menu_forms.new_section')}
      description={t('menu_forms.new_section_description')}
      find={(restaurant) => findMenu(restaurant, Number(menuId))}
    >
      {(menu, restaurant, onReload) => (
        <SectionForm
          restaurant={restaurant}
          initial={newSectionValues(menu.id)}
          submit_label={t('menu_forms.create_section')}
          cancel_to={menuEditorPath(menu)}
          failure={t('saves.section_not_created')}
          send={async ({ title, menu_id, ...fields }, values) => {
            const change = { kind: 'create', entity: 'section', id: values.id, title, menu_id, fields } as const;
            return { id: await currentDraft().commit(change), menu_id };
          }}
          onSaved={(section) => void navigate(sectionEditorPath(section), { replace: true })}
          onReload={onReload}
        />
      )}
    </EntityScreen>
  );
}

import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Restaurant, Section } from '../../../../shared/menu.ts';
import { findSection, sectionEditorPath } from '../../../draft/change/menu-tree.ts';
import { EntityScreen } from './entity-screen.tsx';
import { ItemForm } from './item-form.tsx';
import { newItemValues } from './item-values.ts';

export function ItemCreatePage() {
  const { t } = useTranslation();
  const { sectionId } = useParams();
  return (
    <EntityScreen
      title={t('menu_forms.new_item')}
      description={t('menu_forms.new_item_description')}
      find={(restaurant) => findSection(restaurant, Number(sectionId))}
    >
      {(section, restaurant, onReload) => <ItemCreate section={section} restaurant={restaurant} onReload={onReload} />}
    </EntityScreen>
  );
}

function ItemCreate({ section, restaurant, onReload }: { section: Section; restaurant: Restaurant; onReload(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ItemForm
      restaurant={restaurant}
      item={null}
      initial={newItemValues(section.id, restaurant.taxes)}
      submit_label={t('menu_forms.create_item')}
      cancel_to={sectionEditorPath(section)}
      failure={t('saves.item_not_created')}
      onSaved={({ menu_id, menu_section_id: id }) =>
        void navigate(sectionEditorPath({ id, menu_id }), { replace: true })
      }
      onReload={onReload}
    />
  );
}

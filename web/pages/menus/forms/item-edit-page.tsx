import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Item, Restaurant } from '../../../../shared/menu.ts';
import { findItem, sectionEditorPath } from '../../../draft/change/menu-tree.ts';
import { DeletePart } from '../../../forms/delete-part.tsx';
import { currentLocale } from '../../../i18n/i18n.ts';
import { EntityScreen } from './entity-screen.tsx';
import { ItemForm } from './item-form.tsx';
import { itemValues } from './item-values.ts';

export function ItemEditPage() {
  const { t } = useTranslation();
  const { itemId } = useParams();
  return (
    <EntityScreen
      title={t('menu_forms.edit_item')}
      description={t('menu_forms.edit_item_description')}
      kind="item"
      find={(restaurant) => findItem(restaurant, Number(itemId))}
    >
      {(item, restaurant, onReload) => <ItemEdit item={item} restaurant={restaurant} onReload={onReload} />}
    </EntityScreen>
  );
}

function ItemEdit({ item, restaurant, onReload }: { item: Item; restaurant: Restaurant; onReload(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toSection = ({ menu_id, menu_section_id: id }: Item) => void navigate(sectionEditorPath({ id, menu_id }));
  return (
    <ItemForm
      restaurant={restaurant}
      item={item}
      initial={itemValues(item, restaurant.taxes, restaurant.currency, currentLocale())}
      submit_label={t('frame.save')}
      cancel_to={sectionEditorPath({ id: item.menu_section_id, menu_id: item.menu_id })}
      failure={t('saves.item_not_updated')}
      onSaved={toSection}
      onReload={onReload}
      ending={
        <DeletePart
          entity="item"
          id={item.id}
          label={t('menu_forms.delete_item')}
          title={t('menu_forms.delete_title', { title: item.title })}
          failure={t('saves.item_not_deleted')}
          onDeleted={() => toSection(item)}
        >
          {t('menu_forms.delete_item_note')}
        </DeletePart>
      }
    />
  );
}

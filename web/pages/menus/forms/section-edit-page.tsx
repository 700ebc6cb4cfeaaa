import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Restaurant, Section } from '../../../../shared/menu.ts';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { changedFields } from '../../../draft/change/change.ts';
import { findMenu, findSection, menuEditorPath, sectionEditorPath } from '../../../draft/change/menu-tree.ts';
import { cachedRestaurant, commitFields } from '../../../draft/draft.ts';
import { DeletePart } from '../../../forms/delete-part.tsx';
import { currentLocale } from '../../../i18n/i18n.ts';
import { EntityScreen } from './entity-screen.tsx';
import { SectionForm } from './section-form.tsx';
import { readSection, type SectionBody, sectionValues } from './section-values.ts';

export function SectionEditPage() {
  const { t } = useTranslation();
  const { sectionId } = useParams();
  return (
    <EntityScreen
      title={t('menu_forms.edit_section')}
      description={t('menu_forms.edit_section_description')}
      kind="section"
      find={(restaurant) => findSection(restaurant, Number(sectionId))}
    >
      {(section, restaurant, onReload) => <SectionEdit section={section} restaurant={restaurant} onReload={onReload} />}
    </EntityScreen>
  );
}

type Props = { section: Section; restaurant: Restaurant; onReload(): void };

function SectionEdit({ section, restaurant, onReload }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = restaurant;
  const initial = sectionValues(section, currency, currentLocale());
  const { body: before } = readSection(initial, currency);
  const menu = findMenu(restaurant, section.menu_id);
  const send = async (body: SectionBody) => {
    await commitFields('section', section, changedFields(before ?? {}, body));
    return findSection(cachedRestaurant(), section.id) ?? section;
  };
  return (
    <SectionForm
      restaurant={restaurant}
      initial={initial}
      submit_label={t('frame.save')}
      cancel_to={sectionEditorPath(section)}
      failure={t('saves.section_not_updated')}
      send={send}
      onSaved={(saved) => void navigate(sectionEditorPath(saved))}
      onReload={onReload}
      ending={
        <DeletePart
          entity="section"
          id={section.id}
          label={t('menu_forms.delete_section')}
          title={t('menu_forms.delete_title', { title: section.title })}
          failure={t('saves.section_not_deleted')}
          onDeleted={() => void navigate(menu ? menuEditorPath(menu, section.id) : APP_PATHS.admin)}
        >
          {t('menu_forms.delete_section_note', { count: section.items.length })}
        </DeletePart>
      }
    />
  );
}

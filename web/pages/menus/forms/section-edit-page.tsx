import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { sectionAnswerSchema } from '../../../../shared/api/menus.ts';
import type { Restaurant, Section } from '../../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../../shared/paths.ts';
import { ask } from '../../../api/ask.ts';
import { versionToSave } from '../../../draft/draft.ts';
import { changedFields } from '../../../forms/changed-fields.ts';
import { DeletePart } from '../../../forms/delete-part.tsx';
import { currentLocale } from '../../../i18n/i18n.ts';
import { EntityScreen } from './entity-screen.tsx';
import { findSection } from './find-entities.ts';
import { addressWithout, sectionAddress } from './section-address.ts';
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
      find={(restaurant) => findSection(restaurant, sectionId)}
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
  const path = fillPath(API_PATHS.section, { id: section.id });
  const initial = sectionValues(section, currency, currentLocale());
  const send = async (body: SectionBody, isForced: boolean) => {
    const changed = changedFields<Partial<SectionBody>>(readSection(initial, currency).body ?? {}, body);
    const version = isForced ? {} : { version: versionToSave('section', section) };
    return (await ask(sectionAnswerSchema, 'PUT', path, { ...changed, ...version })).section;
  };
  return (
    <SectionForm
      restaurant={restaurant}
      initial={initial}
      submit_label={t('frame.save')}
      cancel_to={sectionAddress(section)}
      failure={t('menu_forms.section_not_updated')}
      send={send}
      onSaved={(saved) => void navigate(sectionAddress(saved))}
      onReload={onReload}
      ending={
        <DeletePart
          label={t('menu_forms.delete_section')}
          title={t('menu_forms.delete_title', { title: section.title })}
          path={path}
          failure={t('menu_forms.section_not_deleted')}
          onDeleted={() => void navigate(addressWithout(restaurant, section))}
        >
          {t('menu_forms.delete_section_note', { count: section.items.length })}
        </DeletePart>
      }
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { sectionCreation } from './creations.ts';
import { EntityScreen } from './entity-screen.tsx';
import { findMenu } from './find-entities.ts';
import { menuAddress, sectionAddress } from './section-address.ts';
import { SectionForm } from './section-form.tsx';
import { newSectionValues } from './section-values.ts';

export function SectionCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { menuId } = useParams();
  const [creation] = useState(sectionCreation);
  return (
    <EntityScreen
      title={t('menu_forms.new_section')}
      description={t('menu_forms.new_section_description')}
      find={(restaurant) => findMenu(restaurant, menuId)}
    >
      {(menu, restaurant, onReload) => (
        <SectionForm
          restaurant={restaurant}
          initial={newSectionValues(menu.id)}
          submit_label={t('menu_forms.create_section')}
          cancel_to={menuAddress(menu)}
          failure={t('menu_forms.section_not_created')}
          send={(body) => creation.send(body)}
          onSaved={(section) => void navigate(sectionAddress(section), { replace: true })}
          onReload={onReload}
        />
      )}
    </EntityScreen>
  );
}

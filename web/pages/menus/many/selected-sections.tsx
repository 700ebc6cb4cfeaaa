import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../draft/use-draft.ts';
import styles from './many.module.css';
import { useItems } from './use-items.ts';

/** In a dialog: the sections that its dishes are in, if they are several, since only one of them is on the screen. */
export function SelectedSections({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation();
  const { menus } = useDraft();
  const itemsBySection = Map.groupBy(useItems(ids), ({ menu_section_id }) => menu_section_id);
  if (itemsBySection.size < 2) return null;
  const sections = menus
    .flatMap((menu) => menu.sections)
    .flatMap(({ id, title }) => {
      const count = itemsBySection.get(id)?.length;
      return count === undefined ? [] : [t('selection.in_section', { section: title, count })];
    });
  return (
    <p className={styles.summary} data-part="selected-sections">
      {t('selection.in_sections', { sections: sections.join(', ') })}
    </p>
  );
}

import { Button, Chip, NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALLERGEN_CODES, MAIN_ALLERGENS } from '../../../shared/allergens.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { visibleSections } from '../../../shared/visible-menus.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { openAllergenDoubts } from '../../forms/allergens/allergen-doubts-dialog.tsx';
import { useNamedAllergens } from '../../forms/allergens/use-named-allergens.ts';
import { BackLink } from '../../forms/back-link.tsx';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllergenGrid } from './allergen-grid.tsx';
import styles from './allergens.module.css';
import { RecordFiles } from './record-files.tsx';
import { rowsOfSection } from './table-rows.ts';

/** So many lines are shown at once: a section may have thousands. */
const MAX_LINES = 60;
/** Wheat is one of Canada's priority allergens. */
const FEW_CODES = ALLERGEN_CODES.filter((code) => code === 'wheat' || MAIN_ALLERGENS.includes(code));

/** The table of all dishes by allergens: section by section, so that it is as fast with 3,000 dishes. */
export function AllergensPage() {
  const { t } = useTranslation();
  const { menus } = useDraft();
  // What guests don't see needn't be declared; it can be on its card.
  const sections = useMemo(
    () => menus.flatMap((menu) => visibleSections(menu.sections).map((section) => ({ menu, section }))),
    [menus],
  );
  const filledSections = sections.filter(({ section }) => section.items.length > 0);
  const [chosenId, setChosen] = useState<string>();
  const [first, setFirst] = useState(0);
  const [showsKinds, setShowsKinds] = useState(false);
  const [showsSizes, setShowsSizes] = useState(false);
  const namedAllergens = useNamedAllergens();
  const items = sections.flatMap(({ section }) => section.items);
  const declaredCount = items.filter(({ allergens_checked_at }) => allergens_checked_at !== null).length;
  const doubtfulCount = items.filter((item) => namedAllergens.doubts(item).length > 0).length;
  const currentSection = filledSections.find(({ section }) => String(section.id) === chosenId) ?? filledSections[0];
  const sectionIndex = currentSection ? filledSections.indexOf(currentSection) : 0;
  const tableRows = currentSection ? rowsOfSection(currentSection.section, showsSizes) : [];
  const openSection = (id: number | undefined) => {
    setChosen(String(id));
    setFirst(0);
  };
  const nextSection = filledSections[sectionIndex + 1];
  const hasMore = first + MAX_LINES < tableRows.length;
  return (
    <Page
      title={t('allergen_table.title')}
      description={t('allergen_table.description')}
      width="wide"
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('allergen_table.lead')}</p>
      {!currentSection && <EmptyState title={t('allergen_table.no_dishes')} />}
      {currentSection && (
        <>
          <p role="status">{t('allergen_table.progress', { declared: declaredCount, all: items.length })}</p>
          {doubtfulCount > 0 && (
            <p className={styles.check} data-part="allergen-check">
              {t('allergen_doubts.check_count', { count: doubtfulCount })}{' '}
              <Button size="compact-md" variant="default" onClick={openAllergenDoubts}>
                {t('allergen_doubts.check')}
              </Button>
            </p>
          )}
          <div className={styles.tools}>
            <NativeSelect
              label={t('allergen_table.section')}
              value={String(currentSection.section.id)}
              onChange={({ currentTarget }) => openSection(Number(currentTarget.value))}
              data={filledSections.map(({ menu, section }) => ({
                value: String(section.id),
                label:
                  menus.length > 1
                    ? t('menu_forms.title_and_section', { menu: menu.title, section: section.title })
                    : section.title,
              }))}
            />
            <Chip type="checkbox" checked={showsKinds} onChange={setShowsKinds}>
              {t('allergen_table.show_kinds')}
            </Chip>
            <Chip type="checkbox" checked={showsSizes} onChange={setShowsSizes}>
              {t('allergen_table.show_sizes')}
            </Chip>
          </div>
          <p className={styles.keys}>{t('allergen_table.keys')}</p>
          <AllergenGrid
            key={`${currentSection.section.id} ${first}`}
            label={currentSection.section.title}
            namedAllergens={namedAllergens}
            rows={tableRows.slice(first, first + MAX_LINES)}
            codes={showsKinds ? ALLERGEN_CODES : FEW_CODES}
          />
          <div className={styles.steps}>
            {first > 0 && (
              <Button variant="default" onClick={() => setFirst(first - MAX_LINES)}>
                {t('allergen_table.earlier')}
              </Button>
            )}
            {hasMore && (
              <Button variant="default" onClick={() => setFirst(first + MAX_LINES)}>
                {t('allergen_table.later')}
              </Button>
            )}
            {!hasMore && nextSection && (
              <Button variant="default" onClick={() => openSection(nextSection.section.id)}>
                {t('allergen_table.next_section', { section: nextSection.section.title })}
              </Button>
            )}
          </div>
          <RecordFiles />
        </>
      )}
    </Page>
  );
}

import { Button, Chip, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALLERGEN_CODES, MAIN_ALLERGENS } from '../../../shared/allergens.ts';
import { itemsOf } from '../../../shared/menu.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { BackLink } from '../../forms/back-link.tsx';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllergenGrid } from './allergen-grid.tsx';
import styles from './allergens.module.css';
import { RecordFiles } from './record-files.tsx';
import { rowsOfSection } from './table-rows.ts';

/** So many lines are shown at once: a section may have thousands. */
const LINES = 60;
/** Wheat is one of Canada's priority allergens. */
const FEW_CODES = ALLERGEN_CODES.filter((code) => code === 'wheat' || MAIN_ALLERGENS.includes(code));

/** The table of all dishes by allergens: section by section, so that it is as fast with 3,000 dishes. */
export function AllergensPage() {
  const { t } = useTranslation();
  const { menus } = useDraft();
  const sections = menus.flatMap((menu) => menu.sections.map((section) => ({ menu, section })));
  const filled = sections.filter(({ section }) => section.items.length > 0);
  const [chosen, setChosen] = useState<string>();
  const [first, setFirst] = useState(0);
  const [showsKinds, setShowsKinds] = useState(false);
  const [showsSizes, setShowsSizes] = useState(false);
  const items = itemsOf(menus);
  const declared = items.filter(({ allergens_checked_at }) => allergens_checked_at !== null).length;
  const current = filled.find(({ section }) => String(section.id) === chosen) ?? filled[0];
  const place = current ? filled.indexOf(current) : 0;
  const rows = current ? rowsOfSection(current.section, showsSizes) : [];
  const open = (id: number | undefined) => {
    setChosen(String(id));
    setFirst(0);
  };
  const next = filled[place + 1];
  const hasMore = first + LINES < rows.length;
  return (
    <Page
      title={t('allergen_table.title')}
      description={t('allergen_table.description')}
      width="wide"
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('allergen_table.lead')}</p>
      {!current && <EmptyState title={t('allergen_table.no_dishes')} />}
      {current && (
        <>
          <p role="status">{t('allergen_table.progress', { declared, all: items.length })}</p>
          <div className={styles.tools}>
            <NativeSelect
              label={t('allergen_table.section')}
              value={String(current.section.id)}
              onChange={({ currentTarget }) => open(Number(currentTarget.value))}
              data={filled.map(({ menu, section }) => ({
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
            key={`${current.section.id} ${first}`}
            label={current.section.title}
            rows={rows.slice(first, first + LINES)}
            codes={showsKinds ? ALLERGEN_CODES : FEW_CODES}
          />
          <div className={styles.steps}>
            {first > 0 && (
              <Button variant="default" onClick={() => setFirst(first - LINES)}>
                {t('allergen_table.earlier')}
              </Button>
            )}
            {hasMore && (
              <Button variant="default" onClick={() => setFirst(first + LINES)}>
                {t('allergen_table.later')}
              </Button>
            )}
            {!hasMore && next && (
              <Button variant="default" onClick={() => open(next.section.id)}>
                {t('allergen_table.next_section', { section: next.section.title })}
              </Button>
            )}
          </div>
          <RecordFiles />
        </>
      )}
    </Page>
  );
}

import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { findSection, menuEditorPath } from '../../draft/change/menu-tree.ts';
import { useDraft, useQueue } from '../../draft/use-draft.ts';
import { Page } from '../../frame/page.tsx';
import { withAllWords } from '../../i18n/i18n.ts';
import { mediaFrom } from '../../theme/break-points.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './editor.module.css';
import './editor-sheets.ts';
import { endSelection } from './item/selection.ts';
import { ItemList } from './item-list.tsx';
import { LaterHomeNotes, LaterSectionActions, loadLaterParts } from './later-parts.tsx';
import { MenuTabs } from './menu-tabs.tsx';
import { SectionChips } from './section/section-chips.tsx';
import { SectionHead } from './section/section-head.tsx';

const GuestsView = lazy(async () => ({ default: (await withAllWords(() => import('./guests-view.tsx'))).GuestsView }));

/** The home screen: one section of a menu, edited in place (specification §2). */
export function SectionPage() {
  const { t } = useTranslation();
  const params = useParams();
  const navigate = useNavigate();
  const restaurant = useDraft();
  const queue = useQueue();
  const isWide = useMediaQuery(mediaFrom('lg'), false, { getInitialValueInEffect: false });
  useEffect(() => void loadLaterParts(), []);
  // It stays in all sections, as long as the editor is open.
  useEffect(() => endSelection, []);
  const sectionIdInPath = Number(params['sectionId']);
  const sectionId = queue.idOf('section', sectionIdInPath);
  const section = findSection(restaurant, sectionId);
  const menu = restaurant.menus.find(({ id }) => id === section?.menu_id);
  // It was moved to another menu, or assigned its id.
  const address = menu && fillPath(APP_PATHS.section, { menuId: menu.id, sectionId });
  const isElsewhere = address !== undefined && (Number(params['menuId']) !== menu?.id || sectionIdInPath !== sectionId);
  useEffect(() => {
    // The screen stays mounted, with what is being typed on it.
    if (isElsewhere) void navigate(address, { replace: true, viewTransition: false });
  }, [isElsewhere, address, navigate]);
  if (!section || !menu) return <Navigate to={APP_PATHS.admin} replace />;
  return (
    <Page
      title={t('editor.page_title', { section: section.title, menu: menu.title })}
      description={t('editor.page_description', { section: section.title, restaurant: restaurant.name })}
      heading={null}
      width="wide"
    >
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <h1 className={uiStyles.visuallyHidden}>
            {t('editor.page_title', { section: section.title, menu: menu.title })}
          </h1>
          <LaterHomeNotes menu={menu} />
          <MenuTabs menus={restaurant.menus} current={menu} />
          <SectionChips menu={menu} current={section} />
          <SectionHead
            key={queue.keyOf('section', section.id)}
            section={section}
            actions={
              <LaterSectionActions
                menu={menu}
                section={section}
                menus={restaurant.menus}
                afterwards={menuEditorPath(menu, section.id)}
              />
            }
          />
          <ItemList
            key={`items-${queue.keyOf('section', section.id)}`}
            section={section}
            currency={restaurant.currency}
          />
        </div>
        {isWide && (
          <Suspense fallback={<div className={styles.guestsView} />}>
            <GuestsView restaurant={restaurant} section={section} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}

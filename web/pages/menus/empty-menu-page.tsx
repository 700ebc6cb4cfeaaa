import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { findMenu, menuEditorPath } from '../../draft/change/menu-tree.ts';
import { useDraft, useQueue } from '../../draft/use-draft.ts';
import { Page } from '../../frame/page.tsx';
import uiStyles from '../../ui/ui.module.css';
import styles from './editor.module.css';
import './editor-sheets.ts';
import { Welcome } from './home/welcome.tsx';
import { LaterHomeNotes } from './later-parts.tsx';
import { MenuTabs } from './menu-tabs.tsx';
import { SectionChips } from './section/section-chips.tsx';

/** A menu without a section: the welcome in four steps (specification §2, design §5). */
export function EmptyMenuPage() {
  const { t } = useTranslation();
  const { menuId } = useParams();
  const restaurant = useDraft();
  const queue = useQueue();
  const menuIdInPath = Number(menuId);
  const id = queue.idOf('menu', menuIdInPath);
  const menu = findMenu(restaurant, id);
  if (!menu) return <Navigate to={APP_PATHS.admin} replace />;
  if (menu.sections.length > 0) return <Navigate to={menuEditorPath(menu)} replace />;
  if (menuIdInPath !== id) return <Navigate to={fillPath(APP_PATHS.emptyMenu, { menuId: id })} replace />;
  return (
    <Page
      title={menu.title}
      description={t('editor.empty_description', { menu: menu.title, restaurant: restaurant.name })}
      heading={null}
      width="wide"
    >
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <h1 className={uiStyles.visuallyHidden}>{menu.title}</h1>
          <LaterHomeNotes menu={menu} />
          <MenuTabs menus={restaurant.menus} current={menu} />
          <Welcome restaurant={restaurant} byHand={<SectionChips menu={menu} current={null} />} />
        </div>
      </div>
    </Page>
  );
}

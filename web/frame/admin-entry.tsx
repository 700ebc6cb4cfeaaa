import { Navigate } from 'react-router';
import { FIRST_MENU_ID } from '../../shared/limits.ts';
import { APP_PATHS, fillPath } from '../../shared/paths.ts';
import { useRestaurant } from '../api/queries.ts';

/** Redirects to the first menu's first section (specification §2), or to the menu if it has none yet. */
export function AdminEntry() {
  const { menus } = useRestaurant();
  const menu = menus[0];
  const section = menu?.sections[0];
  const menuId = menu?.id ?? FIRST_MENU_ID;
  const targetPath = section
    ? fillPath(APP_PATHS.section, { menuId, sectionId: section.id })
    : fillPath(APP_PATHS.emptyMenu, { menuId });
  return <Navigate to={targetPath} replace />;
}

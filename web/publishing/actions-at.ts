import { APP_PATHS } from '../../shared/paths.ts';

type ActionsAt = {
  /** The menu on the screen; undefined for the restaurant as a whole. */
  menu_id: number | undefined;
  /** The section on the screen, where the preview begins. */
  section_id: number | undefined;
  /** Whether there is a link to the preview. */
  preview: boolean;
  /** Whether publishing is the screen's primary action; each screen has one. */
  is_primary: boolean;
};

/** An address with one number for `menuId`: "/admin/restaurant/menus/:menuId" and what follows it. */
const menuIdIn = (pattern: string, path: string): number | undefined => {
  const [before = ''] = pattern.split(':menuId');
  const id = path.startsWith(before) ? /^\d+(?=$|\/)/.exec(path.slice(before.length))?.[0] : undefined;
  return id === undefined ? undefined : Number(id);
};

/** The publishing actions in a screen's header; undefined on screens with another task. */
export function actionsAt(path: string): ActionsAt | undefined {
  const editedMenuId = menuIdIn(APP_PATHS.section, path);
  if (editedMenuId !== undefined) {
    const section = /\/sections\/(\d+)$/.exec(path)?.[1];
    return {
      menu_id: editedMenuId,
      section_id: section ? Number(section) : undefined,
      preview: true,
      is_primary: true,
    };
  }
  const previewedMenuId = menuIdIn(APP_PATHS.preview, path);
  if (previewedMenuId !== undefined)
    return { menu_id: previewedMenuId, section_id: undefined, preview: false, is_primary: true };
  if (path === APP_PATHS.qr || path === APP_PATHS.paper || path === APP_PATHS.menusEdit)
    return { menu_id: undefined, section_id: undefined, preview: true, is_primary: false };
  return undefined;
}

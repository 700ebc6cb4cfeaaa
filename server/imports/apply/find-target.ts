import type { ImportTarget } from '../../../shared/api/imports.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import type { Menu } from '../../../shared/menu.ts';
import { toPlainName } from '../../../shared/text-rules.ts';
import type { Db } from '../../db/db.ts';
import { listMenus } from '../../menus/entity-queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import type { ImportWithDraft } from '../store/import-row.ts';

export type FoundTarget = {
  option: ImportOption;
  /** Null: the menu is to be made; `menu` is empty and has the title that was chosen. */
  menu_id: number | null;
  menu: Menu;
};

type TargetRow = Pick<ImportWithDraft, 'choices' | 'option' | 'menu_id' | 'files'>;

const MAX_NAME_CHARACTERS = 60;

/** The title of a menu to be made that the owner has not named: the first file's name. */
const untitledName = (files: readonly { name: string }[]): string =>
  toPlainName((files[0]?.name ?? '').replace(/\.[^.]{1,5}$/, '').slice(0, MAX_NAME_CHARACTERS)) || 'Menu';

/** A menu to be made. */
const newTarget = (files: readonly { name: string }[], title?: string): FoundTarget => ({
  option: 'add',
  menu_id: null,
  menu: {
    id: 0,
    title: title ?? untitledName(files),
    display_mode: 'simple',
    hidden: false,
    serving_periods: [],
    position: 0,
    version: 1,
    sections: [],
  },
});

/** What the review shows: if the menu is gone, a new one. */
export const findShownTarget = async (
  db: Db,
  access: RestaurantAccess,
  row: TargetRow,
  now: Date,
): Promise<FoundTarget> => (await findTarget(db, access, row, now)) ?? newTarget(row.files);

/** The menu that the import is for, as chosen in the review or with the upload; undefined if it is gone. */
export async function findTarget(
  db: Db,
  access: RestaurantAccess,
  row: TargetRow,
  now: Date,
): Promise<FoundTarget | undefined> {
  const { option, menu_id, title }: ImportTarget = row.choices?.against_menu?.target ?? {
    option: row.option,
    menu_id: row.menu_id,
  };
  if (menu_id === null) return newTarget(row.files, title);
  const [menu] = await listMenus(db, access, { menu_id, now });
  return menu && { option, menu_id, menu };
}

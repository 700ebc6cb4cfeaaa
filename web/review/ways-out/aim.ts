import type { Comparison, Import, ImportTarget, ReviewChoices } from '../../../shared/api/imports.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import { type Menu, nameSchema } from '../../../shared/menu.ts';

/** What the draft is for, as chosen so far; with `menu_id` null a new menu, named by `title`. */
export type Aim = { option: ImportOption; menu_id: number | null; title: string };

/** The longest name of a file that becomes a menu's. */
const MAX_NAME_CHARACTERS = 60;

type Sources = { choices: ReviewChoices; record: Import; comparison: Comparison; menus: readonly Menu[] };

/** As chosen in the review, else as the server compares: a menu that is gone has become a new one. */
export function aimOf({ choices, record, comparison, menus }: Sources): Aim {
  const storedTarget = choices.against_menu?.target;
  const isDeleted = (menuId: number) => menus.every(({ id }) => id !== menuId);
  const { option, menu_id } =
    !storedTarget || (storedTarget.menu_id !== null && isDeleted(storedTarget.menu_id)) ? comparison : storedTarget;
  const file = record.files[0]?.name ?? '';
  const title = storedTarget?.title ?? file.replace(/\.[^.]{1,5}$/, '').slice(0, MAX_NAME_CHARACTERS);
  return { option, menu_id, title };
}

/** As it is stored; the title only if it can be a menu's. */
export function toTarget({ title, ...target }: Aim): ImportTarget {
  return target.menu_id === null && nameSchema.safeParse(title).success ? { ...target, title } : target;
}

/** Whether the menu exists, or has a valid name to be created with. */
export const canCreateMenu = ({ menu_id, title }: Pick<Aim, 'menu_id' | 'title'>): boolean =>
  menu_id !== null || nameSchema.safeParse(title).success;

/** The choices with the new menu that is shown as their target, if none is stored or that menu is gone. */
export function withShownTarget(choices: ReviewChoices, aim: Aim): ReviewChoices {
  const { target } = choices.against_menu ?? {};
  if (aim.menu_id !== null || target?.menu_id === null) return choices;
  return { ...choices, against_menu: { ...choices.against_menu, target: toTarget(aim) } };
}

/** Whether there is anything to compare with, and to choose between. */
export const shouldCompare = (menus: readonly Menu[], { menu_id }: Comparison): boolean =>
  menu_id === null || menus.some(({ sections }) => sections.some(({ items }) => items.length > 0));

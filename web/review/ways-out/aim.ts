import type { Comparison, Import, ReviewChoices } from '../../../shared/api/imports.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import type { Menu } from '../../../shared/menu.ts';

/** What the draft is for, as chosen so far; with `menu_id` null a new menu, named by `title`. */
export type Aim = { option: ImportOption; menu_id: number | null; title: string };

/** The longest name of a file that becomes a menu's. */
const MAX_NAME_CHARACTERS = 60;

type Sources = { choices: ReviewChoices; record: Import; comparison: Comparison };

/** As chosen in the review, else as the server compares: a menu that is gone has become a new one. */
export function aimOf({ choices, record, comparison }: Sources): Aim {
  const target = choices.against_menu?.target ?? comparison;
  const file = record.files[0]?.name ?? '';
  const named = choices.against_menu?.target?.title;
  const title = named ?? file.replace(/\.[^.]{1,5}$/, '').slice(0, MAX_NAME_CHARACTERS);
  return { option: target.option, menu_id: target.menu_id, title };
}

/** Whether there is anything to compare with, and to choose between. */
export const needsComparison = (menus: readonly Menu[], { menu_id }: Comparison): boolean =>
  menu_id === null || menus.some(({ sections }) => sections.some(({ items }) => items.length > 0));

import type { Menu } from '../../../../shared/menu.ts';
import { MenuDoubts } from './menu-doubts.tsx';
import { WaitingDraft } from './waiting-draft.tsx';

/** Above the menu: drafts that are ready to be checked, and open doubts of the menu itself. */
export function HomeNotes({ menu }: { menu: Menu }) {
  return (
    <>
      <WaitingDraft isFirst={menu.sections.length === 0} />
      <MenuDoubts menu={menu} />
    </>
  );
}

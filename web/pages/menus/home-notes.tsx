import type { Menu } from '../../../shared/menu.ts';
import { MenuDoubts } from './menu-doubts.tsx';
import { WaitingDraft } from './waiting-draft.tsx';

/** Above the menu: the draft that waits, and what is open on the menu itself. */
export function HomeNotes({ menu }: { menu: Menu }) {
  return (
    <>
      <WaitingDraft isFirst={menu.sections.length === 0} />
      <MenuDoubts menu={menu} />
    </>
  );
}

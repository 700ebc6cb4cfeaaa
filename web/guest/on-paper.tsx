import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import type { PublicMenu } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { langOf, type Originals } from './originals.ts';

type Props = { page: GuestPage; menu: PublicMenu; words: GuestWords; originals: Originals };

/** What only paper shows, over the dishes: which menu it is, the way to the current one, and what to do about allergies. */
export function OnPaper({ page, menu, words, originals }: Props) {
  const { qr } = page;
  return (
    <div className="on-paper">
      <div>
        <p className="paper-title" lang={langOf(originals, menu.title, originals.menus.get(menu.id)?.title)}>
          {menu.title}
        </p>
        <p>{words.allergy}</p>
      </div>
      {qr && (
        <svg viewBox={`-4 -4 ${qr.modules + 8} ${qr.modules + 8}`} aria-hidden="true">
          <path d={qr.path} />
        </svg>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { GuestWords } from '../../../shared/i18n/guest/guest-words.ts';

type Props = { id: string; title: string; words: GuestWords; children: ReactNode };

/**
 * What opens over the page from below by a `SheetButton`, without a script: a popover. Browsers that know none show it in
 * its place.
 */
export function Sheet({ id, title, words, children }: Props) {
  return (
    <div id={id} className="sheet" popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
      <div className="sheet-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="quiet" popoverTarget={id} popoverTargetAction="hide">
          {words.close}
        </button>
      </div>
      {children}
    </div>
  );
}

export function SheetButton({ sheet, children }: { sheet: string; children: ReactNode }) {
  return (
    <button type="button" className="quiet opens-sheet" popoverTarget={sheet}>
      {children}
    </button>
  );
}

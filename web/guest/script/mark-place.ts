/**
 * Where a dish is named apart from its own entry of the menu (the chat, the search's other menus, the waiter's list), a place
 * holds its declarations. The script of the choice alone knows the rule, so it alone fills the place: whenever the choice
 * changes, and whenever a place is added, whichever of the scripts comes first.
 */

export const MARK_PLACE_CLASS = 'mark-place';
/** Sent to the document when places were added. */
export const PLACES_ADDED = 'mark-places-added';

/** A size or an add-on: its name on the page, in the restaurant's language if that is another, and its list as in the markup. */
export type DeclarationPart = { label: string; original?: string | undefined; list?: string | undefined };
export type Declaration = {
  /** Of the labels. */
  lang: string;
  list?: string | undefined;
  variants: DeclarationPart[];
  options: DeclarationPart[];
};

/** What the markup declares of a dish. */
export function declarationOf(item: HTMLElement): Declaration {
  const partsOf = (selector: string): DeclarationPart[] =>
    Array.from(item.querySelectorAll<HTMLElement>(selector), (part) => {
      const sizeName = part.querySelector('dt');
      return {
        label: (sizeName ?? part.firstChild)?.textContent ?? '',
        original: (sizeName ?? part).dataset['original'],
        list: part.dataset['allergens'],
      };
    });
  return {
    lang: item.ownerDocument.documentElement.lang,
    list: item.dataset['allergens'],
    variants: partsOf('.variants div'),
    options: partsOf('.options dd'),
  };
}

/** @param isForStaff Whether the staff read it, too: then it is marked in the restaurant's language first. */
export function markPlace(declaration: Declaration | undefined, isForStaff = false): HTMLElement {
  const newPlace = document.createElement('div');
  newPlace.className = isForStaff ? `${MARK_PLACE_CLASS} for-staff` : MARK_PLACE_CLASS;
  newPlace.dataset['declaration'] = JSON.stringify(declaration ?? null);
  return newPlace;
}

/** A button or a link to a dish with the place for its mark, which is read aloud with it. */
export function withMark(control: HTMLElement, declaration: Declaration): HTMLElement[] {
  const place = markPlace(declaration);
  // Several scripts make places, and a page without https has no randomUUID.
  place.id = `mark-${Math.random().toString(36).slice(2)}`;
  control.setAttribute('aria-describedby', place.id);
  return [control, place];
}

export function requestMarks(): void {
  document.dispatchEvent(new Event(PLACES_ADDED));
}

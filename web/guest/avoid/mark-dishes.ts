import { type AllergenChoice, type AllergenStatus, explainStatus } from '../../../shared/allergens.ts';
import { type Declaration, declarationOf, MARK_PLACE_CLASS } from '../script/mark-place.ts';
import type { AvoidWords } from './avoid-words.ts';
import { decodeDish } from './declared-dish.ts';
import { markLines } from './mark-words.ts';

/** Marks the page's dishes for a guest who can't eat these, or removes the marks. Returns the status of each dish. */
export function markDishes(codes: readonly AllergenChoice[], words: AvoidWords): AllergenStatus[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.item'), (item) => {
    const dishFinding = explainStatus(decodeDish(declarationOf(item)), codes);
    item.querySelector('.avoid-mark')?.remove();
    delete item.dataset['avoid'];
    if (codes.length === 0) return dishFinding.status;
    item.dataset['avoid'] = dishFinding.status;
    const textLines = markLines(dishFinding, words);
    if (textLines.length > 0) item.querySelector('.more')?.prepend(markElement(textLines));
    return dishFinding.status;
  });
}

type Languages = { guest: AvoidWords; restaurant: AvoidWords };

/** The same for each place that names a dish elsewhere. A mark that says the same already stays, so that it isn't read aloud again. */
export function markPlaces(codes: readonly AllergenChoice[], { guest, restaurant }: Languages): void {
  for (const place of document.querySelectorAll<HTMLElement>(`.${MARK_PLACE_CLASS}`)) {
    // Written by markPlace; null for a dish that could not be read.
    const storedDeclaration = JSON.parse(place.dataset['declaration'] ?? 'null') as Declaration | null;
    const declaration = storedDeclaration ?? { lang: '', variants: [], options: [] };
    const printedFinding = explainStatus(decodeDish(toPrintedLabels(declaration)), codes);
    // A line of the waiter's list that was collected on a page in another language has labels in that language.
    const hasGuestLabels = declaration.lang === document.documentElement.lang;
    const guestFinding = hasGuestLabels ? explainStatus(decodeDish(declaration), codes) : printedFinding;
    const isForStaff = place.classList.contains('for-staff') && restaurant.tag !== guest.tag;
    const marks = [
      ...(isForStaff ? [{ textLines: markLines(printedFinding, restaurant), words: restaurant }] : []),
      { textLines: markLines(guestFinding, guest), words: guest },
    ].flatMap(({ textLines, words }) => (textLines.length > 0 ? [markElement(textLines, words)] : []));
    if (place.textContent === marks.map(({ textContent }) => textContent).join('')) continue;
    place.dataset['avoid'] = guestFinding.status;
    place.replaceChildren(...marks);
  }
}

function toPrintedLabels({ list, variants, options }: Declaration): Omit<Declaration, 'lang'> {
  const printedParts = (parts: Declaration['variants']) =>
    parts.map((part) => ({ ...part, label: part.original ?? part.label }));
  return { list, variants: printedParts(variants), options: printedParts(options) };
}

function markElement(textLines: readonly string[], words?: AvoidWords): HTMLElement {
  const newMark = document.createElement('p');
  newMark.className = 'avoid-mark';
  // The style keeps the lines apart.
  newMark.textContent = textLines.join('\n');
  if (words) {
    newMark.lang = words.tag;
    newMark.dir = words.direction;
  }
  return newMark;
}

import type { AllergenChoice } from '../../../shared/allergens.ts';
import type { AvoidWords } from './avoid-words.ts';
import { button, element } from './elements.ts';

/**
 * Shows the card for the kitchen over the whole screen: what the guest can't eat, in the restaurant's language, and beneath
 * it in the guest's, so that both know what it says. It needs no network.
 */
export function showKitchenCard(
  codes: readonly AllergenChoice[],
  { restaurant, guest, close }: { restaurant: AvoidWords; guest: AvoidWords; close: string },
): void {
  const languages = restaurant.tag === guest.tag ? [restaurant] : [restaurant, guest];
  const sides = languages.map((words, index) => sideOf(codes, words, index > 0));
  const end = button('main-button', close, () => dialog.close());
  const dialog = element('dialog', 'kitchen-card', ...sides, end);
  dialog.ariaLabel = guest.avoiding.card;
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function sideOf(codes: readonly AllergenChoice[], words: AvoidWords, isBeneath: boolean): HTMLElement {
  const { tag, direction, names, avoiding } = words;
  const side = element(
    'section',
    isBeneath ? 'card-beneath' : '',
    element('p', '', avoiding.must_not),
    element('ul', '', ...codes.map((code) => element('li', '', names[code]))),
    element('p', '', avoiding.question),
  );
  side.lang = tag;
  side.dir = direction;
  return side;
}

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
  const cardSides = languages.map((words, index) => sideOf(codes, words, index > 0));
  const closeButton = button('main-button', close, () => cardDialog.close());
  const cardDialog = element('dialog', 'kitchen-card', ...cardSides, closeButton);
  cardDialog.ariaLabel = guest.avoiding.card;
  cardDialog.addEventListener('close', () => cardDialog.remove());
  document.body.append(cardDialog);
  cardDialog.showModal();
}

function sideOf(codes: readonly AllergenChoice[], words: AvoidWords, isBeneath: boolean): HTMLElement {
  const { tag, direction, names, avoiding } = words;
  const cardSide = element(
    'section',
    isBeneath ? 'card-beneath' : '',
    element('p', '', avoiding.must_not),
    element('ul', '', ...codes.map((code) => element('li', '', names[code]))),
    element('p', '', avoiding.question),
  );
  cardSide.lang = tag;
  cardSide.dir = direction;
  return cardSide;
}

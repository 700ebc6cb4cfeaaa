import { type AllergenChoice, type AllergenStatus, explainStatus } from '../../../shared/allergens.ts';
import type { AvoidWords } from './avoid-words.ts';
import { decodeDish } from './declared-dish.ts';
import { markLines } from './mark-words.ts';

const listsOf = (declaredDish: Element, selector: string) =>
  Array.from(declaredDish.querySelectorAll<HTMLElement>(selector), (part) => ({
    label: (part.querySelector('dt') ?? part.firstChild)?.textContent ?? '',
    text: part.dataset['allergens'],
  }));

/** Marks the page's dishes for a guest who can't eat these, or removes the marks. Returns the status of each dish. */
export function markDishes(codes: readonly AllergenChoice[], words: AvoidWords): AllergenStatus[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.item'), (item) => {
    const declaredDish = decodeDish(
      item.dataset['allergens'],
      listsOf(item, '.variants div'),
      listsOf(item, '.options dd'),
    );
    const dishFinding = explainStatus(declaredDish, codes);
    item.querySelector('.avoid-mark')?.remove();
    delete item.dataset['avoid'];
    if (codes.length === 0) return dishFinding.status;
    item.dataset['avoid'] = dishFinding.status;
    const textLines = markLines(dishFinding, words);
    if (textLines.length > 0) {
      const markElement = document.createElement('p');
      markElement.className = 'avoid-mark';
      // The style keeps the lines apart.
      markElement.textContent = textLines.join('\n');
      item.querySelector('.more')?.prepend(markElement);
    }
    return dishFinding.status;
  });
}

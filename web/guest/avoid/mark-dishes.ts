import { type AllergenChoice, type AllergenStatus, explainStatus } from '../../../shared/allergens.ts';
import type { AvoidWords } from './avoid-words.ts';
import { decodeDish } from './declared-dish.ts';
import { markLines } from './mark-words.ts';

const listsOf = (dish: Element, selector: string) =>
  Array.from(dish.querySelectorAll<HTMLElement>(selector), (part) => ({
    label: (part.querySelector('dt') ?? part.firstChild)?.textContent ?? '',
    text: part.dataset['allergens'],
  }));

/** Marks the page's dishes for a guest who can't eat these, or removes the marks. Returns the status of each dish. */
export function markDishes(codes: readonly AllergenChoice[], words: AvoidWords): AllergenStatus[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.item'), (item) => {
    const dish = decodeDish(item.dataset['allergens'], listsOf(item, '.variants div'), listsOf(item, '.options dd'));
    const finding = explainStatus(dish, codes);
    item.querySelector('.avoid-mark')?.remove();
    delete item.dataset['avoid'];
    if (codes.length === 0) return finding.status;
    item.dataset['avoid'] = finding.status;
    const lines = markLines(finding, words);
    if (lines.length > 0) {
      const mark = document.createElement('p');
      mark.className = 'avoid-mark';
      // The style keeps the lines apart.
      mark.textContent = lines.join('\n');
      item.querySelector('.more')?.prepend(mark);
    }
    return finding.status;
  });
}
